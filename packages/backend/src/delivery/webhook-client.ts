import { createHmac } from 'node:crypto';
import { readRetryAfter } from './retry-after.ts';

export interface WebhookConfiguration {
  url: string;
  /** The signing keys, newest first: during a rotation a receiver may know either. */
  secrets: readonly Buffer[];
}

export interface WebhookAnswer {
  status: number;
  /** Present if the receiver said how long to wait. */
  retryAfterMs?: number;
}

export interface WebhookClient {
  /**
   * Posts a body, signed as Standard Webhooks requires. Does not follow redirects, which would send the body elsewhere.
   *
   * @param id the same for every attempt to send the body.
   * @throws if no response arrived within 10 s.
   */
  send(id: string, body: string): Promise<WebhookAnswer>;
}

const answerTimeoutMs = 10_000;

export function createWebhookClient({ url, secrets }: WebhookConfiguration): WebhookClient {
  return {
    async send(id, body) {
      const timestamp = Math.floor(Date.now() / 1000);
      const signed = `${id}.${timestamp}.${body}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': secrets
            .map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
            .join(' '),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      // The status is enough, so the response's body is never read.
      await response.body?.cancel();
      const { status, headers } = response;
      const retryAfterMs = readRetryAfter(headers.get('retry-after'), headers.get('date'));
      return { status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
    },
  };
}
