import { regulationARisks, regulationDRisks } from '@sponsor/content/risks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Risks } from './Risks.tsx';

const { linkLabel: circular, ...ofFund } = regulationARisks;
const { linkLabel: memorandum, ...ofPlacement } = regulationDRisks;

const meta = {
  title: 'Sections/Risks',
  component: Risks,
  args: {
    ...ofFund,
    link: { label: circular, href: 'https://documents.limestone-main.example/offering-circular', external: true },
  },
} satisfies Meta<typeof Risks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The risks of a placement with a memorandum on the same site. */
export const Placement: Story = { args: { ...ofPlacement, link: { label: memorandum, href: '/ppm' } } };
export const LongWords: Story = {
  args: {
    heading: 'Gemeinschaftsverträglichkeit',
    points: ofFund.points.map((point, index) => ({ ...point, title: `Gemeinschaftsverträglichkeit ${index + 1}` })),
  },
  parameters: { visual: { widths: [320, 1024] } },
};
