import { regulationAProcess, regulationDProcess } from '@sponsor/content/process';
import { ProcessSteps } from '@sponsor/ui/sections';

/** The steps to an investment in the Regulation A fund. */
export function RegulationAProcess() {
  return <ProcessSteps {...regulationAProcess} />;
}

/** The steps to an investment in the Regulation D fund. */
export function RegulationDProcess() {
  return <ProcessSteps {...regulationDProcess} />;
}
