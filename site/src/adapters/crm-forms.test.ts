import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './crm-forms.ts';

const context = { consent: { agreement: 'Yes.' } };
const fields = [{ name: 'email', value: 'ann@example.com' }];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answerWith(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, 'http://site.test'), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return requests;
}

const ok = () => new Response('<html>not read</html>');
const status = (code: number) => () => new Response(null, { status: code });

describe('sendForm', () => {
  it('posts the fields as JSON to the form of that id', async () => {
    const requests = answerWith(ok);
    await sendForm('sign-up', fields, context);
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://site.test/api/forms/sign-up/submissions');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toMatchObject({ fields, context });
  });

  it('completes the request even if the visitor leaves the page at once, and sends it only to our server', async () => {
    const send = vi.fn<typeof fetch>(async () => ok());
    vi.stubGlobal('fetch', send);
    await sendForm('sign-up', fields, context);
    expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, redirect: 'error' });
  });

  it('gives every submission a unique id', async () => {
    const requests = answerWith(ok, ok);
    await sendForm('sign-up', fields, context);
    await sendForm('sign-up', fields, context);
    const ids = requests.map((request) => request.headers.get('idempotency-key'));
    expect(ids[0]).toMatch(uuid);
    expect(ids[1]).toMatch(uuid);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it.each([302, 304, 400, 401, 429, 500, 503])(
    '[form-11, call-5] fails on status %i without repeating the input',
    async (code) => {
      answerWith(status(code));
      await expect(sendForm('sign-up', fields, context)).rejects.toThrow(
        `/api/forms/sign-up/submissions answered ${code}.`,
      );
    },
  );

  it('keeps the id when the visitor sends the same input again after a failure, so that it is stored once', async () => {
    const other = [{ name: 'email', value: 'bob@example.com' }];
    const requests = answerWith(status(503), status(503), ok);
    await expect(sendForm('sign-up', other, context)).rejects.toThrow();
    await expect(sendForm('sign-up', [...other, ...fields], context)).rejects.toThrow();
    await sendForm('sign-up', other, context);
    const ids = requests.map((request) => request.headers.get('idempotency-key'));
    expect(ids[2]).toBe(ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('gives up after 20 s without a response, so that the visitor can retry', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const sent = sendForm('sign-up', fields, context);
    clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await expect(sent).rejects.toThrow('timed out');
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  it('[call-9] never repeats a request automatically', async () => {
    const requests = answerWith();
    await expect(sendForm('sign-up', fields, context)).rejects.toThrow('Failed to fetch');
    expect(requests).toHaveLength(1);
  });
});
