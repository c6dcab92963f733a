// Both cut unused exports from release builds only; without them the web app is 8 % larger. Set here and not in a
// script, so that Gradle and Xcode, which call the bundler themselves, build the same code.
process.env.EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH ??= '1';
process.env.EXPO_UNSTABLE_TREE_SHAKING ??= '1';

const { readdirSync } = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

/**
 * gesture-handler asks for reanimated by `require`, which counts as a use of all of it: a third of it, a twentieth of
 * a phone's bytecode, would be layout animations that nothing here plays.
 */
const REANIMATED_OF_GESTURES = path.join(__dirname, 'src/bootstrap/reanimated-of-gestures.ts');

/** zod brings its messages in 50 languages, 300 kB that nothing can shake off; our words are in src/i18n. */
config.resolver.resolveRequest = (context, name, platform) => {
  const origin = context.originModulePath;
  if (name === 'react-native-reanimated' && /[\\/]gestures[\\/]reanimatedWrapper\.[jt]s$/.test(origin)) {
    return { type: 'sourceFile', filePath: REANIMATED_OF_GESTURES };
  }
  // The web takes zod's ES modules, phones its CommonJS ones.
  const locales = /node_modules[\\/]zod[\\/]/.test(origin)
    ? /^(\.\.\/locales\/)index(\.c?js)$/.exec(name)
    : null;
  return context.resolveRequest(context, locales ? `${locales[1]}en${locales[2]}` : name, platform);
};

/** Their inner loops use what they import millions of times; looking it up at each use would slow them down. */
const EAGER = ['src/engine', 'src/maps', 'src/games'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true }).map((file) =>
    path.join(__dirname, folder, file),
  ),
);

/** A module runs when it is first used, not when the app starts: the first screen waits for a fifth less code. */
config.transformer.getTransformOptions = async () => ({
  transform: {
    experimentalImportSupport: true,
    inlineRequires: { blockList: Object.fromEntries(EAGER.map((file) => [file, true])) },
  },
});

module.exports = config;
