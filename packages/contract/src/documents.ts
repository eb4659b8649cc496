import type { FundKind } from '@sponsor/domain';

/** A sample offering document, used until the address of the real one is configured. */
export interface SampleDocumentWords {
  /** The title of the file, also on its cover. */
  title: string;
  /** On the cover, under the title. */
  sampleNotice: string;
  /** At the foot of every page: that it is a sample and not an offer. */
  footer: string;
  contentsHeading: string;
  termsHeading: string;
  risksHeading: string;
  notesHeading: string;
  /** Its path in the sponsor's public files. */
  url: `/documents/${string}.pdf`;
  /** The number of its pages that also exist as pictures, for a flip book: all, or none if left out. */
  drawnPages?: number;
}

/** Absent for a fund whose real document has a public address by default. */
export type SampleDocuments = Partial<Record<FundKind, SampleDocumentWords>>;
