import { StartError } from '../base/start-error.ts';
import type { WebhookConfiguration } from './webhook-client.ts';

interface WebhookSettings {
  LEAD_WEBHOOK_URL?: string | undefined;
  LEAD_WEBHOOK_SECRET?: string | undefined;
}

/** The key lengths of Standard Webhooks. */
const keyBytes = { fewest: 24, most: 64 };

/**
 * Reads the webhook's settings; undefined if there are none.
 *
 * @throws StartError if a setting is missing or invalid.
 */
export function readWebhook({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: secret,
}: WebhookSettings): WebhookConfiguration | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined) {
    throw new StartError(
      'LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET must be set together: unsigned webhooks cannot be verified.',
    );
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    throw new StartError(
      'LEAD_WEBHOOK_URL must not contain a user name or password: the signature authenticates the sender.',
    );
  }
  const secrets = secret.split(/[\s,]+/).filter((one) => one !== '');
  if (secrets.length === 0 || secrets.length > 2) {
    throw new StartError('LEAD_WEBHOOK_SECRET must be one secret, or two separated by a space, the newest first.');
  }
  return { url, secrets: secrets.map(readKey) };
}

function readKey(secret: string): Buffer {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(text, 'base64');
  if (key.length < keyBytes.fewest || key.length > keyBytes.most || new Set(key).size < keyBytes.fewest / 2) {
    throw new StartError(
      `LEAD_WEBHOOK_SECRET must be whsec_ followed by ${keyBytes.fewest} to ${keyBytes.most} random bytes in base64, for example from: echo "whsec_$(openssl rand -base64 32)".`,
    );
  }
  return key;
}
