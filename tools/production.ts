// This must run before anything loads React, which chooses its production build by NODE_ENV.
process.env.NODE_ENV = "production";
