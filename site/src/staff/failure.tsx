import { errorScreen } from '@sponsor/content/system';
import { ErrorScreen } from '@sponsor/ui/sections';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../browser/report-error.ts';

/** Replaces a screen that failed, or whose code could not be loaded, with the number of its report in the console. */
export function Failure() {
  const error = useRouteError();
  const { incidentLabel, ...words } = errorScreen;
  const [id] = useState(() => String(crypto.getRandomValues(new Uint32Array(1))[0]));
  useEffect(() => reportError(`Incident ${id}: the screen failed: ${String(error)}`), [id, error]);
  return <ErrorScreen {...words} incident={{ label: incidentLabel, id }} />;
}
