import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AndroidConfig, XML } from 'expo/config-plugins';

export type Manifest = AndroidConfig.Manifest.AndroidManifest['manifest'];

export async function readManifest(file: string): Promise<Manifest> {
  const document = (await XML.readXMLAsync({
    path: file,
  })) as unknown as AndroidConfig.Manifest.AndroidManifest;
  return document.manifest;
}

/** Permissions a manifest asks for, and those it takes away from libraries. */
export function permissionsOf(manifest: Manifest): { readonly asked: string[]; readonly removed: string[] } {
  const entries = (manifest['uses-permission'] ?? []).map(({ $ }) => $ as Record<string, string | undefined>);
  const names = (removed: boolean): string[] =>
    entries
      .filter((entry) => (entry['tools:node'] === 'remove') === removed)
      .flatMap((entry) => entry['android:name'] ?? []);
  return { asked: names(false), removed: names(true) };
}

/** The manifests that Gradle would merge into ours. */
export function libraryManifests(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies)
    .map((name) => path.join(root, 'node_modules', name, 'android/src/main/AndroidManifest.xml'))
    .filter((file) => existsSync(file));
}

/** What the installed app would ask for: its own and its libraries' permissions, less the removed ones. */
export function mergedPermissions(own: Manifest, libraries: readonly Manifest[]): string[] {
  const { asked, removed } = permissionsOf(own);
  const brought = libraries.flatMap((library) => permissionsOf(library).asked);
  return [...asked, ...brought].filter((name) => !removed.includes(name));
}
