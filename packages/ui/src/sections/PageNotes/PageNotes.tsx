import type { ReactNode } from 'react';
import { Footnotes, type FootnotesProps } from '../../components/Footnotes/Footnotes.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

export interface PageNotesProps extends RootProps, Pick<FootnotesProps, 'notes' | 'heading' | 'history'> {
  /** Precedes the notes: content for the whole page. */
  children?: ReactNode;
}

/** The end of a page: the notes of all its claims. Renders nothing without notes and children. */
export function PageNotes({ notes, heading, history, children, ...rootProps }: PageNotesProps) {
  if (notes.length === 0 && !children) return null;
  return (
    <Section {...rootProps} space="compact">
      <Stack space="x8">
        {children}
        <Footnotes notes={notes} heading={heading} headingLevel={2} history={history} folded />
      </Stack>
    </Section>
  );
}
