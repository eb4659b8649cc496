import type { KeyFigure, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { KeepWhole } from '../../internal/KeepWhole.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './LandingHero.css.ts';

export interface LandingHeroWords {
  heading: string;
  lede: ProseParts;
  /** A link to the webinar, if there is one. */
  webinar?: NavigationLink | undefined;
  /** The offering and its issuer. */
  legend: string;
  /** Names the list of figures for a screen reader. */
  keyFiguresLabel: string;
  /** Four claims; targets include their risk. */
  keyFigures: readonly KeyFigure[];
  /** The label of a second link to the offering circular, where fees are stated. */
  feesLabel: string;
}

export interface LandingHeroProps extends RootProps, LandingHeroWords {
  /** The sign-up form. */
  form: ReactNode;
  /** The overview video; beside the text from 768 px, below it on narrower screens. */
  media: ReactNode;
  /** Shown twice: beside the form, and below the figures. An `external` one opens in a new tab. */
  offeringCircular: NavigationLink & { external?: boolean };
  /** Below that link: the page about who holds the money and what it costs. */
  money?: NavigationLink | undefined;
  /** The notes of the figures, as `Footnotes`. Pass all others to the page's `PageNotes`, so that none appears twice. */
  notes: ReactNode;
}

/** The head of a fund's page: a description, the form, the overview video, and four figures with their risks. */
export function LandingHero(props: LandingHeroProps) {
  const { heading, lede, form, media, webinar, offeringCircular, legend, ...rootProps } = props;
  const { keyFiguresLabel, keyFigures, feesLabel, money, notes } = props;
  const headingId = useId();
  const circularLink = (
    <Link variant="standalone" href={offeringCircular.href} external={offeringCircular.external ?? false}>
      {offeringCircular.label}
    </Link>
  );
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.hero}>
        <Heading level={1} id={headingId}>
          <KeepWhole>{heading}</KeepWhole>
        </Heading>
        <div className={styles.split}>
          <div className={styles.words}>
            <div className={styles.lede}>
              <Prose size="lede" tone="muted" parts={lede} />
            </div>
            {form}
            <div className={styles.links}>
              <div className={styles.linkRow}>
                {webinar && (
                  <Link variant="standalone" href={webinar.href}>
                    {webinar.label}
                  </Link>
                )}
                {circularLink}
              </div>
              <Text size="small" tone="muted">
                {legend}
              </Text>
            </div>
          </div>
          <div className={styles.media}>{media}</div>
        </div>
        <ul className={styles.figures} aria-label={keyFiguresLabel}>
          {keyFigures.map(({ claim, detail }) => (
            <li key={claim.id} className={styles.figure}>
              <Claim claim={claim} display="figure" />
              {detail && <Prose tone="muted" parts={detail} />}
            </li>
          ))}
        </ul>
        <div className={styles.under}>
          {notes}
          <div className={styles.documents}>
            <div className={styles.linkRow}>
              {circularLink}
              <Link variant="standalone" href={offeringCircular.href} external={offeringCircular.external ?? false}>
                {feesLabel}
              </Link>
            </div>
            {money && (
              <Link variant="standalone" href={money.href}>
                {money.label}
              </Link>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}
