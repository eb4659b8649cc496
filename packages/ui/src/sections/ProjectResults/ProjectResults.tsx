import type { Claim as ClaimData, FactClaim, FigureClaim, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ProjectResults.css.ts';

export interface ProjectResultsWords {
  heading: string;
  /** Says that these are the results of one project. */
  introduction: ProseParts;
  /** `share` is the leased part, between 0 and 1. */
  leased: { label: string; claim: FigureClaim<FactClaim>; share: number; leasedLabel: string; openLabel: string };
  /** `projectedShare` is the projected rent as a part of the rent signed, between 0 and 1. */
  rent: { label: string; claim: FigureClaim<FactClaim>; comparison: ProseParts; projectedShare: number };
  /** The income, and its date. */
  cashFlow: { label: string; claim: ClaimData; asOf: string };
  /** The link to all projects, so that none is cherry-picked. */
  all: NavigationLink;
}

export interface ProjectResultsProps extends RootProps, ProjectResultsWords {
  emoji?: string;
}

/** The results of one project, to scale: actual values are filled, projected or open ones hatched. */
export function ProjectResults(props: ProjectResultsProps) {
  const { heading, emoji, introduction, leased, rent, cashFlow, all, ...rootProps } = props;
  const headingId = useId();
  const leasedWidth = { inlineSize: percent(leased.share) };
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-7">
          <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
            {heading}
          </EmojiHeading>
        </GridItem>
        <GridItem columns="8-12">
          <Prose tone="muted" parts={introduction} />
        </GridItem>
      </Grid>
      <div className={styles.results}>
        <div className={styles.result}>
          <Heading level={3} size="small">
            {leased.label}
          </Heading>
          <Claim claim={leased.claim} display="figure" />
          <div className={styles.bars} aria-hidden="true">
            <div className={styles.parts}>
              <div className={styles.bar} data-tall style={leasedWidth} />
              <div className={styles.rest} data-tall />
            </div>
            <div className={styles.parts}>
              <div className={styles.measure} style={leasedWidth}>
                {leased.leasedLabel}
              </div>
              <div className={styles.measure}>{leased.openLabel}</div>
            </div>
          </div>
        </div>
        <div className={styles.result}>
          <Heading level={3} size="small">
            {rent.label}
          </Heading>
          <Claim claim={rent.claim} display="figure" />
          <div className={styles.bars}>
            <div className={styles.bar} />
            <div className={styles.open} style={{ inlineSize: percent(rent.projectedShare) }} />
            <Prose size="small" tone="muted" parts={rent.comparison} />
          </div>
        </div>
        <div className={styles.result}>
          <Heading level={3} size="small">
            {cashFlow.label}
          </Heading>
          <p className={styles.statement}>
            <Claim claim={cashFlow.claim} />
          </p>
          <Text size="small" tone="muted">
            {cashFlow.asOf}
          </Text>
          <Link variant="standalone" href={all.href}>
            {all.label}
          </Link>
        </div>
      </div>
    </Section>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}
