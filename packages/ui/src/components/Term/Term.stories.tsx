import { glossary } from '@sponsor/content/glossary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { Term } from './Term.tsx';
import { TermExplanation } from './TermExplanation.tsx';

const [explained] = glossary.letters.flatMap(({ terms }) => terms.filter(({ id }) => id === 'preferred-return'));

const meta = {
  title: 'Components/Overlays/Term',
  id: 'components-term',
  component: Term,
  args: { explainedBy: 'term-preferred-return', children: 'preferred return' },
  render: (args) => (
    <>
      <Text>
        Of the cash that there is to distribute, investors receive their <Term {...args} /> before the sponsor shares in
        profit.
      </Text>
      <TermExplanation
        id={args.explainedBy}
        title={explained?.term ?? ''}
        description={explained?.definition ?? ''}
        more={{ label: 'Glossary', href: '/glossary' }}
      />
    </>
  ),
} satisfies Meta<typeof Term>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [640] } } };

const opened: Story['play'] = async ({ canvas }) => {
  const term = canvas.getByRole('button', { name: 'preferred return' });
  await userEvent.click(term);
  await expect(canvas.getByText(/^A priority/)).toBeVisible();
};
export const Open: Story = { parameters: { visual: { widths: [960], height: 320 } }, play: opened };
export const OpenOnAPhone: Story = { parameters: { visual: { widths: [390], height: 480 } }, play: opened };
