import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../../styles/breakpoints.ts';
import { FoundationTable } from '../FoundationTable.tsx';

/** Window widths at which a layout may change. Between them, type, gutters and sections grow continuously. */
const meta = { title: 'Foundations/Breakpoints' } satisfies Meta;
export default meta;

const changes: Record<keyof typeof breakpoints, string> = {
  small: 'Forms may set two fields side by side; drawings get their thin pens and annotations',
  medium: 'The menu button gives way to the links; the twelve columns begin',
  large: 'The staff rail stands beside the page; three columns of notes',
  wide: 'Nothing new has to happen: the page is as wide as it was drawn',
};

export const Widths: StoryObj = {
  render: () => (
    <FoundationTable
      caption="Breakpoints"
      columns={['Breakpoint', 'From', 'What changes']}
      rows={Object.entries(breakpoints).map(([name, width]) => ({
        name,
        cells: [`${width}\u00a0px`, new Map(Object.entries(changes)).get(name)],
      }))}
    />
  ),
};
