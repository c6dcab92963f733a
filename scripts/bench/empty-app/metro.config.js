const path = require('path');
const { getDefaultConfig } = require('expo/metro-config');

// The packages are those of the project around this folder, so both apps are built from the same versions.
const root = path.resolve(__dirname, '../../..');
const config = getDefaultConfig(__dirname);
config.watchFolders = [path.join(root, 'node_modules')];
config.resolver.nodeModulesPaths = [path.join(root, 'node_modules')];
module.exports = config;
