import { sampleLegalNotice, terms } from '@sponsor/content/legal';
import { LegalText } from '@sponsor/ui/sections';

export default function TermsPage() {
  return <LegalText document={terms} sampleNotice={sampleLegalNotice} />;
}
