import { afterEach, describe, expect, it } from 'vitest';
import { type FakeMailServer, startFakeMailServer } from '../../test/fake-mail-server.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { createMailer } from '../base/mailer.ts';
import { createLinkMailer } from './mail-links.ts';

const publicUrl = 'https://www.example.org';
let server: FakeMailServer;

const start = async () => {
  server = await startFakeMailServer();
  const log = createRecordingLog();
  const mailer = createMailer({ url: server.url, from: 'desk@example.org' }, log);
  return { log, mailer: createLinkMailer(mailer, publicUrl) };
};

describe('letters with links', () => {
  afterEach(() => server.close());

  it('arrive at the mail server with the site’s name and the link', async () => {
    const { mailer } = await start();
    expect(await mailer.invite('lee@example.org', 'token-one')).toBe(true);
    expect(await mailer.sendPasswordLink('lee@example.org', 'token-two')).toBe(true);
    expect(await mailer.resetPassword('lee@example.org', 'token-three')).toBe(true);
    // Quoted-printable breaks long lines with `=`.
    const [invitation = '', password = '', reset = ''] = server.letters.map((letter) => letter.replaceAll('=\n', ''));
    expect(invitation).toContain('To: lee@example.org');
    expect(invitation).toContain('From: desk@example.org');
    expect(invitation).toContain('Subject: Your staff account at www.example.org');
    expect(invitation).toMatch(
      /the staff area of www\.example\.org\.\s+Choose your password within 72 hours\. This link works once:\s+https:\/\/www\.example\.org\/setup#token-one/,
    );
    expect(password).toContain('Subject: Choose a new password at www.example.org');
    expect(password).toMatch(/This link works once, for an hour:\s+https:\/\/www\.example\.org\/setup#token-two/);
    expect(reset).toMatch(
      /An administrator of www\.example\.org asks you[^]+for 24 hours:\s+https:\/\/www\.example\.org\/setup#token-three/,
    );
  });

  it('get the same response if the mail server is unreachable, and the log contains no address', async () => {
    const { log, mailer } = await start();
    await server.close();
    expect(await mailer.invite('lee@example.org', 'token-one')).toBe(false);
    expect(log.entries).toHaveLength(1);
    expect(JSON.stringify(log.entries)).not.toMatch(/lee@|token-one/);
  });
});
