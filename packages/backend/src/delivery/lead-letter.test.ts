import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeMailServer, startFakeMailServer } from '../../test/fake-mail-server.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { createMailer } from '../base/mailer.ts';
import { createLeadLetter } from './lead-letter.ts';
import type { Notice } from './notices.ts';

const notice = (minute: number): Notice => ({
  submissionId: randomUUID(),
  leadId: `019a8f3b-0000-7000-8000-0000000000${minute}`,
  formId: minute % 2 === 0 ? 'sign-up' : 'deck',
  receivedAt: new Date(`2026-03-01T15:${minute}:00Z`),
  newLead: true,
  attempts: 0,
});

describe('the letter about new leads', () => {
  let server: FakeMailServer;

  beforeEach(async () => {
    server = await startFakeMailServer();
  });
  afterEach(() => server.close());

  async function send(notices: readonly Notice[]): Promise<string> {
    const letter = createLeadLetter(
      {
        mailer: createMailer({ url: server.url, from: 'desk@example.org' }, createRecordingLog()),
        to: 'sales@example.org',
        timeZone: 'America/New_York',
      },
      'https://www.example.org',
    );
    expect(await letter(notices)).toBe(true);
    // Quoted-printable breaks long lines with `=`.
    return (server.letters.at(-1) ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  }

  it('[news-5] contains the number of leads, and the form, time and address of each, newest first', async () => {
    const text = await send([notice(10), notice(11)]);
    expect(text).toContain('To: sales@example.org');
    expect(text).toContain('Subject: New submissions at www.example.org: 2');
    const body = text.slice(text.indexOf('\n\n')).replaceAll(/[\u202f\u00a0]|=E2=80=AF/g, ' ');
    expect(body.trim().split('\n').filter(Boolean)).toEqual([
      'New submissions at www.example.org: 2. Read them in the staff area:',
      'Deck request, Mar 1, 2026, 10:11:00 AM EST',
      'https://www.example.org/admin/leads?lead=019a8f3b-0000-7000-8000-000000000011',
      'Landing page sign-up, Mar 1, 2026, 10:10:00 AM EST',
      'https://www.example.org/admin/leads?lead=019a8f3b-0000-7000-8000-000000000010',
    ]);
  });

  it('[news-5] lists fifty, and says how many more there are', async () => {
    const text = await send(Array.from({ length: 1_000 }, () => notice(12)));
    expect(text).toContain('Subject: New submissions at www.example.org: 1000');
    expect(text.match(/lead=/g)).toHaveLength(50);
    expect(text).toContain('And 950 more in the list of leads.');
  });
});
