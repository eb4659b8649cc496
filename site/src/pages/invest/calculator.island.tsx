import { regulationACalculator } from '@sponsor/content/calculator';
import { Calculator as FundCalculator } from '@sponsor/ui/sections';

interface CalculatorProps {
  /** Where the circular is read. */
  circular: { href: string; external: boolean };
}

/** The calculator of the Regulation A fund, where the header's link to it leads. */
export default function Calculator({ circular }: CalculatorProps) {
  return (
    <FundCalculator
      {...regulationACalculator}
      id="calculator"
      document={{ label: regulationACalculator.documentLabel, ...circular }}
    />
  );
}
