import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
  render: (args) => (
    <Text>
      Offering Circular <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Two words are visible, six are read out. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('opens in a new tab');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
