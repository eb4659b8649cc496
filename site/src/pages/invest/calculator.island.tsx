import { regulationACalculator } from '@sponsor/content/calculator';
import { Calculator as FundCalculator } from '@sponsor/ui/sections';

interface CalculatorProps {
  offeringCircularUrl: string;
}

/** The calculator of the Regulation A fund, where the header's link to it leads. */
export default function Calculator({ offeringCircularUrl }: CalculatorProps) {
  return (
    <FundCalculator
      {...regulationACalculator}
      id="calculator"
      document={{ label: regulationACalculator.documentLabel, href: offeringCircularUrl, external: true }}
    />
  );
}
