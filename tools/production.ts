// Before anything loads React, which must be the one for production.
process.env.NODE_ENV = "production";
