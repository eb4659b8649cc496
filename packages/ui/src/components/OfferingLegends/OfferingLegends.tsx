import type { NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './OfferingLegends.css.ts';

/** One offering, its status and its legal legend. */
export interface OfferingLegendWords {
  /** The fund. */
  name: string;
  /** The status of the offering, in a few words. */
  status: string;
  /** The legally required text wherever its terms are stated, one paragraph each. */
  legend: readonly string[];
}

export interface OfferingLegendsProps extends RootProps {
  heading: string;
  headingLevel: HeadingLevel;
  /** The offerings whose terms the page states, each with its offering document. */
  offerings: readonly (OfferingLegendWords & {
    /** An `external` one opens in a new tab. Omit it on the page that contains the document. */
    document?: (NavigationLink & { external?: boolean }) | undefined;
    /** A link to the path of an investor’s money. */
    money?: NavigationLink | undefined;
  })[];
  /** A link to all disclosures. */
  all: NavigationLink;
}

/** The legends that must accompany an offering's terms, with links to its documents. */
export function OfferingLegends({ heading, headingLevel, offerings, all, ...rootProps }: OfferingLegendsProps) {
  const headingId = useId();
  const allLink = (
    <Link variant="standalone" href={all.href}>
      {all.label}
    </Link>
  );
  return (
    <section {...rootProps} className={styles.legends} aria-labelledby={headingId}>
      <Heading level={headingLevel} size="small" id={headingId}>
        {heading}
      </Heading>
      <div className={styles.offerings}>
        {offerings.map(({ name, status, legend, document, money }) => (
          <div key={name} className={styles.offering}>
            <p className={styles.name}>
              {name} <span className={styles.status}>{status}</span>
            </p>
            {legend.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            <p className={styles.links}>
              {document && (
                <Link variant="standalone" href={document.href} external={document.external ?? false}>
                  {document.label}
                </Link>
              )}
              {money && (
                <Link variant="standalone" href={money.href}>
                  {money.label}
                </Link>
              )}
              {offerings.length === 1 && allLink}
            </p>
          </div>
        ))}
      </div>
      {offerings.length > 1 && <p>{allLink}</p>}
    </section>
  );
}
