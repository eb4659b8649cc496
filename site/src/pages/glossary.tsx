import { glossary } from '@sponsor/content/glossary';
import { Glossary, NextSteps } from '@sponsor/ui/sections';
import { present } from '../present.ts';

const { head, missing, ...words } = present(glossary, 'glossary.ts');

/** What the words of the field mean. */
export function Component() {
  return (
    <>
      <Glossary {...head} {...words} />
      <NextSteps {...missing} />
    </>
  );
}
