import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { island } from '../island.tsx';
import { reportError } from '../report-error.ts';

const MissingPage = island(
  () => import('../islands/missing-page.tsx').then((module) => module.MissingPage),
  'navigation',
);

/** Logs the path alone: a mistyped address may carry an e-mail address in its query. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => reportError(`There is no page at ${pathname}.`), [pathname]);
  return <MissingPage />;
}
