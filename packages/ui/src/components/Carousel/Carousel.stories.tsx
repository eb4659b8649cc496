import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { carousel, rotation } from './Carousel.fixtures.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Components/Content/Carousel',
  id: 'components-carousel',
  component: Carousel,
  args: carousel,
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { view: 3 }, parameters: { visual: { widths: [390, 960] } } };

/** Three of five are seen at once, so two steps lead to the end, where the keyboard stays in the carousel. */
export const AtTheEnd: Story = {
  args: { view: 3 },
  parameters: { visual: { widths: [960] } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(next).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
    await expect(next).toBeDisabled();
  },
};
export const Rotating: Story = {
  args: { view: 'peek', rotation, note: 'Study models. Illustrative; not specific properties.' },
  parameters: { visual: { widths: [390, 960] } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Previous slide' })),
};

export const InForcedColours: Story = {
  ...Rotating,
  parameters: { visual: { widths: [390], medium: 'forced colours' } },
};
