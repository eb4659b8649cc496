import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { signUpFields } from '@sponsor/domain';

export interface Speed {
  perSecond: number;
  /** The second slowest of a hundred responses, in milliseconds. */
  p99: number;
}

const campaign = { utm_campaign: 'bench', utm_content: 'bench' };

/** Signs up for `seconds` with `clients` clients, each of which waits for a response before its next request. */
export async function postSignUps(origin: string, clients: number, seconds: number): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;

  async function client(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await postSignUp(origin, agent);
      if (status !== 200) throw new Error(`A sign-up got the status ${status}.`);
      times.push(performance.now() - began);
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** Returns the status; the address is always new. */
export function postSignUp(origin: string, agent: Agent): Promise<number | undefined> {
  const id = randomUUID();
  const body = JSON.stringify({ fields: signUpFields({ email: `${id}@example.org` }, '', campaign) });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': id,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/forms/sign-up/submissions`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
