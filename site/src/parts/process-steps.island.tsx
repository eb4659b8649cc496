import type { ProcessStepsWords } from '@sponsor/ui/sections';
import { ProcessSteps as Steps } from '@sponsor/ui/sections';

/** The steps to an investment in a fund, whose words come with the page. */
export default function ProcessSteps(words: ProcessStepsWords) {
  return <Steps {...words} />;
}
