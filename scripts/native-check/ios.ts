import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import plist from '@expo/plist';
import { EXPECTED } from './expected';
import { equal, type Finding, holds, sameSet } from './finding';

export type InfoPlist = Readonly<Record<string, unknown>>;

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function schemesOf(info: InfoPlist): string[] {
  const types = Array.isArray(info['CFBundleURLTypes']) ? (info['CFBundleURLTypes'] as InfoPlist[]) : [];
  return types.flatMap((type) => strings(type['CFBundleURLSchemes']));
}

function explains(info: InfoPlist, name: string): Finding {
  const words = info[name];
  const ok = typeof words === 'string' && words.length > 40;
  return holds(`iOS ${name} explains why`, ok, `iOS ${name} does not explain anything`);
}

/** What Info.plist alone can tell. */
export function infoFindings(info: InfoPlist): Finding[] {
  const usageTexts = Object.keys(info).filter((key) => /^NS.*UsageDescription$/.test(key));
  const transport = (info['NSAppTransportSecurity'] ?? {}) as InfoPlist;
  return [
    equal('iOS NSBonjourServices', info['NSBonjourServices'], EXPECTED.bonjour),
    sameSet('iOS usage texts', usageTexts, EXPECTED.iosUsageTexts),
    ...EXPECTED.iosUsageTexts.map((name) => explains(info, name)),
    sameSet('iOS background modes', strings(info['UIBackgroundModes']), []),
    sameSet('iOS orientations', strings(info['UISupportedInterfaceOrientations']), EXPECTED.orientations),
    sameSet(
      'iPad orientations',
      strings(info['UISupportedInterfaceOrientations~ipad']),
      EXPECTED.orientations,
    ),
    holds(
      'iOS link scheme',
      schemesOf(info).includes(EXPECTED.scheme),
      `iOS does not open ${EXPECTED.scheme}: links`,
    ),
    equal('iOS splash storyboard', info['UILaunchStoryboardName'], 'SplashScreen'),
    equal('iOS arbitrary loads', transport['NSAllowsArbitraryLoads'] ?? false, false),
  ];
}

/** The usage texts that a language's strings do not translate. */
export const untranslated = (stringsFile: string): string[] =>
  EXPECTED.iosUsageTexts.filter((name) => !new RegExp(`^"?${name}"? = ".{40,}";$`, 'm').test(stringsFile));

function translated(folder: string, language: string): Finding {
  const file = path.join(folder, `Supporting/${language}.lproj/InfoPlist.strings`);
  const missing = untranslated(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return equal(`iOS usage texts missing in ${language}`, missing, []);
}

/** `"red" : "0.969"` of an asset catalogue's colour, as #RRGGBB. */
function hex(components: Readonly<Record<string, string>>): string {
  const channel = (name: string): string =>
    Math.round(Number(components[name]) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel('red')}${channel('green')}${channel('blue')}`.toUpperCase();
}

interface ColorSet {
  readonly colors: readonly {
    readonly color: { readonly components: Readonly<Record<string, string>> };
    readonly appearances?: unknown;
  }[];
}

function splashColours(file: string): (string | null)[] {
  if (!existsSync(file)) return [null, null];
  const { colors } = JSON.parse(readFileSync(file, 'utf8')) as ColorSet;
  const found = (dark: boolean): string | null => {
    const entry = colors.find(({ appearances }) => (appearances !== undefined) === dark);
    return entry ? hex(entry.color.components) : null;
  };
  return [found(false), found(true)];
}

export function iosFindings(project: string): Finding[] {
  const folder = path.join(project, 'ios/Interchange');
  const images = path.join(folder, 'Images.xcassets');
  const xcode = readFileSync(path.join(project, 'ios/Interchange.xcodeproj/project.pbxproj'), 'utf8');
  const identifiers = [...xcode.matchAll(/PRODUCT_BUNDLE_IDENTIFIER = "?([\w.-]+)"?;/g)].map(
    (match) => match[1]!,
  );
  const info = plist.parse(readFileSync(path.join(folder, 'Info.plist'), 'utf8')) as InfoPlist;
  const pictures = ['AppIcon.appiconset/App-Icon-1024x1024@1x.png', 'SplashScreenLogo.imageset/image@3x.png'];
  return [
    sameSet('iOS identifier', identifiers, [EXPECTED.identifier]),
    ...infoFindings(info),
    ...EXPECTED.iosLanguages.map((language) => translated(folder, language)),
    equal(
      'iOS pictures missing',
      pictures.filter((file) => !existsSync(path.join(images, file))),
      [],
    ),
    equal(
      'iOS splash colours',
      splashColours(path.join(images, 'SplashScreenBackground.colorset/Contents.json')),
      [EXPECTED.splash.light, EXPECTED.splash.dark],
    ),
  ];
}
