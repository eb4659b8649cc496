import type {
  ContactContent,
  ReceiptWords,
  ReceivedPages,
  SignUpContent,
  WebinarAmounts,
  WebinarFormContent,
} from '@sponsor/contract';
import type { CaptionedPicture } from '@sponsor/domain';
import type { PipelineWords } from '@sponsor/ui/sections';
import { pier } from './house.ts';

export const contact: ContactContent = {
  heading: 'Write to us',
  lede: 'We answer.',
  getInTouch: {
    heading: 'Where we are',
    officeLabel: 'Pier',
    phoneLabel: 'Phone',
    emailLabel: 'E-mail',
    networkLabel: 'Network',
  },
  message: { heading: 'A letter', text: 'No numbers, please.' },
  topics: {},
  form: {
    nameLabel: 'Name',
    emailLabel: 'E-mail',
    messageLabel: 'Letter',
    messageHelpText: 'In your own words.',
    submitLabel: 'Send it',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'It has arrived.',
  arrived: 'Your letter is here.',
  failed: 'It has not arrived.',
};

export const contactPicture: CaptionedPicture = pier;

export const contactMap: Omit<PipelineWords, 'asOf'> = {
  heading: 'The way here',
  introduction: ['By water, or along the shore.'],
};

export const signUp: SignUpContent = {
  form: {
    emailLabel: 'E-mail',
    submitLabel: 'Hear from us',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'We will write.',
  failed: 'That did not work.',
};

export const webinarForm: WebinarFormContent = {
  texts: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'E-mail',
    phoneLabel: 'Phone',
    amountLabel: 'About how much',
    amountPlaceholder: 'Choose',
    amountClearLabel: 'Neither',
    optionalHint: 'If you like',
    submitLabel: 'To the talk',
    submittingLabel: 'On its way',
    legalNote: ['See the ', { label: 'terms', href: '/terms' }, '.'],
  },
  succeeded: 'You are in.',
  failed: 'That did not work.',
};

export const webinarAmounts: WebinarAmounts = { 'regulation-a': { options: ['$1,000 - $50,000'] } };

export const received: ReceivedPages = {
  contact: { heading: 'It has arrived', text: 'We will write.', next: { label: 'Back', href: '/' } },
  'sign-up': { heading: 'You are in', text: 'We will write.', next: { label: 'On', href: '/rega-invest' } },
  'webinar-reg-a': { heading: 'You are in', text: 'Watch it.', next: { label: 'Watch', href: '/webinar-access' } },
};

export const receipt: ReceiptWords = {
  heading: 'What we keep',
  address: { label: 'Whose', unknown: 'Yours', mend: 'Mistyped? Once more' },
  storedLabel: 'Kept',
  answer: { label: 'Who writes', text: 'The harbor master, within a week.' },
  nextLabel: 'And then',
  forms: {
    contact: { stored: 'Your letter.', next: 'We write back.', page: '/contact' },
    'sign-up': { stored: 'Your address.', next: 'We write.', page: '/invest' },
    'webinar-reg-a': { stored: 'Your name.', next: 'You watch.', page: '/webinar' },
  },
};
