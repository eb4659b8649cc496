import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { regulationA, regulationD } from './Calculator.fixtures.ts';
import { Calculator } from './Calculator.tsx';

const meta = {
  title: 'Sections/Calculator',
  component: Calculator,
  args: regulationA,
} satisfies Meta<typeof Calculator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RegulationD: Story = { args: regulationD, parameters: { visual: { widths: [1280] } } };
/** The largest amount, after a larger one was typed. */
export const Adjusted: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Investment amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '250000{Enter}');
  },
  parameters: { visual: { widths: [320, 1024] } },
};
