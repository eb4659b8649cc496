import type { NavigationLink } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterLegalProps {
  /** What every page says about risk. */
  risk: string;
  links: readonly NavigationLink[];
  /** As it was when the page was drawn: `keepYear` of `@sponsor/ui/behaviours` has an older page say the new one. */
  year: number;
  /** Who holds the rights: the fund where it is offered, the holding company elsewhere. */
  rightsHolder: string;
  rights: string;
  /** Present as long as the sponsor has not supplied everything. */
  sampleNotice?: string | undefined;
}

/** Risk, policies and copyright, under a hairline. */
export function SiteFooterLegal({ risk, links, year, rightsHolder, rights, sampleNotice }: SiteFooterLegalProps) {
  return (
    <div className={`${styles.band} ${styles.bandColumns}`}>
      <p className={styles.legend}>{risk}</p>
      <div className={styles.legal}>
        <ul className={styles.policies}>
          {links.map(({ label, href }) => (
            <li key={href} className={styles.item}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <p>
          © <span data-year>{year}</span> {rightsHolder}. {rights}
        </p>
        {sampleNotice && <p>{sampleNotice}</p>}
      </div>
    </div>
  );
}
