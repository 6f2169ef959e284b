// Set before anything loads React, which chooses its production build by it.
process.env.NODE_ENV = "production";
