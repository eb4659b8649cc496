import { storageElevation as words } from '@sponsor/content/drawings';
import { StorageElevation } from '@sponsor/ui/drawings';

/** A row of storage units. */
export function StorageRow() {
  return <StorageElevation label={words.alternativeText} />;
}
