import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { regulationA, regulationD } from './Calculator.fixtures.tsx';
import { Calculator } from './Calculator.tsx';

const meta = {
  title: 'Sections/Calculator',
  component: Calculator,
  args: regulationA,
  parameters: { visual: { drawings: 'all' } },
} satisfies Meta<typeof Calculator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RegulationD: Story = { args: regulationD, parameters: { visual: { widths: [] } } };
/** The maximum amount, after a larger one was typed. */
export const Adjusted: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Investment amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '250000{Enter}');
  },
  parameters: { visual: { widths: [320] } },
};

/** The years are expanded, and the amount exceeds the visitor's limit. */
export const OverTheLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Paid by the end of each year'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Work out your limit/ }), '20000');
  },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
