import { porchDetail as words } from '@sponsor/content/drawings';
import { PorchDetail } from '@sponsor/ui/drawings';

/** The porch of a senior residence. */
export function Porch() {
  return <PorchDetail label={words.alternativeText} />;
}
