import { regulationAProcess } from '@sponsor/content/process';
import { ProcessSteps } from '@sponsor/ui/sections';

/** The steps to an investment in the Regulation A fund. */
export function RegulationAProcess() {
  return <ProcessSteps {...regulationAProcess} />;
}
