import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationTable } from '../FoundationTable.tsx';
import { boxes, pens } from './Shape.css.ts';

/** Corners, the one shadow and the four pens of the drawings. Pictures and cards have square corners. */
const meta = { title: 'Foundations/Shape' } satisfies Meta;
export default meta;

export const CornersAndShadow: StoryObj = {
  render: () => (
    <FoundationTable
      caption="Corners and shadow"
      columns={['For', 'Looks']}
      rows={[
        { name: 'Pictures, drawings, cards', cells: [<div key="box" className={boxes.square} />] },
        { name: 'Controls', cells: [<div key="box" className={boxes.control} />] },
        { name: 'Popovers and toasts, nothing else', cells: [<div key="box" className={boxes.popover} />] },
      ]}
    />
  ),
};

const draws: Record<keyof typeof pens, string> = {
  fine: 'Texture: siding, hatching',
  thin: 'Edges and dimensions',
  medium: 'Outlines',
  heavy: 'The ground and what is cut',
};

const sample = (className: string) => (
  <svg key="pen" className={className} viewBox="0 0 128 24" aria-hidden="true">
    <path d="M0 16H48L64 4L80 16H128" />
  </svg>
);

export const Pens: StoryObj = {
  render: () => (
    <FoundationTable
      caption="Pens"
      columns={['Pen', 'Looks', 'Draws']}
      rows={(['fine', 'thin', 'medium', 'heavy'] as const).map((pen) => ({
        name: pen,
        cells: [sample(pens[pen]), draws[pen]],
      }))}
    />
  ),
};
