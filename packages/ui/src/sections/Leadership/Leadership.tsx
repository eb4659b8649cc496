import type { FigureClaim, Person, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { PersonName } from '../../components/PersonName/PersonName.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Leadership.css.ts';

export interface LeadershipWords {
  heading: string;
  lede: ProseParts;
  /** Shown while any of it is sample content. */
  sampleNotice?: string;
  /** Their achievements, as claims. */
  credentials: readonly { claim: FigureClaim; detail?: ProseParts }[];
  /** Their recent achievements, as claims under a heading. */
  previousMonths: { heading: string; claims: readonly FigureClaim[] };
}

export interface LeadershipProps extends RootProps, LeadershipWords {
  /** Each with a portrait or its substitute, 4 by 5. */
  people: readonly (Person & { portrait: ReactNode })[];
}

/** The people responsible for the sponsor's work, their achievements, and the last two years in figures. */
export function Leadership(props: LeadershipProps) {
  const { heading, lede, people, sampleNotice, credentials, previousMonths, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={lede} />
      <ul className={styles.people}>
        {people.map((person) => (
          <LeadershipPerson key={person.name} person={person} />
        ))}
      </ul>
      {sampleNotice && (
        <Text size="small" tone="muted">
          {sampleNotice}
        </Text>
      )}
      <div className={styles.record}>
        <Grid>
          <GridItem columns="1-5">
            <ul>
              {credentials.map(({ claim, detail }) => (
                <li key={claim.id} className={styles.credential}>
                  <Claim claim={claim} display="figure" />
                  {detail && <Prose size="small" tone="muted" parts={detail} />}
                </li>
              ))}
            </ul>
          </GridItem>
          <GridItem columns="7-12">
            <div className={styles.ledgerHeading}>
              <Heading level={3} size="title">
                {previousMonths.heading}
              </Heading>
            </div>
            <ul>
              {previousMonths.claims.map((claim) => (
                <li key={claim.id} className={styles.entry}>
                  <Claim claim={claim} display="row" />
                </li>
              ))}
            </ul>
          </GridItem>
        </Grid>
      </div>
    </Section>
  );
}

interface LeadershipPersonProps {
  person: Person & { portrait: ReactNode };
}

/** Portrait, name, title, and the first paragraph of the biography. */
function LeadershipPerson({ person }: LeadershipPersonProps) {
  return (
    <li className={styles.person}>
      <div>{person.portrait}</div>
      <div className={styles.words}>
        <PersonName person={person} headingLevel={3} size="lede" />
        <div className={styles.biography}>
          <Prose tone="muted" parts={person.biography[0]} />
        </div>
      </div>
    </li>
  );
}
