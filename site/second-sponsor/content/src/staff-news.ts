import type { StaffLetters, StaffNoticeWords } from '@sponsor/domain';
import { leadDesk } from './admin.ts';

export const staffNotices: StaffNoticeWords = {
  heading: 'News',
  kinds: {
    'administrator added': '{about} is an owner now.',
    'password link made': '{by} had a link made for {about}.',
    'password changed': '{about} has a new password.',
    'second factor removed': '{by} dropped a factor of {about}.',
    'new browser': '{about} came in from a new browser.',
    'locked out': '{about} was guessed at.',
  },
  advice: 'Tell an owner if this is news to you.',
  read: 'Seen',
};

const news = { subject: 'News of {host}', paragraphs: ['{about}, {by}, {browser}, {network}'] };

export const letters: StaffLetters = {
  newLeads: {
    subject: '{count} at {host}',
    paragraphs: ['{count} wrote:'],
    forms: leadDesk.panel.events.forms,
    more: 'And {count}.',
  },
  invitation: { subject: 'Join {host}', paragraphs: ['The harbor has a desk for you. Take it within 72 hours:'] },
  newPassword: { subject: 'Your way back to {host}', paragraphs: ['Asked for a moment ago, good for an hour:'] },
  passwordReset: { subject: 'Your new password at {host}', paragraphs: ['An owner asked. Good for a day:'] },
  notices: {
    'administrator added': news,
    'password link made': news,
    'password changed': news,
    'second factor removed': news,
    'new browser': news,
    'locked out': news,
  },
  auditHead: { subject: 'Log of {host}', paragraphs: ['Keep this:', '{head}'] },
};
