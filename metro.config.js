// Both cut unused exports from release builds only; without them the web app is 8 % larger. Set here and not in a
// script, so that Gradle and Xcode, which call the bundler themselves, build the same code.
process.env.EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH ??= '1';
process.env.EXPO_UNSTABLE_TREE_SHAKING ??= '1';

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

/** zod brings its messages in 50 languages, 300 kB that nothing can shake off; our words are in src/i18n. */
config.resolver.resolveRequest = (context, name, platform) => {
  // The web takes zod's ES modules, phones its CommonJS ones.
  const locales = /node_modules[\\/]zod[\\/]/.test(context.originModulePath)
    ? /^(\.\.\/locales\/)index(\.c?js)$/.exec(name)
    : null;
  return context.resolveRequest(context, locales ? `${locales[1]}en${locales[2]}` : name, platform);
};

module.exports = config;
