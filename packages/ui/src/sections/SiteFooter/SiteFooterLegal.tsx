import type { NavigationLink } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterLegalProps {
  /** The risk statement of every page. */
  risk: string;
  links: readonly NavigationLink[];
  /** The year of rendering: `keepYear` of `@sponsor/ui/behaviours` updates it on an older page. */
  year: number;
  /** The owner of the rights: the fund on its pages, the holding company elsewhere. */
  rightsHolder: string;
  rights: string;
  /** Present until the sponsor has supplied everything. */
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
