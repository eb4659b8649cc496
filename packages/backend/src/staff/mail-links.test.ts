import type { StaffLetters } from '@sponsor/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeMailServer, startFakeMailServer } from '../../test/fake-mail-server.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { createMailer } from '../base/mailer.ts';
import { createLinkMailer } from './mail-links.ts';

const publicUrl = 'https://www.example.org';
const news = { subject: 'News of {host}', paragraphs: ['{about}, {by}'] };
const notices = {
  'administrator added': news,
  'password link made': news,
  'password changed': news,
  'second factor removed': news,
  'new browser': news,
  'locked out': news,
};
const letters: StaffLetters = {
  invitation: { subject: 'Come to {host}', paragraphs: ['{host} has a desk for you.', 'Take it:'] },
  newPassword: { subject: 'Back to {host}', paragraphs: ['The way back to {host}:'] },
  passwordReset: { subject: 'Anew at {host}', paragraphs: ['An administrator of {host} asked:'] },
  notices,
  auditHead: { subject: 'The log of {host}', paragraphs: ['{head}'] },
  newLeads: { subject: '{count} at {host}', paragraphs: [], forms: {}, more: '' },
};
let server: FakeMailServer;

const start = async () => {
  server = await startFakeMailServer();
  const log = createRecordingLog();
  const mailer = createMailer({ url: server.url, from: 'desk@example.org' }, log);
  return { log, mailer: createLinkMailer(mailer, letters, publicUrl) };
};

describe('letters with links', () => {
  afterEach(() => server.close());

  it('reach a mail server in the sponsor’s words, with the site’s name in them and the link below', async () => {
    const { mailer } = await start();
    expect(await mailer.invite('lee@example.org', 'token-one')).toBe(true);
    expect(await mailer.sendPasswordLink('lee@example.org', 'token-two')).toBe(true);
    expect(await mailer.resetPassword('lee@example.org', 'token-three')).toBe(true);
    // Quoted-printable breaks long lines with `=`.
    const [invitation = '', password = '', reset = ''] = server.letters.map((letter) => letter.replaceAll('=\n', ''));
    expect(invitation).toContain('To: lee@example.org');
    expect(invitation).toContain('From: desk@example.org');
    expect(invitation).toContain('Subject: Come to www.example.org');
    expect(invitation).toMatch(
      /www\.example\.org has a desk for you\.\s+Take it:\s+https:\/\/www\.example\.org\/setup#token-one/,
    );
    expect(password).toContain('Subject: Back to www.example.org');
    expect(password).toMatch(/The way back to www\.example\.org:\s+https:\/\/www\.example\.org\/setup#token-two/);
    expect(reset).toMatch(
      /An administrator of www\.example\.org asked:\s+https:\/\/www\.example\.org\/setup#token-three/,
    );
  });

  it('are answered for when the mail server is gone, and the log names nobody', async () => {
    const { log, mailer } = await start();
    await server.close();
    expect(await mailer.invite('lee@example.org', 'token-one')).toBe(false);
    expect(log.entries).toHaveLength(1);
    expect(JSON.stringify(log.entries)).not.toMatch(/lee@|token-one/);
  });
});
