import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { codeOf } from './safe-error.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  url: string;
  from: string;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** A letter of the server's own. `{host}` becomes the name of the site, as `www.example.com`. */
export interface LetterText {
  subject: string;
  paragraphs: readonly string[];
}

export interface Mailer {
  /** Returns whether the mail server accepted the letter. Failures are logged without the address. */
  send(letter: Letter): Promise<boolean>;
  /** Tests the mail server without a letter, for up to half a minute, and logs why it cannot be used. */
  check(): Promise<void>;
}

/** Returns a letter's subject and text with the values of its `{…}` filled in, and further paragraphs below. */
export function fillLetter(
  { subject, paragraphs }: LetterText,
  values: Readonly<Record<string, string>>,
  ...below: readonly string[]
): Omit<Letter, 'to'> {
  const [title = '', ...text] = [subject, ...paragraphs].map((words) =>
    // A function, because in a replacement string `$&` would be special.
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), words),
  );
  return { subject: title, text: [...text, ...below].join('\n\n') };
}

const timeoutMs = 10_000;

/** Sends letters through a mail server; to another machine only over TLS. */
export function createMailer({ url, from }: MailSettings, log: Pick<Logger, 'error'>): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail({ from, ...letter });
        return true;
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'An email could not be sent.');
        return false;
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        log.error(
          { reason: reasonOf(error) },
          'The mail server cannot be used: check SMTP_URL and the network. No email is sent until it can.',
        );
      }
    },
  };
}

const mailErrorSchema = z.object({
  code: z.string(),
  // The system's or TLS's code, before the library replaced it with its own.
  originalCode: z.string().optional(),
  command: z.string().optional(),
  // Only the response's number: its text may quote an address.
  responseCode: z.number().optional(),
});

/** Returns the shortest reason why a letter was not sent: `DEPTH_ZERO_SELF_SIGNED_CERT`, `EAUTH (AUTH PLAIN was answered 535)`. */
function reasonOf(error: unknown): string {
  const { data } = mailErrorSchema.safeParse(error);
  if (data === undefined) return codeOf(error);
  const { code, originalCode = code, command, responseCode } = data;
  return responseCode === undefined ? originalCode : `${originalCode} (${responseCode} in response to ${command})`;
}
