import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { safeError } from './safe-error.ts';
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
        log.error({ error: safeError(error) }, 'a letter was not sent');
        return false;
      }
    },
  };
}
