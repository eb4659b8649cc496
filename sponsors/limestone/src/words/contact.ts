import type { ContactContent } from '@sponsor/contract';
import type { CaptionedPicture } from '@sponsor/domain';
import type { PipelineWords } from '@sponsor/ui/sections';
import { agreement } from './agreement.ts';
import { flexLowSun } from './pictures.ts';

export const contact: ContactContent = {
  heading: 'Contact Us',
  lede: 'Questions about a fund, a building or a document: write, call, or visit us in Noblesville.',
  getInTouch: {
    heading: 'Get in Touch',
    officeLabel: 'Office',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    networkLabel: 'Professional network',
  },
  message: {
    heading: 'Send us a Message',
    text: 'We answer questions about the buildings and the documents. We cannot advise you whether to invest, and we never take payment by message.',
  },
  topics: { call: 'Please call me.\nMy number: \nA good time, and your time zone: ' },
  form: {
    nameLabel: 'Name',
    emailLabel: 'Email',
    messageLabel: 'Message',
    messageHelpText: 'To be called, add your number and a good time.',
    submitLabel: 'Send Message',
    submittingLabel: 'Sending...',
    legalNote: [...agreement, ' Please send no account numbers and no tax documents.'],
  },
  succeeded: "Message sent successfully! We'll be in touch soon.",
  arrived: 'Your message has arrived.',
  failed: 'Sorry, there was an error. Please try again.',
};

/** Separate from the words, which are part of the form's script. */
export const contactPicture: CaptionedPicture = flexLowSun;

export const contactMap: Omit<PipelineWords, 'asOf'> = {
  heading: 'Our office, and where we build',
  introduction: [
    'The office is in Noblesville, north of Indianapolis. Please write or call before you come, so that somebody is there for you.',
  ],
};
