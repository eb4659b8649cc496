import type { RouterLinkProps } from '@sponsor/ui';
import { Link } from 'react-router-dom';

/** The router's link in the shape that the library asks for. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link {...props} to={href} />;
}
