import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbuiltElevation } from '../../words/drawing-words.ts';
import { UnbuiltElevation } from './UnbuiltElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/UnbuiltElevation',
  id: 'drawings-unbuiltelevation',
  component: UnbuiltElevation,
  args: { label: unbuiltElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story, { globals: { surface } }) => (
      <div style={{ overflow: 'hidden' }}>
        <Section component="div" surface={surface === 'inverse' ? 'inverse' : 'page'} space="compact">
          <Story />
        </Section>
      </div>
    ),
  ],
} satisfies Meta<typeof UnbuiltElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
