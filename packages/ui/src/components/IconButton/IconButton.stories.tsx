import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { icon: 'next', label: 'Next slide', onClick: () => {} },
  // Pictures of the carousel show it, at its ends and between them.
  parameters: { visual: { widths: [] } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Next: Story = {};
export const Previous: Story = { args: { icon: 'previous', label: 'Previous slide' } };
export const Play: Story = { args: { icon: 'play', label: 'Play' } };
export const Pause: Story = { args: { icon: 'pause', label: 'Pause' } };
export const Disabled: Story = { args: { disabled: true } };
