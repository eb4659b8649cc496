import { storageElevation } from '@sponsor/content/drawing-words';
import { StorageElevation } from '@sponsor/content/drawings';
import { InvestNow, type InvestNowProps, type InvestNowWords } from '@sponsor/ui/sections';

/**
 * The call to action at the end of a page. It must be last, because its building continues onto the ground of the
 * footer.
 */
export function ClosingCall(words: InvestNowWords & Pick<InvestNowProps, 'surface'>) {
  return (
    <InvestNow
      {...words}
      media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
      drawing={storageElevation}
    />
  );
}
