module.exports = function (api) {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  if (!isWeb) return { presets: ['babel-preset-expo'] };
  // A browser has no second thread for worklets, so it needs no copy of their source as text.
  return {
    presets: [['babel-preset-expo', { worklets: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
  };
};
