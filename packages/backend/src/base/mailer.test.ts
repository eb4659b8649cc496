import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../tools/listen-on-loopback.ts';
import { type FakeMailServer, startFakeMailServer } from '../../test/fake-mail-server.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { createMailer } from './mailer.ts';

const letter = { to: 'lee@example.org', subject: 'Hello', text: 'Come in.' };
const from = 'desk@example.org';

/** Returns the log lines about a mail server, from its check and from a letter. */
async function reasons(url: string): Promise<unknown[]> {
  const log = createRecordingLog();
  const mailer = createMailer({ url, from }, log);
  await mailer.check();
  expect(await mailer.send(letter)).toBe(log.entries.length === 0);
  expect(JSON.stringify(log.entries)).not.toContain('lee@');
  return log.entries.map(({ input }) => input);
}

const both = (reason: string) => [
  [{ reason }, expect.stringMatching(/^The mail server cannot be used/)],
  [{ reason }, 'An email could not be sent.'],
];

describe('[staff-26] a mail server', () => {
  let server: FakeMailServer | undefined;

  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('is not logged while it accepts letters', async () => {
    server = await startFakeMailServer();
    expect(await reasons(server.url)).toEqual([]);
    expect(server.letters).toHaveLength(1);
  });

  it('that is unreachable is logged with the system’s error code', async () => {
    server = await startFakeMailServer();
    const { url } = server;
    await server.close();
    expect(await reasons(url)).toEqual(both('ECONNREFUSED'));
  });

  it('that refuses the credentials is logged with its response', async () => {
    server = await startFakeMailServer({
      EHLO: '250-ready\r\n250 AUTH PLAIN',
      AUTH: '535 5.7.8 lee@example.org is unknown',
    });
    expect(await reasons(server.url.replace('//', '//lee:word@'))).toEqual(
      both('EAUTH (535 in response to AUTH PLAIN)'),
    );
  });

  it('that refuses the sender is logged with its response', async () => {
    server = await startFakeMailServer({ MAIL: '550 5.7.1 not lee@example.org' });
    expect(await reasons(server.url)).toEqual(both('EENVELOPE (550 in response to MAIL FROM)').slice(1));
  });

  it.runIf(spawnSync('openssl', ['version']).status === 0)(
    'names the problem of a self-signed certificate, and uses it once it is trusted',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
      const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
      const wanted = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
      const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
      execFileSync('openssl', ['req', ...wanted.split(' '), ...names, '-keyout', key, '-out', cert], {
        stdio: 'ignore',
      });
      const secure = createServer({ key: await readFile(key), cert: await readFile(cert) }, (socket) => {
        socket.on('error', () => {});
        socket.write('220 hello\r\n');
        socket.on('data', (said) => socket.write(String(said).startsWith('QUIT') ? '221 goodbye\r\n' : '250 ok\r\n'));
      });
      const url = (await listenOnLoopback(secure)).replace('http:', 'smtps:');
      expect(await reasons(url)).toEqual(both('DEPTH_ZERO_SELF_SIGNED_CERT'));

      const check = `import { createMailer } from ${JSON.stringify(new URL('mailer.ts', import.meta.url).href)};
        await createMailer({ url: '${url}', from: '${from}' }, { error: (...said) => console.log(...said) }).check();
        console.log('checked');`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', check], {
        env: { NODE_EXTRA_CA_CERTS: cert },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      expect(await text(child.stdout)).toBe('checked\n');
      secure.close();
      await once(secure, 'close');
      await rm(folder, { recursive: true });
    },
  );
});
