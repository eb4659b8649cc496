import { storageElevation } from '@sponsor/content/drawings';
import { regulationD } from '@sponsor/content/regulation-d';
import { StorageElevation } from '@sponsor/ui/drawings';
import { InvestNow } from '@sponsor/ui/sections';

/** The last word of the Regulation D pages; its building stands on the footer's ground. */
export function RegulationDClosing() {
  return (
    <InvestNow
      {...regulationD.closing}
      surface="tint"
      media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
      drawing={storageElevation}
    />
  );
}
