import type { StaffLetters, StaffNoticeWords } from '@sponsor/domain';
import { leadDesk } from './admin.ts';

export const staffNotices: StaffNoticeWords = {
  heading: 'News of accounts',
  kinds: {
    'administrator added': '{about} is now an administrator.',
    'password link made': '{by} had a link to a new password made for {about}.',
    'password changed': 'The password of {about} was changed.',
    'second factor removed': '{by} removed a code or passkey of {about}.',
    'new browser': '{about} signed in from a new browser.',
    'locked out': 'Someone entered ten wrong passwords or codes for {about}.',
  },
  advice: 'If you did not expect something here, change your password, and tell another administrator at once.',
  read: 'Put away',
};

const from = 'It came from this browser and network: {browser}, {network}.';
const ifUnexpected = 'If you did not expect that, change your password, and tell another administrator at once.';

export const letters: StaffLetters = {
  newLeads: {
    subject: '{count} new at {host}',
    paragraphs: ['{count} came in at {host}. What was sent is in the staff area alone:'],
    forms: leadDesk.panel.events.forms,
    more: 'And {count} more, which the list of leads has.',
  },
  invitation: {
    subject: 'Your staff account at {host}',
    paragraphs: [
      'You have been invited to the staff area of {host}.',
      'Choose your password within 72 hours. This link works once:',
    ],
  },
  newPassword: {
    subject: 'A new password at {host}',
    paragraphs: [
      'Somebody, probably you, asked to choose a new password at {host}. If it was not you, leave this letter alone: nothing has changed.',
      'This link works once, for an hour:',
    ],
  },
  passwordReset: {
    subject: 'A new password at {host}',
    paragraphs: [
      'An administrator of {host} asks you to choose a new password. If you did not expect that, call them before you follow the link.',
      'This link works once, for 24 hours:',
    ],
  },
  notices: {
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
  },
  auditHead: {
    subject: 'The audit log of {host} this week',
    paragraphs: [
      'This is the head of the audit log of {host}:',
      '{head}',
      'Keep this letter. Should the log ever be in doubt, the head tells whether anything before it was changed or taken out.',
    ],
  },
};
