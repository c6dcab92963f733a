import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryManifests, type Manifest, mergedPermissions, readManifest } from './android-manifest';
import { EXPECTED } from './expected';
import { equal, type Finding, holds, sameSet } from './finding';

const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];

function schemesOf(manifest: Manifest): string[] {
  const activities = manifest.application?.[0]?.activity ?? [];
  const filters = activities.flatMap((activity) => activity['intent-filter'] ?? []);
  const data = filters.flatMap((filter) => filter.data ?? []);
  return data.flatMap(({ $ }) => $['android:scheme'] ?? []);
}

/** What the manifest alone can tell. */
export function manifestFindings(manifest: Manifest, libraries: readonly Manifest[]): Finding[] {
  const activity = manifest.application?.[0]?.activity?.[0]?.$ as
    Record<string, string | undefined> | undefined;
  const orientation = activity?.['android:screenOrientation'] ?? 'unspecified';
  return [
    sameSet('Android permissions', mergedPermissions(manifest, libraries), EXPECTED.androidPermissions),
    equal('Android link schemes', schemesOf(manifest), [EXPECTED.scheme]),
    equal('Android orientation', orientation, 'unspecified'),
  ];
}

function colour(file: string, name: string): string | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new RegExp(`<color name="${name}">(#[0-9A-Fa-f]{6})</color>`).exec(text)?.[1]?.toUpperCase() ?? null;
}

const missing = (folder: string, files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(path.join(folder, file)));

function resourceFindings(res: string): Finding[] {
  const icons = DENSITIES.map((density) => `mipmap-${density}/ic_launcher_foreground.webp`);
  const splashes = ['', 'night-'].flatMap((mode) =>
    DENSITIES.map((density) => `drawable-${mode}${density}/splashscreen_logo.png`),
  );
  const colours = path.join(res, 'values/colors.xml');
  const night = path.join(res, 'values-night/colors.xml');
  return [
    equal('Android icons missing', missing(res, [...icons, 'mipmap-anydpi-v26/ic_launcher.xml']), []),
    equal('Android icon background', colour(colours, 'iconBackground'), EXPECTED.iconBackground),
    equal('Android splash pictures missing', missing(res, splashes), []),
    equal('Android splash colour', colour(colours, 'splashscreen_background'), EXPECTED.splash.light),
    equal('Android splash colour at night', colour(night, 'splashscreen_background'), EXPECTED.splash.dark),
  ];
}

export async function androidFindings(root: string, project: string): Promise<Finding[]> {
  const app = path.join(project, 'android/app');
  const gradle = readFileSync(path.join(app, 'build.gradle'), 'utf8');
  const manifest = await readManifest(path.join(app, 'src/main/AndroidManifest.xml'));
  const libraries = await Promise.all(libraryManifests(root).map(readManifest));
  return [
    equal('Android identifier', /applicationId ['"]([^'"]+)['"]/.exec(gradle)?.[1], EXPECTED.identifier),
    ...manifestFindings(manifest, libraries),
    ...resourceFindings(path.join(app, 'src/main/res')),
    holds(
      'Android splash theme',
      manifest.application?.[0]?.activity?.[0]?.$['android:theme'] === '@style/Theme.App.SplashScreen',
      'Android starts without the splash theme',
    ),
  ];
}
