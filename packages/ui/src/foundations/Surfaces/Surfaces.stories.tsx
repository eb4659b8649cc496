import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section, type SectionProps } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { raised } from './Surfaces.css.ts';

/** The backgrounds of a page, and the raised surface on each. At most two tints and one inverse band per page. */
const meta = {
  title: 'Foundations/Surfaces',
  parameters: { frame: 'none', visual: { widths: [1280] } },
} satisfies Meta;
export default meta;

const grounds: readonly { surface: NonNullable<SectionProps['surface']>; use: string }[] = [
  { surface: 'page', use: 'The page itself, and most of what is on it.' },
  { surface: 'tint', use: 'One band that stands apart: a calculator, a call at the end.' },
  { surface: 'inverse', use: 'The dark band that runs into the footer.' },
];

export const Grounds: StoryObj = {
  render: () => (
    <>
      {grounds.map(({ surface, use }) => (
        <Section key={surface} component="div" space="compact" surface={surface}>
          <Stack>
            <Heading level={2} size="title">
              {surface}
            </Heading>
            <Text>{use}</Text>
            <div className={raised}>
              <Text tone="muted">Raised: cards, inputs, panels.</Text>
            </div>
          </Stack>
        </Section>
      ))}
    </>
  ),
};
