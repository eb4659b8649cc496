import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { carousel, rotation } from './Carousel.fixtures.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const meta = {
  title: 'Components/Content/Carousel',
  id: 'components-carousel',
  component: Carousel,
  args: carousel,
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { view: 3 }, parameters: { visual: { widths: [390, 960] } } };

/** Three of five are visible, so two steps reach the end, where the focus stays in the carousel. */
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

/** The owner of the index refuses the move: a dragged row returns to it. */
export const Refused: Story = {
  args: { index: 1, onIndexChange: fn() },
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  play: async ({ args, canvas }) => {
    const slide = canvas.getByRole('group', { name: '2 of 5' });
    const left = () => Math.round(slide.getBoundingClientRect().left);
    const place = left();
    await fireEvent.mouseDown(slide, { clientX: 300 });
    for (const clientX of [200, 100, 0]) await fireEvent.mouseMove(document, { clientX });
    await waitFor(() => expect(left()).toBeLessThan(place));
    await fireEvent.mouseUp(document, { clientX: 0 });
    await expect(args.onIndexChange).toHaveBeenCalledWith(2);
    await waitFor(() => expect(left()).toBe(place));
    await expect(canvas.getByText('2 of 5')).toBeVisible();
  },
};

/**
 * Simulates a link to an anchor in a slide: the browser scrolls it into view, and the carousel continues from there.
 */
export const ScrolledTo: Story = {
  args: {
    slides: carousel.slides.map(({ id }) => ({ id, content: <a href="#main">{`Link ${id}`}</a> })),
    onIndexChange: fn(),
  },
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('group', { name: '1 of 5' }).parentElement?.parentElement;
    const link = canvas.getByRole('link', { name: 'Link 4' });
    link.focus();
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(3));
    await waitFor(() => expect(row?.scrollLeft).toBe(0));
    await expect(args.onIndexChange).toHaveBeenCalledOnce();
    await waitFor(() => {
      const [shown, place] = [link.getBoundingClientRect(), row?.getBoundingClientRect()];
      return expect(Math.round(shown.left)).toBe(Math.round(place?.left ?? 0));
    });
  },
};

function FirstSlides({ slides, ...rest }: CarouselProps) {
  const [count, setCount] = useState(slides.length);
  return (
    <>
      <Button onClick={() => setCount(3)}>Leave three</Button>
      <Carousel {...rest} slides={slides.slice(0, count)} />
    </>
  );
}

/** Moves to the last slide, which is not announced because the visitor did not move. */
export const FewerSlides: Story = {
  args: { defaultIndex: 4, onIndexChange: fn() },
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  render: (args) => <FirstSlides {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    const log = document.querySelector('[role=log]');
    await waitFor(() => expect(log?.lastElementChild).toHaveTextContent('slide 4 of 5'));
    log?.replaceChildren();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave three' }));
    await expect(await canvas.findByText('3 of 3')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(log).toBeEmptyDOMElement();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
};

export const InForcedColours: Story = {
  ...Rotating,
  parameters: { visual: { widths: [390], medium: 'forced colours' } },
};
