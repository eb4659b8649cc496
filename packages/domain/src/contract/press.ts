import type { PressOutlet } from '../content.ts';

export interface PressWords {
  heading: string;
  outlets: readonly (PressOutlet & { cut: 'ledger' | 'spaced' | 'tight' | 'framed' | 'block' })[];
  caption: string;
}
