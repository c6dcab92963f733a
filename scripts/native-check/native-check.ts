import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { androidFindings } from './android';
import { bundleFindings } from './bundles';
import type { Finding } from './finding';
import { iosFindings } from './ios';
import { prebuild } from './prebuild';

function report(findings: readonly Finding[]): number {
  for (const { ok, sentence } of findings) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${sentence}`);
  return findings.filter(({ ok }) => !ok).length;
}

/** What can be proven about the native apps without a phone; gives the exit code. */
export async function nativeCheck(root: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'interchange-native-'));
  try {
    console.log('Making the native projects in a temporary folder.');
    const project = path.join(folder, 'project');
    await prebuild(root, project);
    let failures = report([...(await androidFindings(root, project)), ...iosFindings(project)]);
    console.log('Exporting the bundles for Android and iOS.');
    failures += report(await bundleFindings(root, path.join(folder, 'bundles')));
    return failures === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
