import type { SampleDocuments } from '@sponsor/contract';

export const documents: SampleDocuments = {};
