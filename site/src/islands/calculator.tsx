import { regulationACalculator } from '@sponsor/content/calculator';
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
