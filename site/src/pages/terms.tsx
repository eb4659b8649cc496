import { sampleLegalNotice, terms } from '@sponsor/content/legal';
import { LegalText } from '@sponsor/ui/sections';

/** The terms of service. */
export function Component() {
  return <LegalText document={terms} sampleNotice={sampleLegalNotice} />;
}
