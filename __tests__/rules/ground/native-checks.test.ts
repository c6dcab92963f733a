import type { Manifest } from '../../../scripts/native-check/android-manifest';
import { manifestFindings } from '../../../scripts/native-check/android';
import { bundleFinding } from '../../../scripts/native-check/bundles';
import { EXPECTED } from '../../../scripts/native-check/expected';
import type { Finding } from '../../../scripts/native-check/finding';
import { infoFindings, untranslated } from '../../../scripts/native-check/ios';

const complaints = (findings: readonly Finding[]): string[] =>
  findings.filter(({ ok }) => !ok).map(({ sentence }) => sentence);

const permission = (name: string, node?: 'remove'): object => ({
  $: { 'android:name': name, ...(node ? { 'tools:node': node } : {}) },
});

function manifest(
  permissions: readonly object[],
  orientation = 'unspecified',
  scheme = 'interchange',
): Manifest {
  const filter = { data: [{ $: { 'android:scheme': scheme } }] };
  const activity = { $: { 'android:screenOrientation': orientation }, 'intent-filter': [filter] };
  return { 'uses-permission': permissions, application: [{ activity: [activity] }] } as unknown as Manifest;
}

const wanted = EXPECTED.androidPermissions.map((name) => permission(name));
const microphone = 'android.permission.RECORD_AUDIO';

describe('the Android manifest', () => {
  it('is fine as it should be', () => expect(complaints(manifestFindings(manifest(wanted), []))).toEqual([]));

  it('may not ask for the microphone, itself or through a library', () => {
    const own = manifest([...wanted, permission(microphone)]);
    expect(complaints(manifestFindings(own, []))).toEqual([expect.stringContaining(microphone)]);
    const library = manifest([permission(microphone)]);
    expect(complaints(manifestFindings(manifest(wanted), [library]))).toEqual([
      expect.stringContaining(microphone),
    ]);
  });

  it('may take away what a library asks for', () => {
    const own = manifest([...wanted, permission(microphone, 'remove')]);
    expect(complaints(manifestFindings(own, [manifest([permission(microphone)])]))).toEqual([]);
  });

  it('must not lack a permission, turn off turning, or lose its links', () => {
    expect(complaints(manifestFindings(manifest(wanted.slice(1)), []))).toHaveLength(1);
    expect(complaints(manifestFindings(manifest(wanted, 'portrait', 'https'), []))).toEqual([
      'Android link schemes is ["https"], not ["interchange"]',
      'Android orientation is "portrait", not "unspecified"',
    ]);
  });
});

const info = {
  NSBonjourServices: ['_interchange._tcp'],
  NSLocalNetworkUsageDescription: 'Interchange looks for tables on your local network.',
  NSCameraUsageDescription: 'Interchange reads the QR code of a table that you join.',
  UISupportedInterfaceOrientations: [...EXPECTED.orientations].reverse(),
  'UISupportedInterfaceOrientations~ipad': EXPECTED.orientations,
  CFBundleURLTypes: [{ CFBundleURLSchemes: ['interchange', 'app.interchange.games'] }],
  UILaunchStoryboardName: 'SplashScreen',
};

describe('Info.plist', () => {
  it('is fine as it should be', () => expect(complaints(infoFindings(info))).toEqual([]));

  it.each<[string, object]>([
    ['iOS NSBonjourServices', { NSBonjourServices: ['_http._tcp'] }],
    ['iOS usage texts', { NSMicrophoneUsageDescription: 'Talk' }],
    ['iOS NSLocalNetworkUsageDescription', { NSLocalNetworkUsageDescription: 'Network' }],
    ['iOS NSCameraUsageDescription', { NSCameraUsageDescription: 'Camera' }],
    ['iOS background modes', { UIBackgroundModes: ['audio'] }],
    ['iOS orientations', { UISupportedInterfaceOrientations: ['UIInterfaceOrientationPortrait'] }],
    ['iOS does not open interchange: links', { CFBundleURLTypes: [] }],
    ['iOS splash storyboard', { UILaunchStoryboardName: undefined }],
    ['iOS arbitrary loads', { NSAppTransportSecurity: { NSAllowsArbitraryLoads: true } }],
  ])('is refused: %s', (start, change) => {
    const found = complaints(infoFindings({ ...info, ...change }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${start}`));
  });
});

describe('the texts of a language', () => {
  it('are there for everything that iOS asks the user', () => {
    const strings = EXPECTED.iosUsageTexts.map(
      (name) => `${name} = "${'Warum das gefragt wird. '.repeat(2)}";`,
    );
    expect(untranslated(strings.join('\n'))).toEqual([]);
    expect(untranslated(strings[0]!)).toEqual(EXPECTED.iosUsageTexts.slice(1));
    expect(untranslated('')).toEqual(EXPECTED.iosUsageTexts);
  });
});

describe('a bundle', () => {
  const magic = Buffer.from('c61fbc03c103191f00000000', 'hex');

  it('must be one file of Hermes bytecode', () => {
    expect(bundleFinding('android', [magic]).ok).toBe(true);
    expect(bundleFinding('android', [Buffer.from('var __BUNDLE_START_TIME__=1')]).ok).toBe(false);
    expect(bundleFinding('android', []).ok).toBe(false);
  });
});
