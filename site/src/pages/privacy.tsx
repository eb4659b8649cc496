import { privacy, sampleLegalNotice } from '@sponsor/content/legal';
import { LegalText } from '@sponsor/ui/sections';
import { useRenderContext } from '../render-context.ts';

/** The privacy policy, which describes how the deployment counts visits. */
export function Component() {
  const { consent = 'opt-out' } = useRenderContext().site;
  const sections = privacy.sections.filter((section) => section.consent === undefined || section.consent === consent);
  return <LegalText document={{ ...privacy, sections }} sampleNotice={sampleLegalNotice} />;
}
