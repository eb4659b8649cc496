import { randomUUID } from 'node:crypto';
import { signUpFields } from '@sponsor/domain';

interface Visit {
  submissionId: string;
  email: string;
}

export interface Visitors {
  /** The submissions that were answered with success, and the e-mail of each. */
  acknowledged: ReadonlyMap<string, string>;
  /** Signs up, several visitors at a time, until the server is gone or `limit` visits are made. */
  signUp(origin: string, limit: number, onAcknowledged?: () => void): Promise<void>;
}

const visitorsAtOnce = 4;
const sharedMailboxes = 10;

const campaign = { utm_campaign: 'drill', utm_content: 'drill' };

/** Visitors who sign up, sometimes twice under one e-mail, and who press the button again when no answer came. */
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

  async function visit(origin: string, { submissionId, email }: Visit, onAcknowledged?: () => void): Promise<boolean> {
    const response = await fetch(`${origin}/api/forms/sign-up/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionId },
      body: JSON.stringify({ fields: signUpFields({ email }, '', campaign) }),
    }).catch(() => undefined);
    if (!response) {
      unanswered.push({ submissionId, email });
      return false;
    }
    if (response.status !== 200) throw new Error(`A sign-up was answered with ${response.status}.`);
    acknowledged.set(submissionId, email);
    onAcknowledged?.();
    return true;
  }

  return {
    acknowledged,
    async signUp(origin, limit, onAcknowledged) {
      let left = limit;
      async function oneAfterAnother(): Promise<void> {
        while (left > 0) {
          left -= 1;
          if (!(await visit(origin, nextVisit(), onAcknowledged))) return;
        }
      }
      await Promise.all(Array.from({ length: visitorsAtOnce }, oneAfterAnother));
    },
  };
}
