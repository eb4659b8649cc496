import { disclosures } from '@sponsor/content/disclosures';
import { sampleLegalNotice } from '@sponsor/content/legal';
import { offerings } from '@sponsor/content/offerings';
import { LegalText, NextSteps } from '@sponsor/ui/sections';
import { useCircular } from '../circular.ts';

const { text, next } = disclosures;
const { regulationA, regulationD } = offerings;

/** All disclosures about the offerings, and links to their documents. */
export function Component() {
  const documents = [
    { label: regulationA.documentLabel, ...useCircular() },
    ...(regulationD ? [{ label: regulationD.documentLabel, href: '/ppm' }] : []),
  ];
  return (
    <>
      <LegalText document={text} sampleNotice={sampleLegalNotice} />
      <NextSteps heading={next.heading} text={next.text} actions={[...documents, ...next.actions]} />
    </>
  );
}
