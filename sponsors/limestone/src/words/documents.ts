import type { SampleDocuments, SampleDocumentWords } from '@sponsor/contract';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const shared = {
  contentsHeading: 'What is in it',
  termsHeading: 'The offering in brief',
  risksHeading: 'Risk factors: what can go wrong',
  notesHeading: 'Notes',
} satisfies Partial<SampleDocumentWords>;

const whatForNow =
  'It shows what such a document sets out and in which order, in the words of the sponsor’s website. What is in [brackets] is still to be supplied. It has not been filed with or reviewed by anyone, and nothing can be bought with it.';

export const documents: Required<SampleDocuments> = {
  'regulation-a': {
    ...shared,
    title: `${regulationAFund.name}: offering circular (sample)`,
    sampleNotice: `This is a sample, not the offering circular of ${regulationAFund.name}. ${whatForNow}`,
    footer: `${regulationAFund.name}. Sample of an offering circular. Not an offer.`,
    url: '/documents/spark-fund-one-circular-sample.pdf',
  },
  'regulation-d': {
    ...shared,
    title: `${regulationDFund.name}: private placement memorandum (sample)`,
    sampleNotice: `This is a sample, not the memorandum of the ${regulationDFund.name}, which is for accredited investors only. ${whatForNow}`,
    footer: `${regulationDFund.name}. Sample of a private placement memorandum. Not an offer.`,
    url: '/documents/opportunity-fund-memorandum-sample.pdf',
    drawnPages: 13,
  },
};
