import { regulationDCalculator } from '@sponsor/content/calculator';
import { Calculator } from '@sponsor/ui/sections';

/** The calculator of the Regulation D fund. */
export default function RegulationDCalculator() {
  return (
    <Calculator {...regulationDCalculator} document={{ label: regulationDCalculator.documentLabel, href: '/ppm' }} />
  );
}
