import { pages } from '@sponsor/content/pages';
import { Glossary, NextSteps } from '@sponsor/ui/sections';
import { present } from '../present.ts';

const { head, missing, ...words } = present(pages.glossary, 'glossary in pages.ts').words;

/** What the words of the field mean. */
export function Component() {
  return (
    <>
      <Glossary {...head} {...words} />
      <NextSteps {...missing} />
    </>
  );
}
