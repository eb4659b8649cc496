import type { VendorWords } from '@sponsor/domain';

const failed = {
  heading: 'It does not open',
  text: 'Try later.',
  retry: 'Again',
  contact: { label: 'Ask', href: '/contact' },
};

export const vendorWords: VendorWords = {
  platform: { loading: 'It opens', failed },
  player: { loading: 'It opens', failed },
  assistant: {
    open: 'Ask',
    noticeBeforeVendor: 'Recorded by',
    noticeAfterVendor: '.',
    start: 'Begin',
    close: 'No',
    keptOff: 'You have said no.',
    choices: { label: 'Privacy', href: '/privacy' },
    unavailable: 'It does not answer.',
  },
};
