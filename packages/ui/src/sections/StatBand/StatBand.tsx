import type { FactClaim, FigureClaim, NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './StatBand.css.ts';

export interface StatBandWords {
  heading: string;
  /** Figures of the company's record, each with its source. From 768 px on four fill the row; fewer leave room at its end. */
  stats: readonly FigureClaim<FactClaim>[];
  /** What the company sets out to do, under the figures. */
  mission: string;
  /** What it builds: each kind, and what that means here. */
  kinds: readonly { term: string; description: string }[];
  /** To what the figures and the kinds rest on. */
  links: readonly NavigationLink[];
}

export interface StatBandProps extends RootProps, StatBandWords {
  headingLevel?: HeadingLevel;
}

/** Who the company is: its record in figures, then what it sets out to do, and what it builds. */
export function StatBand({ heading, headingLevel = 2, stats, mission, kinds, links, ...rootProps }: StatBandProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.band}>
        <Heading level={headingLevel} size="heading3" id={headingId}>
          {heading}
        </Heading>
        <ul className={styles.stats}>
          {stats.map((claim) => (
            <li key={claim.id} className={styles.stat}>
              <Claim claim={claim} display="figure" />
            </li>
          ))}
        </ul>
        <div className={styles.work}>
          <p className={styles.mission}>{mission}</p>
          <div className={styles.kinds}>
            <DescriptionList items={kinds} />
            <div className={styles.links}>
              {links.map(({ label, href }) => (
                <Link key={href} variant="standalone" href={href}>
                  {label}
                </Link>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
