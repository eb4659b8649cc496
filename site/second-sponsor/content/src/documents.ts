import type { SampleDocuments } from '@sponsor/domain';

export const documents: SampleDocuments = {};
