import { storageElevation } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { StorageElevation } from '@sponsor/ui/drawings';
import { InvestNow } from '@sponsor/ui/sections';

/** The last word of the home page; its building stands on the footer's ground. */
export function HomeInvestNow() {
  return (
    <InvestNow
      {...home.investNow}
      media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
      drawing={storageElevation}
    />
  );
}
