import type { ContactContent } from '@sponsor/contract';
import type { CaptionedPicture } from '@sponsor/domain';
import type { PipelineWords } from '@sponsor/ui/sections';
import { pier } from './pictures.ts';

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
