import { spawn } from 'node:child_process';
import path from 'node:path';
import { EXPO_ENVIRONMENT } from '../expo-environment';

/** Runs the Expo command line in a folder; throws with all it said when it fails. */
export function runExpo(folder: string, args: readonly string[]): Promise<void> {
  const cli = path.join(folder, 'node_modules/expo/bin/cli');
  const env = { ...process.env, ...EXPO_ENVIRONMENT, EXPO_NO_GIT_STATUS: '1' };
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`expo ${args.join(' ')} failed.\n${output.trim()}`)),
    );
  });
}
