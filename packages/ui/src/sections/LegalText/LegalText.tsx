import type { LegalDocument } from '@sponsor/domain';
import { useId } from 'react';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './LegalText.css.ts';

export interface LegalTextProps extends RootProps {
  document: LegalDocument;
  /** Shown above a text that counsel has not reviewed. */
  sampleNotice: string;
}

/** A legal text: headings on the left, paragraphs of a comfortable width on the right. */
export function LegalText({ document, sampleNotice, ...rootProps }: LegalTextProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      {document.sample && <p className={styles.sample}>{sampleNotice}</p>}
      <Stack space="x12">
        <Grid>
          <GridItem columns="1-7">
            <Heading level={1} id={headingId}>
              {document.title}
            </Heading>
          </GridItem>
          <GridItem columns="5-12">
            <Text size="lede" tone="muted">
              {document.introduction}
            </Text>
          </GridItem>
        </Grid>
        <div>
          {document.sections.map(({ heading, paragraphs }) => (
            <div key={heading} className={styles.part}>
              <Grid>
                <GridItem columns="1-4">
                  <Heading level={2} size="title">
                    {heading}
                  </Heading>
                </GridItem>
                <GridItem columns="5-12">
                  <Stack space="x4">
                    {paragraphs.map((paragraph) =>
                      typeof paragraph === 'string' ? (
                        <Text key={paragraph}>{paragraph}</Text>
                      ) : (
                        <Text key={paragraph.lead}>
                          <strong className={styles.lead}>{paragraph.lead}</strong> {paragraph.text}
                        </Text>
                      ),
                    )}
                  </Stack>
                </GridItem>
              </Grid>
            </div>
          ))}
        </div>
      </Stack>
    </Section>
  );
}
