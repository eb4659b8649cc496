import type { RouterLinkProps } from '@sponsor/ui';
import { Link, matchRoutes } from 'react-router-dom';
import { staffRoutes } from './routes.ts';

/** The router's link for screens of the staff area; every other page is a document of its own. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} reloadDocument={matchRoutes(staffRoutes, href) === null} />;
}

/** The same from one thing to the next of its kind: the way back leads to where the first was opened. */
export function SidewaysLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} replace />;
}
