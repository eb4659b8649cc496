import type { FundKind } from '@sponsor/domain';

/** A sample of the document that sets an offering out, which stands for it until the address of one is configured. */
export interface SampleDocumentWords {
  /** Of the file, and on its cover. */
  title: string;
  /** On the cover, under the title. */
  sampleNotice: string;
  /** At the foot of every page: that it is a sample, and no offer. */
  footer: string;
  contentsHeading: string;
  termsHeading: string;
  risksHeading: string;
  notesHeading: string;
  /** Where it lies in the sponsor's public files. */
  url: `/documents/${string}.pdf`;
  /** How many of its pages lie beside it as pictures, for a book that is leafed through: all, or none if left out. */
  drawnPages?: number;
}

/** None of a fund whose real document has a public address by default. */
export type SampleDocuments = Partial<Record<FundKind, SampleDocumentWords>>;
