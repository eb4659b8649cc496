import type { NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import {
  OfferingTerms,
  type OfferingTermsProps,
  type OfferingTermsWords,
} from '../../components/OfferingTerms/OfferingTerms.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './OfferingIntro.css.ts';

export interface OfferingIntroWords extends OfferingTermsWords {
  heading: string;
  lede: ProseParts;
  /** The eligible investors, in full. */
  status: ProseParts;
  /** The documents to read or watch first. */
  links: readonly NavigationLink[];
  /** The exemption of the offer. */
  legend: string;
  termsHeading: string;
}

export type OfferingIntroProps = RootProps & OfferingIntroWords & Pick<OfferingTermsProps, 'money'>;

/** The offer, its investors and its terms, for visitors who went straight to investing. */
export function OfferingIntro(props: OfferingIntroProps) {
  const { heading, lede, status, links, legend, termsHeading, terms, target, fees, money, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" labelledBy={headingId}>
      <div className={styles.split}>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Prose size="lede" tone="muted" parts={lede} />
          <Prose tone="muted" parts={status} />
          <Inline space="x6">
            {links.map(({ label, href }) => (
              <Link key={href} variant="standalone" href={href}>
                {label}
              </Link>
            ))}
          </Inline>
          <Text size="small" tone="muted">
            {legend}
          </Text>
        </div>
        <OfferingTerms
          heading={termsHeading}
          headingLevel={3}
          terms={terms}
          target={target}
          fees={fees}
          money={money}
        />
      </div>
    </Section>
  );
}
