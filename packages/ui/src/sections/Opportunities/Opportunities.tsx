import type { DrawingText, FigureClaim, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Opportunities.css.ts';
import { PaymentOrder, type PaymentOrderProps } from './PaymentOrder.tsx';

export interface OpportunitiesWords {
  heading: string;
  introduction: string;
  action: NavigationLink;
  /** The buildings of the company. */
  quality: { heading: string; text: string; facts: readonly FigureClaim[] };
  /** The fund's targets, as claims with their risks. */
  returns: PaymentOrderProps & { heading: string; text: string; action?: NavigationLink };
  /** The effects of its buildings on their towns. */
  community: { heading: string; text: ProseParts; action: NavigationLink };
}

/** A drawing and the title mark below it. */
interface Drawn {
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

export interface OpportunitiesProps extends RootProps, OpportunitiesWords {
  /** The buildings of the company; the drawing bleeds off the left edge. */
  quality: OpportunitiesWords['quality'] & Drawn;
  /** The effects of its buildings on their towns, with a drawing. */
  community: OpportunitiesWords['community'] & Drawn;
}

/** The offer in three points, before any return is mentioned. */
export function Opportunities(props: OpportunitiesProps) {
  const { heading, introduction, action, quality, returns, community, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId} bleed>
      <div className={styles.sheet}>
        <Container>
          <Grid>
            <GridItem columns="1-7">
              <Heading level={2} id={headingId}>
                {heading}
              </Heading>
            </GridItem>
            <GridItem columns="8-12">
              <Text tone="muted">{introduction}</Text>
              <Link variant="standalone" href={action.href}>
                {action.label}
              </Link>
            </GridItem>
          </Grid>
          <div className={styles.quality}>
            <div>
              <div className={styles.bleeding}>{quality.media}</div>
              <TitleMark {...quality.drawing} />
            </div>
            <div className={styles.words}>
              <Heading level={3}>{quality.heading}</Heading>
              <Text tone="muted">{quality.text}</Text>
              <ul className={styles.facts}>
                {quality.facts.map((claim) => (
                  <li key={claim.id} className={styles.fact}>
                    <Claim claim={claim} display="row" />
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <Grid>
            <GridItem columns="1-6" from="large">
              <div className={styles.part}>
                <Heading level={3}>{returns.heading}</Heading>
                <Text tone="muted">{returns.text}</Text>
                <PaymentOrder floors={returns.floors} caption={returns.caption} />
                {returns.action && (
                  <Link variant="standalone" href={returns.action.href}>
                    {returns.action.label}
                  </Link>
                )}
              </div>
            </GridItem>
            <GridItem columns="8-12" from="large">
              <div className={styles.part}>
                <div className={styles.community}>
                  <div className={styles.words}>
                    <Heading level={3}>{community.heading}</Heading>
                    <Prose tone="muted" parts={community.text} />
                    <Link variant="standalone" href={community.action.href}>
                      {community.action.label}
                    </Link>
                  </div>
                  <div className={styles.drawn}>
                    {community.media}
                    <TitleMark {...community.drawing} />
                  </div>
                </div>
              </div>
            </GridItem>
          </Grid>
        </Container>
      </div>
    </Section>
  );
}
