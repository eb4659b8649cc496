import { regulationACalculator, regulationDCalculator } from '@sponsor/content/calculator';
import type { CalculatorProps } from './Calculator.tsx';

export const regulationA: CalculatorProps = {
  ...regulationACalculator,
  id: 'calculator',
  document: {
    label: regulationACalculator.documentLabel,
    href: 'https://documents.limestone-main.example/offering-circular',
    external: true,
  },
};

export const regulationD: CalculatorProps = {
  ...regulationDCalculator,
  id: 'calculator',
  document: { label: regulationDCalculator.documentLabel, href: '/ppm' },
};
