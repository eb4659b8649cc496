import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { flipBook } from './FlipBook.fixtures.tsx';
import { FlipBook } from './FlipBook.tsx';

const meta = {
  title: 'Components/Content/FlipBook',
  id: 'components-flipbook',
  component: FlipBook,
  args: flipBook,
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof FlipBook>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fifteen pages: the last one is single, on its side. */
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{End}');
    await expect(next).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Page 15' })).toHaveAttribute('aria-current', 'true');
    const last = canvas.getByRole('img', { name: 'Page 15 of 15' });
    await waitFor(() => expect(last.getBoundingClientRect().left).toBeLessThan(window.innerWidth));
  },
};

export const Focused: Story = {
  play: ({ canvas }) => canvas.getAllByRole('list').at(-1)?.focus({ focusVisible: true }),
};
export const OnPaper: Story = { parameters: { visual: { medium: 'paper', widths: [768] } } };
export const InForcedColours: Story = { parameters: { visual: { medium: 'forced colours', widths: [390] } } };
