import type { RouterLinkProps } from '@sponsor/ui';
import { Link, matchRoutes } from 'react-router-dom';
import { staffRoutes } from './routes.ts';

/** Renders the router's link for staff screens, and a plain link for all other pages, which are separate documents. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} reloadDocument={matchRoutes(staffRoutes, href) === null} />;
}

/** A link between items of a list, which replaces the history entry: Back returns to where the first item was opened. */
export function SidewaysLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} replace />;
}
