import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timeouts } from '../../../tools/timeouts.ts';
import { postJson, signUpBody } from '../test/app.ts';
import { createTestTarget, type TestTarget } from '../test/databases.ts';

const backend = new URL('..', import.meta.url);

const tellsWhenItListens = `data:text/javascript,${encodeURIComponent(
  `process.on('newListener', (name) => name === 'SIGTERM' && process.stdout.write('listens'))`,
)}`;

/** Write failures other than a full disk. */
const breaksOutput = `
  import fs from 'node:fs';
  const codes = ['EDQUOT', 'EIO', 'EFBIG'];
  const write = fs.writeSync;
  let writes = 0;
  fs.writeSync = (handle, ...what) => {
    if (handle > 2) return write(handle, ...what);
    const code = codes[writes++ % codes.length];
    throw Object.assign(new Error(code), { code });
  };`;

/** Whether this machine lets a test give a process its own PID namespace, in which it is PID 1. */
const hasNamespaces = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe('the process of the server', () => {
  let target: TestTarget;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    target = await createTestTarget('embedded');
  });
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    await target.remove();
  });

  function start(
    stdio: SpawnOptions['stdio'],
    changes: Readonly<Record<string, string>> = {},
    around: readonly string[] = [],
  ): ChildProcess {
    const [program, ...args] = [...around, process.execPath, 'src/main.ts'];
    const child = spawn(program, args, {
      stdio,
      cwd: backend,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        SITE_DIST: 'none',
        DATA_DIR: 'dataDir' in target.target ? target.target.dataDir : '',
        ...changes,
      },
    });
    running.push(child);
    return child;
  }

  const outcome = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.signalCode ?? child.exitCode;
  };

  /** The address in the server's "ready" line. */
  async function addressOf(child: ChildProcess): Promise<string> {
    let output = '';
    for await (const piece of child.stdout ?? []) {
      output += piece;
      const address = /^Ready on (http:\S+)$/m.exec(output)?.[1];
      if (address) return address;
    }
    throw new Error(`The server ended before it was ready: ${output}`);
  }

  it.each([0, 800])('shuts down in order at a signal %i ms after it began to listen for it', async (ms) => {
    const child = start(['ignore', 'pipe', 'inherit'], { NODE_OPTIONS: `--import=${tellsWhenItListens}` });
    if (child.stdout) await once(child.stdout, 'data');
    await setTimeout(ms);
    child.kill('SIGTERM');
    expect(await outcome(child)).toBe(0);
  });

  it.runIf(hasNamespaces)(
    'obeys a signal at the first moment that it is ready, as the first process of a container',
    async () => {
      const child = start(['ignore', 'pipe', 'inherit'], {}, [
        'unshare',
        '--pid',
        '--fork',
        '--kill-child',
        '--mount-proc',
      ]);
      await addressOf(child);
      // The signal is for the server, which is a child of `unshare`.
      const server = Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'));
      expect(server).toBeGreaterThan(1);
      process.kill(server, 'SIGTERM');
      expect(await outcome(child)).toBe(0);
    },
  );

  describe.runIf(process.platform === 'linux').each(['full', 'closed', 'broken'] as const)(
    'whose output is %s',
    (output) => {
      /** Starts the server so that every write to its stdout and stderr fails. */
      async function startMute(changes: Readonly<Record<string, string>>, program = ''): Promise<ChildProcess> {
        const full = await open('/dev/full', 'w');
        const imported = `${output === 'broken' ? breaksOutput : ''}${program}`;
        const options = imported && { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(imported)}` };
        const to = { full: full.fd, closed: 'pipe', broken: 'ignore' } as const;
        const child = start(['ignore', to[output], to[output]], { ...changes, ...options });
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
        await full.close();
        return child;
      }

      it('stores leads, and stops at a signal', async () => {
        const port = String(20_000 + Math.floor(Math.random() * 10_000));
        const child = await startMute({ PORT: port });
        const post = () =>
          fetch(`http://127.0.0.1:${port}/api/forms/sign-up/submissions`, postJson(signUpBody('ann@example.org')));
        // It cannot say when it is ready.
        const answered = async () => (await post().catch(() => undefined))?.status;
        await expect.poll(answered, { timeout: timeouts.test / 2 }).toBe(200);
        for (let more = 0; more < 20; more += 1) expect((await post()).status).toBe(200);
        child.kill('SIGTERM');
        expect(await outcome(child)).toBe(0);
      });

      it('exits with 1 if it fails', async () => {
        expect(await outcome(await startMute({ PORT: 'none' }))).toBe(1);
        expect(await outcome(await startMute({}, `setTimeout(() => { throw new Error(); }, 2_000);`))).toBe(1);
      });
    },
  );
});
