/** What the native projects must say: the permissions of LAN play, and the names that stores and links know us by. */
export const EXPECTED = {
  identifier: 'app.interchange.games',
  scheme: 'interchange',
  bonjour: ['_interchange._tcp'],
  iconBackground: '#14213D',
  splash: { light: '#F7F5F0', dark: '#10151F' },
  /** The merged list, so a library that brings one more is found out. The last two ask the user nothing. */
  androidPermissions: [
    'android.permission.INTERNET',
    'android.permission.ACCESS_NETWORK_STATE',
    'android.permission.ACCESS_WIFI_STATE',
    'android.permission.CHANGE_WIFI_MULTICAST_STATE',
    'android.permission.ACCESS_LOCAL_NETWORK',
    'android.permission.CAMERA',
    'android.permission.VIBRATE',
    'android.permission.MODIFY_AUDIO_SETTINGS',
  ],
  /** A usage text in Info.plist means a question to the user; only these are asked, and never for a microphone. */
  iosUsageTexts: ['NSLocalNetworkUsageDescription', 'NSCameraUsageDescription'],
  /** The languages of the app beside English, in which those texts are asked, too. */
  iosLanguages: ['de'],
  orientations: [
    'UIInterfaceOrientationPortrait',
    'UIInterfaceOrientationPortraitUpsideDown',
    'UIInterfaceOrientationLandscapeLeft',
    'UIInterfaceOrientationLandscapeRight',
  ],
} as const;
