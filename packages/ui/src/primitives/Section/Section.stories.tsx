import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const whoWeAre = (headingId: string) => ({
  labelledBy: headingId,
  children: (
    <Stack>
      <Heading level={2} id={headingId}>
        Who We Are
      </Heading>
      <Text tone="muted">We buy, build and keep apartments and flex space in Indiana.</Text>
    </Stack>
  ),
});

const meta = {
  title: 'Primitives/Section',
  component: Section,
  parameters: { frame: 'none' },
  args: { children: null },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: whoWeAre('who-we-are') };
export const Tint: Story = { args: { ...whoWeAre('tint'), surface: 'tint' } };
export const Inverse: Story = { args: { ...whoWeAre('inverse'), surface: 'inverse' } };
export const Compact: Story = { args: { ...whoWeAre('compact'), space: 'compact' } };

/** Higher than any window, to reveal a cropped picture. */
export const Tall: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    space: 'none',
    children: Array.from({ length: 80 }, (_, index) => (
      <Text key={index} size="lede">
        Paragraph {index + 1} of 80
      </Text>
    )),
  },
};
