import type { AssistantWords, VendorPartWords } from '@sponsor/contract';

const failed: VendorPartWords['failed'] = {
  heading: 'It does not open',
  text: 'Try later.',
  retry: 'Again',
  contact: { label: 'Ask', href: '/contact' },
};

export const platformWords: VendorPartWords = { loading: 'It opens', failed };

export const playerWords: VendorPartWords = { loading: 'It opens', failed };

export const assistantWords: AssistantWords = {
  open: 'Ask',
  noticeBeforeVendor: 'Recorded by',
  noticeAfterVendor: '.',
  start: 'Begin',
  close: 'No',
  keptOff: 'You have said no.',
  choices: { label: 'Privacy', href: '/privacy' },
  unavailable: 'It does not answer.',
};
