import type { NoticeKind } from '@sponsor/domain';
import type { LetterText } from '../base/mailer.ts';

const from = 'It came from this browser and network: {browser}, {network}.';
const ifUnexpected = 'If you did not expect that, change your password, and tell another administrator at once.';

/**
 * The letter about each event of an account. `{about}` becomes its address, `{by}` that of the administrator who did it,
 * and `{browser}` and `{network}` where it came from.
 */
export const noticeLetterTexts: Readonly<Record<NoticeKind, LetterText>> = {
  'administrator added': {
    subject: 'A new administrator of {host}',
    paragraphs: [
      '{about} is now an administrator of the staff area of {host}. Administrators decide who is staff, and may read and export every lead.',
      ifUnexpected,
    ],
  },
  'password link made': {
    subject: 'A link to a new password at {host}',
    paragraphs: ['{by} had a link made with which {about} chooses a new password at {host}.', from, ifUnexpected],
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
    paragraphs: ['{about} signed in at {host} from a browser that was not used for that before.', from, ifUnexpected],
  },
  'locked out': {
    subject: 'Wrong passwords for your account at {host}',
    paragraphs: [
      'Someone tried to sign in as {about} at {host} with a wrong password or code ten times. For a quarter of an hour no more tries are taken from there.',
      from,
      'If it was not you, your password is still unknown to them. You need do nothing.',
    ],
  },
};
