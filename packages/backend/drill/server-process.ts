import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { DatabaseTarget } from '../src/database/connect.ts';

const program = new URL('../src/main.ts', import.meta.url);

export interface ServerProcess {
  /** The origin to call; undefined if the server ended before it was ready. */
  ready: Promise<string | undefined>;
  /** Ends the server and returns its exit code, null if the signal killed it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Its output, log included. */
  output(): string;
}

/** Starts the product as an operator does, on a free port of this machine. */
export function startServer(
  target: DatabaseTarget,
  crmUrl: string,
  settings: Readonly<Record<string, string>> = {},
): ServerProcess {
  return startProgram(program, {
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: 'off',
    // The drill requests no page, so it need not wait for a build of the site.
    SITE_DIST: 'none',
    ...('dataDir' in target ? { DATA_DIR: target.dataDir } : { DATABASE_URL: target.databaseUrl }),
    SESSION_SECRET: 'a-secret-of-the-drill-0123456789abcdef',
    CRM_URL: crmUrl,
    CRM_TOKEN: 'drill',
    CRM_PORTAL_ID: 'drill',
    CRM_FORM_SIGN_UP: 'drill',
    CRM_FORM_PRIVACY: 'privacy',
    ...settings,
  });
}

/** Starts a program that prints `Ready on http://…` once it is ready. */
export function startProgram(file: URL, settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [file.pathname], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }

  const ready = new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const origin = /^Ready on (http:\S+)$/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
    void closed.then(() => resolve(undefined));
  });

  return {
    ready,
    async end(signal) {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
    output: () => output,
  };
}

/** @throws if the server ends before it is ready. */
export async function startAndWait(
  target: DatabaseTarget,
  crmUrl: string,
): Promise<{ server: ServerProcess; origin: string }> {
  const server = startServer(target, crmUrl);
  const origin = await server.ready;
  if (origin === undefined) throw new Error(`The server did not start:\n${server.output()}`);
  return { server, origin };
}
