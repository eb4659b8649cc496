import { errorScreen } from '@sponsor/content/system';
import { ErrorScreen } from '@sponsor/ui/sections';

/** Replaces a page that failed on the server, whose log has the request's number. */
export function Component() {
  const { incidentLabel: _inTheLog, ...words } = errorScreen;
  return <ErrorScreen {...words} />;
}
