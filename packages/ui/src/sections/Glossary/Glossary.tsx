import type { NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { PageIndex } from '../../components/PageIndex/PageIndex.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Glossary.css.ts';

/** The general meaning of a term, whatever it means for the sponsor. */
export interface GlossaryTerm {
  /** The target of links. */
  id: string;
  term: string;
  /** One to three sentences without a figure, which would be a claim. */
  definition: string;
  /** The public rule that defines it, if one does. */
  source?: NavigationLink;
  /** Links to pages that say more about its meaning here. */
  more?: NavigationLink;
}

export interface GlossaryWords {
  heading: string;
  lede: string;
  /** Names the links to the letters. */
  indexLabel: string;
  /** Precedes the rule that defines a term. */
  sourceLabel: string;
  /** In alphabetical order. `#<letter>` leads to a letter, `#<id>` to a term. */
  letters: readonly { letter: string; terms: readonly GlossaryTerm[] }[];
}

export type GlossaryProps = RootProps & GlossaryWords;

/** The meanings of terms by first letter, each with the rule that defines it and links to more. */
export function Glossary({ heading, lede, indexLabel, sourceLabel, letters, ...rootProps }: GlossaryProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <PageHeading heading={heading} headingId={headingId} lede={[lede]} />
      <div className={styles.index}>
        <PageIndex label={indexLabel} links={letters.map(({ letter }) => ({ label: letter, href: `#${letter}` }))} />
      </div>
      {letters.map(({ letter, terms }) => (
        <div key={letter} className={styles.letter} id={letter}>
          <Grid>
            <GridItem columns="1-4">
              <Heading level={2} size="heading3">
                {letter}
              </Heading>
            </GridItem>
            <GridItem columns="5-12">
              <dl>
                {terms.map(({ id, term, definition, source, more }) => (
                  <div key={id} className={styles.term} id={id}>
                    <dt className={styles.name}>{term}</dt>
                    <dd className={styles.definition}>
                      <Text>{definition}</Text>
                      {source && (
                        <Text size="small" tone="muted">
                          {`${sourceLabel} `}
                          <Link href={source.href} external>
                            {source.label}
                          </Link>
                        </Text>
                      )}
                      {more && (
                        <Text size="small">
                          <Link href={more.href}>{more.label}</Link>
                        </Text>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </GridItem>
          </Grid>
        </div>
      ))}
    </Section>
  );
}
