import { privacy, sampleLegalNotice } from '@sponsor/content/legal';
import { LegalText } from '@sponsor/ui/sections';

export default function PrivacyPage() {
  return <LegalText document={privacy} sampleNotice={sampleLegalNotice} />;
}
