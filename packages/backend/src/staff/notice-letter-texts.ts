import type { NoticeKind } from '@sponsor/domain';
import type { LetterText } from '../base/mailer.ts';

const from = 'Browser and network: {browser}, {network}.';
const ifUnexpected = 'If you did not expect this, change your password and tell another administrator right away.';

/**
 * The letter about each event of an account. `{about}` becomes its address, `{by}` that of the administrator who did it,
 * and `{browser}` and `{network}` where it came from.
 */
export const noticeLetterTexts: Readonly<Record<NoticeKind, LetterText>> = {
  'administrator added': {
    subject: 'A new administrator of {host}',
    paragraphs: [
      '{about} is now an administrator of the staff area of {host}. Administrators manage staff accounts, and can read and export every lead.',
      ifUnexpected,
    ],
  },
  'password link made': {
    subject: 'Password-reset link created at {host}',
    paragraphs: ['{by} created a password-reset link for {about} at {host}.', from, ifUnexpected],
  },
  'password changed': {
    subject: 'The password of your account at {host} was changed',
    paragraphs: ['The password of {about} at {host} was changed.', from, ifUnexpected],
  },
  'second factor removed': {
    subject: 'A second factor was removed at {host}',
    paragraphs: ['{by} removed a code or passkey of {about} at {host}.', from, ifUnexpected],
  },
  'new browser': {
    subject: 'A sign-in from a new browser at {host}',
    paragraphs: ['{about} signed in at {host} from a new browser.', from, ifUnexpected],
  },
  'locked out': {
    subject: 'Wrong passwords for your account at {host}',
    paragraphs: [
      'Someone entered ten wrong passwords or codes for {about} at {host}. Further attempts from there are blocked for 15 minutes.',
      from,
      'If it was not you, they did not get in. No action is needed.',
    ],
  },
};
