import { storageElevation } from '@sponsor/content/drawing-words';
import { StorageElevation } from '@sponsor/content/drawings';
import { InvestNow, type InvestNowProps, type InvestNowWords } from '@sponsor/ui/sections';

/** The last call of a page, whose building is on the footer's ground. */
export function ClosingCall(words: InvestNowWords & Pick<InvestNowProps, 'surface'>) {
  return (
    <InvestNow
      {...words}
      media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
      drawing={storageElevation}
    />
  );
}
