import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  id: 'components-link',
  component: Link,
  args: { href: '#portfolio', children: 'See the portfolio' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      We have built in eleven towns of Indiana and Ohio. <Link {...args} /> to know what stands where.
    </Text>
  ),
};
export const Standalone: Story = { args: { variant: 'standalone' } };
export const Plain: Story = { args: { variant: 'plain', children: 'About Us' } };
export const PlainCurrent: Story = { args: { variant: 'plain', children: 'About Us', 'aria-current': 'page' } };
export const External: Story = {
  args: {
    variant: 'standalone',
    href: 'https://documents.limestone-main.example/offering-circular',
    external: true,
    children: 'View Offering Circular',
  },
};
export const Focused: Story = {
  args: { variant: 'standalone' },
  play: ({ canvas }) => canvas.getByRole('link').focus({ focusVisible: true }),
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Stack>
        <Text>
          Read the <Link {...args}>privacy policy</Link>.
        </Text>
        <Link {...args} variant="standalone" external />
      </Stack>
    </Section>
  ),
};
