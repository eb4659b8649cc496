import { pages } from '@sponsor/content/pages';
import { Glossary, NextSteps } from '@sponsor/ui/sections';
import { requireContent } from '../require-content.ts';

const { missing, ...words } = requireContent(pages.glossary, 'glossary in pages.ts').words;

/** The meanings of technical terms. */
export function Component() {
  return (
    <>
      <Glossary {...words} />
      <NextSteps {...missing} />
    </>
  );
}
