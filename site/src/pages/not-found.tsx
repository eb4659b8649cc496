import { emptyLot } from '@sponsor/content/empty-lot';
import { notFound } from '@sponsor/content/system';
import { NotFound } from '@sponsor/ui/sections';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { island } from '../island.tsx';
import { reportError } from '../report-error.ts';

const Drawing = island(() => import('../islands/empty-lot.tsx').then((module) => module.MissingHouse), 'navigation');

/** Logs the path alone: a mistyped address may carry an e-mail address in its query. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => reportError(`There is no page at ${pathname}.`), [pathname]);
  return <NotFound {...notFound} media={<Drawing />} drawing={emptyLot} />;
}
