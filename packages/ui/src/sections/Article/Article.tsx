import type { ArticleBlock, Article as ArticleData, NavigationLink, Note, NoteHistory } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Article.css.ts';
import { ArticleFigure, type ArticlePicture } from './ArticleFigure.tsx';
import { ArticleText } from './ArticleText.tsx';

export interface ArticleProps {
  /** The link back to the list, at the end. */
  back: NavigationLink;
  /** The heading of level 1. */
  title: string;
  lede: string;
  /** Date, reading time and other facts for the reader, before the text. */
  facts: readonly { name: string; value: string }[];
  /** Across the page, above the text. */
  lead: ArticlePicture;
  /** Within the text, where a block places it. */
  second: ArticlePicture;
  /** The text in order; one of its blocks places `second`. */
  blocks: readonly ArticleBlock[];
  /** The risk of losing money, and a link to the offering document; an `external` document opens in a new tab. */
  risk: { heading: string; text: string; document: NavigationLink & { external?: boolean } };
  /** The notes of the claims in the text. */
  notes: readonly Note[];
  /** Names the notes at the end. */
  notesHeading: string;
  /** For each note, the link to every wording of the claims that rest on it. */
  noteHistory?: NoteHistory | undefined;
  action: ArticleData['action'];
}

/** An article: facts on the left, the text at a comfortable width, risk and notes below it, and a next step. */
export function Article(props: ArticleProps) {
  const { back, title, lede, facts, lead, second, blocks, risk, notes, notesHeading, noteHistory, action } = props;
  const headingId = useId();
  const pause = blocks.findIndex((block) => block.kind === 'picture');
  return (
    <>
      <Section component="div" space="none" bleed>
        <article className={styles.sheet} aria-labelledby={headingId}>
          <Container>
            <header className={styles.head}>
              <div className={styles.title}>
                <Heading level={1} size="heading2" id={headingId}>
                  {title}
                </Heading>
              </div>
              <div className={styles.lede}>
                <Text size="lede" tone="muted">
                  {lede}
                </Text>
              </div>
            </header>
            <ArticleFigure picture={lead} place="acrossThePage" />
            <Grid>
              <dl className={styles.facts}>
                {facts.map(({ name, value }) => (
                  <div key={name} className={styles.fact}>
                    <dt className={styles.factName}>{name}</dt>
                    <dd className={styles.factValue}>{value}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.column}>
                <ArticleText blocks={blocks.slice(0, pause)} />
              </div>
              <ArticleFigure picture={second} place="withinTheText" />
              <div className={styles.column} data-later>
                <ArticleText blocks={blocks.slice(pause + 1)} />
                <aside className={styles.risk} aria-label={risk.heading}>
                  <Heading level={2} size="body">
                    {risk.heading}
                  </Heading>
                  <Text>{risk.text}</Text>
                  <Link variant="standalone" href={risk.document.href} external={risk.document.external ?? false}>
                    {risk.document.label}
                  </Link>
                </aside>
                {notes.length > 0 && (
                  <Footnotes notes={notes} heading={notesHeading} headingLevel={2} history={noteHistory} />
                )}
              </div>
            </Grid>
          </Container>
        </article>
      </Section>
      <ArticleAction action={action} back={back} />
    </>
  );
}

/** The next step for a reader at the end. */
function ArticleAction({ action: { heading, text, link }, back }: Pick<ArticleProps, 'action' | 'back'>) {
  const headingId = useId();
  return (
    <Section surface="tint" space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-6">
          <Heading level={2} size="heading3" id={headingId}>
            {heading}
          </Heading>
        </GridItem>
        <GridItem columns="7-12">
          <Stack space="x4">
            <Text>{text}</Text>
            <Inline space="x6">
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
              <Link variant="standalone" href={back.href}>
                {back.label}
              </Link>
            </Inline>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
