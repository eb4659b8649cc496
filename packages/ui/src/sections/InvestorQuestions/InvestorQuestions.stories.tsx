import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvestorQuestions } from './InvestorQuestions.tsx';

const meta = {
  title: 'Sections/InvestorQuestions',
  component: InvestorQuestions,
  args: { ...regulationAMoney.while, id: 'while', pageLabel: regulationAMoney.pageLabel },
} satisfies Meta<typeof InvestorQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Most answers are missing. */
export const Open: Story = { args: { ...regulationAMoney.in, id: 'in' } };
export const LongWords: Story = {
  args: {
    questions: [
      {
        question: 'Gemeinschaftsverträglichkeitsprüfung',
        open: '[Gemeinschaftsverträglichkeitsprüfung]',
        page: 'p. [ ]',
      },
    ],
  },
  parameters: { visual: { widths: [320, 768] } },
};
