import { press } from '@sponsor/content/press';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PressCarousel } from './PressCarousel.tsx';

const meta = {
  title: 'Sections/PressCarousel',
  component: PressCarousel,
  args: press,
} satisfies Meta<typeof PressCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390, 768, 1100, 1440] } } };
/** On a phone the row stops at its end. */
export const AtTheEnd: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    for (let step = 0; step < 5; step++) if (!next.matches(':disabled')) await userEvent.click(next);
    await expect(next).toBeDisabled();
  },
};
