import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const installed = path.join(root, 'node_modules/react-native-zeroconf');

describe('the patch of react-native-zeroconf', () => {
  it('is applied to what is installed: no argument that breaks the Android build is left', () => {
    const gradle = readFileSync(path.join(installed, 'android/build.gradle'), 'utf8');
    expect(gradle).not.toContain('NDK_APPLICATION_MK');
    expect(gradle.match(/externalNativeBuild/g)).toHaveLength(1);
    expect(gradle).toContain('path "src/main/jni/Android.mk"');
  });

  it('is for the version that is installed, and every install applies it', () => {
    const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      version: string;
    };
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(readdirSync(path.join(root, 'patches'))).toContain(`react-native-zeroconf+${version}.patch`);
    expect(scripts['postinstall']).toBe('patch-package');
  });
});
