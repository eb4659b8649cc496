import { regulationACalculator, regulationDCalculator } from '@sponsor/content/calculator';
import { Calculator } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';

/** The calculator of the Regulation A fund, where the header's link to it leads. */
export function RegulationACalculator() {
  const { offeringCircularUrl } = useRenderInput().site;
  return (
    <Calculator
      {...regulationACalculator}
      id="calculator"
      document={{ label: regulationACalculator.documentLabel, href: offeringCircularUrl, external: true }}
    />
  );
}

/** The calculator of the Regulation D fund. */
export function RegulationDCalculator() {
  return (
    <Calculator {...regulationDCalculator} document={{ label: regulationDCalculator.documentLabel, href: '/ppm' }} />
  );
}
