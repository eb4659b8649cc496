import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestDeck } from './deck-request.ts';

const values = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' };

function answerWith(answer: () => Response | Promise<Response>) {
  const send = vi.fn(async (_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => void vi.unstubAllGlobals());

describe('requestDeck', () => {
  it('[call-4] posts the four values, including an empty phone number', async () => {
    const send = answerWith(() => Response.json({ success: true }));
    await requestDeck(values, {});
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe('/functions/v1/submit-hubspot-lead');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(await new Response(init?.body).json()).toEqual({
      ...values,
      context: expect.objectContaining({ page: '/' }),
    });
  });

  it.each([
    ['an empty response', () => new Response(null)],
    ['a response that is not JSON', () => new Response('<html>')],
    ['a response whose error is null', () => Response.json({ data: {}, error: null })],
  ])('[call-5] treats %s as success', async (_what, answer) => {
    answerWith(answer);
    await expect(requestDeck(values, {})).resolves.toBeUndefined();
  });

  it.each([400, 401, 429, 500, 503])('fails on status %i without repeating the input', async (status) => {
    answerWith(() => Response.json({ error: 'ann@example.com was refused' }, { status }));
    await expect(requestDeck(values, {})).rejects.toThrow(`/functions/v1/submit-hubspot-lead answered ${status}.`);
  });

  it.each([{ error: 'no' }, { error: { message: 'no' } }, { data: null, error: 'ann@example.com was refused' }])(
    '[call-4] fails on the error in a 200 response: %j',
    async (body) => {
      answerWith(() => Response.json(body));
      await expect(requestDeck(values, {})).rejects.toThrow(
        '/functions/v1/submit-hubspot-lead answered with an error.',
      );
    },
  );

  it('keeps its id when the visitor retries after a lost response, so that the request is stored once', async () => {
    const idOf = ([, init]: [string, RequestInit]) => new Headers(init.headers).get('idempotency-key');
    const lost = answerWith(() => Response.json({ error: 'no' }));
    await expect(requestDeck(values, {})).rejects.toThrow();
    const good = answerWith(() => Response.json({ success: true }));
    await requestDeck(values, {});
    await requestDeck(values, {});
    const ids = [...lost.mock.calls, ...good.mock.calls].map(idOf);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('never repeats a request automatically', async () => {
    const send = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requestDeck(values, {})).rejects.toThrow('Failed to fetch');
    expect(send).toHaveBeenCalledOnce();
  });
});
