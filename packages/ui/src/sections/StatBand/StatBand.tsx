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
  /** Figures of the company's record, each with its source. From 768 px up four fill the row; fewer leave space at its end. */
  stats: readonly FigureClaim<FactClaim>[];
  /** The company's mission, below the figures. */
  mission: string;
  /** The kinds of buildings, and their meaning here. */
  kinds: readonly { term: string; description: string }[];
  /** Links to the basis of the figures and kinds. */
  links: readonly NavigationLink[];
}

export interface StatBandProps extends RootProps, StatBandWords {
  headingLevel?: HeadingLevel;
}

/** The company: its record in figures, its mission, and its kinds of buildings. */
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
