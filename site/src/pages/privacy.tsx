import { privacy, sampleLegalNotice } from '@sponsor/content/legal';
import { LegalText } from '@sponsor/ui/sections';

/** The privacy policy. */
export function Component() {
  return <LegalText document={privacy} sampleNotice={sampleLegalNotice} />;
}
