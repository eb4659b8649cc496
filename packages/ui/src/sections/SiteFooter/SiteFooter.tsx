import type { Disclosures, NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './SiteFooter.css.ts';
import { SiteFooterContact, type SiteFooterContactProps } from './SiteFooterContact.tsx';
import { SiteFooterLegal, type SiteFooterLegalProps } from './SiteFooterLegal.tsx';

/** The footer leads on everywhere; on pages that offer a fund it shows disclosures instead. */
type SiteFooterMiddle =
  | {
      /** Further links; on pages that offer a fund, replaced by its disclosures. */
      quickLinks: { heading: string; links: readonly NavigationLink[] };
      disclosures?: never;
    }
  | {
      quickLinks?: never;
      /** The required disclosures where a fund is offered. */
      disclosures: Disclosures;
    };

export type SiteFooterProps = RootProps &
  SiteFooterMiddle & {
    /** The sponsor's mark, before its name. Decorative: the name says the same. */
    mark: ReactNode;
    brandName: string;
    /** Describes the company in a sentence. */
    blurb: string;
    /** Office, phone, address. */
    contact: SiteFooterContactProps;
    /** Risk, links, rights and the sample notice. */
    legal: SiteFooterLegalProps;
  };

/** The foot of every public page, drawn as the soil below the ground line. */
export function SiteFooter({
  mark,
  brandName,
  blurb,
  contact,
  legal,
  quickLinks,
  disclosures,
  ...rootProps
}: SiteFooterProps) {
  const quickLinksId = useId();
  return (
    <Section {...rootProps} component="footer" surface="inverse" space="none" bleed>
      <div className={styles.ground} />
      <Container>
        <div className={styles.body}>
          <div className={quickLinks ? styles.about : styles.aboutFund}>
            <p className={styles.brand}>
              {mark}
              {brandName}
            </p>
            <p>{blurb}</p>
          </div>
          {quickLinks && (
            <nav className={styles.quickLinks} aria-labelledby={quickLinksId}>
              <h2 className={styles.heading} id={quickLinksId}>
                {quickLinks.heading}
              </h2>
              <ul>
                {quickLinks.links.map(({ label, href }) => (
                  <li key={href} className={styles.item}>
                    <Link variant="plain" href={href}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={quickLinks ? styles.contact : styles.contactFund}>
            <SiteFooterContact {...contact} />
          </div>
          {disclosures && (
            <div className={styles.band}>
              <h2 className={styles.heading}>{disclosures.heading}</h2>
              <Fold>
                <div className={styles.disclosures}>
                  {disclosures.items.map(({ lead, text }) => (
                    <p key={lead} className={styles.disclosure}>
                      <span className={styles.lead}>{lead}</span> {text}
                    </p>
                  ))}
                </div>
              </Fold>
            </div>
          )}
          <SiteFooterLegal {...legal} />
        </div>
      </Container>
    </Section>
  );
}
