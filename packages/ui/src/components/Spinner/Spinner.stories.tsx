import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
  args: { label: 'Loading leads' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The text beside it names what is awaited, so it has no label. */
export const WithWords: Story = {
  render: () => (
    <Inline space="x2">
      <Spinner />
      <Text component="span">Loading leads</Text>
    </Inline>
  ),
};
