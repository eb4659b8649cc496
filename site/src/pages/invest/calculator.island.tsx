import { regulationACalculator } from '@sponsor/content/calculator';
import type { NavigationLink } from '@sponsor/domain';
import { Calculator as FundCalculator } from '@sponsor/ui/sections';

interface CalculatorProps {
  /** What the offering circular is called at its stage, and where it is read. */
  document: NavigationLink & { external: boolean };
}

/** The calculator of the Regulation A fund, where the header's link to it leads. */
export default function Calculator({ document }: CalculatorProps) {
  return <FundCalculator {...regulationACalculator} id="calculator" document={document} />;
}
