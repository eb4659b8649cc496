import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';

const program = new URL('../test/record-leads.ts', import.meta.url).pathname;

export interface Recording {
  /** The ids of the acknowledged submissions. */
  acknowledged: string[];
  /** Null if a signal ended it. */
  code: number | null;
}

/**
 * Stores leads in a separate process, on a disk that a module simulates; kills it after this many acknowledgments.
 */
export async function recordElsewhere(
  dataDir: string,
  disk: { module: URL; settings: Record<string, string> },
  { leads, killAfter = leads }: { leads: number; killAfter?: number },
): Promise<Recording> {
  const child = spawn(process.execPath, ['--import', disk.module.href, program, dataDir, String(leads)], {
    env: { PATH: process.env['PATH'], ...disk.settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const id of createInterface(child.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === killAfter && killAfter < leads) child.kill('SIGKILL');
  }
  await closed;
  return { acknowledged, code: child.exitCode };
}
