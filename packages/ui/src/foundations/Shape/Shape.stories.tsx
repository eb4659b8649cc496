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

export const Pens: StoryObj = {
  render: () => (
    <FoundationTable
      caption="Pens"
      columns={['Pen', 'Looks', 'Draws']}
      rows={[
        { name: 'fine', cells: [<div key="pen" className={pens.fine} />, 'Texture: siding, hatching'] },
        { name: 'thin', cells: [<div key="pen" className={pens.thin} />, 'Edges and dimensions'] },
        { name: 'medium', cells: [<div key="pen" className={pens.medium} />, 'Outlines'] },
        { name: 'heavy', cells: [<div key="pen" className={pens.heavy} />, 'The ground and what is cut'] },
      ]}
    />
  ),
};
