import type { ProcessStepsWords } from '@sponsor/ui/sections';
import { ProcessSteps as Steps } from '@sponsor/ui/sections';

/** The steps to an investment in a fund; their words are part of the page. */
export default function ProcessSteps(words: ProcessStepsWords) {
  return <Steps {...words} />;
}
