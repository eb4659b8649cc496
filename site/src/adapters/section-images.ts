import {
  type IllustratedSection,
  type SectionImageChange,
  type SectionImageVersion,
  sectionImageVersionSchema,
} from '@sponsor/domain';
import * as z from 'zod/mini';
import { askDesk } from './desk.ts';

const versionsSchema = z.array(sectionImageVersionSchema);
const sectionsSchema = z.object({ problem: versionsSchema, solution: versionsSchema });

/** What each section has shown, newest first. */
export function readSectionImages(signal: AbortSignal): Promise<Record<IllustratedSection, SectionImageVersion[]>> {
  return askDesk('/api/section-images', sectionsSchema, { signal });
}

/** Shows another picture, other words for it, or the section's own drawing again. */
export function saveSectionImage(
  section: IllustratedSection,
  change: SectionImageChange,
): Promise<SectionImageVersion> {
  return askDesk(`/api/section-images/${section}`, sectionImageVersionSchema, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
}
