import { randomUUID } from 'node:crypto';
import { signUpFields } from '@sponsor/domain';

interface Visit {
  submissionId: string;
  email: string;
}

export interface Visitors {
  /** The acknowledged submissions, and the e-mail address of each. */
  acknowledged: ReadonlyMap<string, string>;
  /** Signs up, several visitors at a time, until the server is gone or after `limit` visits. */
  signUp(origin: string, limit: number, onAcknowledged?: () => void): Promise<void>;
  /** One visit to a server that may be gone or may report that it could not store the sign-up; it is then repeated later. */
  visit(origin: string): Promise<'acknowledged' | 'not saved' | 'gone'>;
}

const visitorsAtOnce = 4;
const sharedMailboxes = 10;

const campaign = { utm_campaign: 'drill', utm_content: 'drill' };

/** Visitors who sign up, sometimes twice under one e-mail address, and submit again when they get no response. */
export function createVisitors(): Visitors {
  const acknowledged = new Map<string, string>();
  const unanswered: Visit[] = [];
  let visits = 0;

  function nextVisit(): Visit {
    visits += 1;
    const shared = visits % 3 === 0;
    const email = shared ? `Shared-${visits % sharedMailboxes}@example.org` : `visitor-${visits}@example.org`;
    return unanswered.pop() ?? { submissionId: randomUUID(), email };
  }

  async function visit(origin: string): ReturnType<Visitors['visit']> {
    const { submissionId, email } = nextVisit();
    const response = await fetch(`${origin}/api/forms/sign-up/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionId },
      body: JSON.stringify({ fields: signUpFields({ email }, '', campaign) }),
    }).catch(() => undefined);
    if (response?.status !== 200) unanswered.push({ submissionId, email });
    if (!response) return 'gone';
    if (response.status === 503) return 'not saved';
    if (response.status !== 200) throw new Error(`A sign-up got the status ${response.status}.`);
    acknowledged.set(submissionId, email);
    return 'acknowledged';
  }

  return {
    acknowledged,
    visit,
    async signUp(origin, limit, onAcknowledged) {
      let left = limit;
      async function oneAfterAnother(): Promise<void> {
        while (left > 0) {
          left -= 1;
          const outcome = await visit(origin);
          if (outcome === 'gone') return;
          if (outcome === 'not saved') throw new Error('A sign-up was not saved.');
          onAcknowledged?.();
        }
      }
      await Promise.all(Array.from({ length: visitorsAtOnce }, oneAfterAnother));
    },
  };
}
