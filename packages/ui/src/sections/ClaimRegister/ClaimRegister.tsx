import type { RegisteredNote, WithdrawnWording } from '@sponsor/domain';
import { useId } from 'react';
import { Word } from '../../components/Words/Word.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './ClaimRegister.css.ts';
import { struck } from './ClaimRow.css.ts';
import { ClaimRow, type ClaimRowWords } from './ClaimRow.tsx';
import { Wording } from './Wording.tsx';

export interface ClaimRegisterWords extends ClaimRowWords {
  /** Names the withdrawn claims. */
  withdrawnHeading: string;
}

export interface ClaimRegisterProps extends RootProps, ClaimRegisterWords {
  heading: string;
  /** Each note with the claims that rest on it, whose marks lead here: it is nowhere else on the page. */
  notes: readonly RegisteredNote[];
  /** Withdrawn claims stay, struck out. */
  withdrawn?: readonly WithdrawnWording[];
}

/**
 * A sponsor's claims, note by note: the source, and beside it every claim that rests on it, the date of its current wording,
 * and earlier wordings. `#note-12` leads to a note.
 */
export function ClaimRegister(props: ClaimRegisterProps) {
  const { heading, notes, withdrawn, withdrawnHeading, ...rowAndRoot } = props;
  const { kinds, facts, undatedText, wordingsLabel, currentText, firstText, ...rootProps } = rowAndRoot;
  const words = { kinds, facts, undatedText, wordingsLabel, currentText, firstText };
  const headingId = useId();
  const hasSamples = notes.some(({ note, claims }) => note.sample || claims.some(({ claim }) => claim.sample));
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <div className={styles.head}>
        <Heading level={2} size="heading3" id={headingId}>
          {heading}
        </Heading>
        {hasSamples && (
          <span className={styles.sample}>
            <Word name="sample" />
          </span>
        )}
      </div>
      {notes.map(({ note, claims }) => (
        <div key={note.number} className={styles.group} data-group>
          <Grid>
            <GridItem columns="1-4" from="large">
              <div className={styles.note} id={`note-${note.number}`}>
                <span className={styles.number}>{note.number}</span>
                <span>{note.text}</span>
              </div>
            </GridItem>
            <GridItem columns="5-12" from="large">
              <ul>
                {claims.map((entry) => (
                  <ClaimRow key={entry.claim.id} entry={entry} {...words} />
                ))}
              </ul>
            </GridItem>
          </Grid>
        </div>
      ))}
      {withdrawn && <WithdrawnWordings heading={withdrawnHeading} wordings={withdrawn} />}
    </Section>
  );
}

/** Claims that are no longer made, where they were, and why they were withdrawn. */
function WithdrawnWordings({ heading, wordings }: { heading: string; wordings: readonly WithdrawnWording[] }) {
  return (
    <div className={styles.group} data-group>
      <Grid>
        <GridItem columns="1-4" from="large">
          <Heading level={3} size="body">
            {heading}
          </Heading>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <ol data-kind="withdrawn">
            {wordings.map(({ id, text, from, until, because, saidOn }, index) => (
              <Wording key={id} number={index + 1} from={from} until={until} because={`${saidOn}. ${because}`}>
                <del className={struck} data-claim={id}>
                  {text}
                </del>
              </Wording>
            ))}
          </ol>
        </GridItem>
      </Grid>
    </div>
  );
}
