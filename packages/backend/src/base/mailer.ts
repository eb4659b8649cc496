import type { Letter as LetterWords } from '@sponsor/domain';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { z } from 'zod';
import { codeOf } from './safe-error.ts';
import { isThisMachine } from './this-machine.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  from: string;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Answers whether the mail server took it. What went wrong is in the log, without the address. */
  send(letter: Letter): Promise<boolean>;
  /** Tries the mail server without a letter, for up to half a minute. The log says where it cannot be used, and why. */
  check(): Promise<void>;
}

/** The subject and the text of a letter in the sponsor's words, with the values of its `{…}`, and what stands below. */
export function fillLetter(
  { subject, paragraphs }: LetterWords,
  values: Readonly<Record<string, string>>,
  ...below: readonly string[]
): Omit<Letter, 'to'> {
  const [title = '', ...text] = [subject, ...paragraphs].map((words) =>
    // Not as a text, in which `$&` would mean something.
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), words),
  );
  return { subject: title, text: [...text, ...below].join('\n\n') };
}

const timeoutMs = 10_000;

/** Sends letters through a mail server. To another machine it speaks with TLS or not at all. */
export function createMailer({ url, from }: MailSettings, log: Pick<Logger, 'error'>): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
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
        log.error({ reason: reasonOf(error) }, 'a letter was not sent');
        return false;
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        log.error(
          { reason: reasonOf(error) },
          'The mail server cannot be used: check SMTP_URL and the way to it. Until it can, no letter is sent.',
        );
      }
    },
  };
}

const mailErrorSchema = z.object({
  code: z.string(),
  // The code of the system or of TLS, before the library put its own in the place.
  originalCode: z.string().optional(),
  command: z.string().optional(),
  // The number of the answer alone: its words may quote an address.
  responseCode: z.number().optional(),
});

/** The shortest that tells why a letter was not sent: `DEPTH_ZERO_SELF_SIGNED_CERT`, `EAUTH (AUTH PLAIN was answered 535)`. */
function reasonOf(error: unknown): string {
  const { data } = mailErrorSchema.safeParse(error);
  if (data === undefined) return codeOf(error);
  const { code, originalCode = code, command, responseCode } = data;
  return responseCode === undefined ? originalCode : `${originalCode} (${command} was answered ${responseCode})`;
}
