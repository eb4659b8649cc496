import type { RouterLinkProps } from '@sponsor/ui';
import { Link, matchRoutes } from 'react-router-dom';
import { staffRoutes } from './routes.ts';

/** The router's link for staff screens; every other page is a separate document. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} reloadDocument={matchRoutes(staffRoutes, href) === null} />;
}

/** The same between items of a list: the way back leads to where the first was opened. */
export function SidewaysLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} replace />;
}
