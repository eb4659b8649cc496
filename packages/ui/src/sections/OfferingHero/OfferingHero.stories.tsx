import { apartmentsElevation } from '@sponsor/content/drawing-words';
import { ApartmentsElevation } from '@sponsor/content/drawings';
import { offerings } from '@sponsor/content/offerings';
import { regulationD } from '@sponsor/content/regulation-d';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { OfferingHero } from './OfferingHero.tsx';

const meta = {
  title: 'Sections/OfferingHero',
  component: OfferingHero,
  args: {
    ...regulationD.hero,
    money: { label: offerings.moneyLabel, href: '/regd/your-money' },
    media: <ApartmentsElevation label={apartmentsElevation.alternativeText} />,
    drawing: titleOf(apartmentsElevation),
  },
} satisfies Meta<typeof OfferingHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { drawings: ['1280'] } } };
export const LongWords: Story = {
  args: { heading: 'Privatplatzierung ausschließlich für Kapitalanlagegesellschaften' },
  parameters: { visual: { widths: [320] } },
};
