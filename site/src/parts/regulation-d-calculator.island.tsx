import { regulationDCalculator } from '@sponsor/content/calculator';
import { Calculator } from '@sponsor/ui/sections';
import { present } from '../present.ts';

const { documentLabel, ...words } = present(regulationDCalculator, 'regulationDCalculator in calculator.ts');

interface CalculatorProps {
  /** The address of the page about it. */
  memorandum: string;
}

/** The calculator of the Regulation D fund. */
export default function RegulationDCalculator({ memorandum }: CalculatorProps) {
  return <Calculator {...words} document={{ label: documentLabel, href: memorandum }} />;
}
