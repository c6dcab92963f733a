/** `npx detox build -c <configuration>` makes the native project and the app, `npx detox test -c <configuration>` runs the specs. */
const prebuild = (platform) => `DETOX=1 npx expo prebuild --clean --platform ${platform} --no-install`;

/** @type {Detox.DetoxConfig} */
module.exports = {
  // Specs import Detox by name, so that `expect` without an import stays jest's.
  behavior: { init: { exposeGlobals: false } },
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.config.js' }, jest: { setupTimeout: 180_000 } },
  artifacts: { rootDir: 'e2e/artifacts', plugins: { screenshot: { shouldTakeAutomaticSnapshots: true } } },
  apps: {
    'ios.release': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Interchange.app',
      build:
        `${prebuild('ios')} && (cd ios && pod install) && ` +
        'xcodebuild -workspace ios/Interchange.xcworkspace -scheme Interchange -configuration Release ' +
        '-sdk iphonesimulator -derivedDataPath ios/build',
    },
    'android.release': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build:
        `${prebuild('android')} && ` +
        '(cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release)',
    },
  },
  devices: {
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 16' } },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_8_API_35' } },
    attached: { type: 'android.attached', device: { adbName: '.*' } },
  },
  configurations: {
    'ios.simulator': { device: 'simulator', app: 'ios.release' },
    'android.emulator': { device: 'emulator', app: 'android.release' },
    'android.attached': { device: 'attached', app: 'android.release' },
  },
};
