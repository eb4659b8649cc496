import type { Meta, StoryObj } from '@storybook/react-vite';
import { companyFooter, fundFooter } from './SiteFooter.fixtures.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  args: companyFooter,
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDisclosures: Story = { render: () => <SiteFooter {...fundFooter} /> };
export const WithNetwork: Story = {
  args: {
    contact: {
      ...companyFooter.contact,
      network: { label: 'Limestone & Main on LinkedIn', href: 'https://www.linkedin.com/company/limestone-main' },
    },
  },
};
export const LongWords: Story = {
  args: {
    brandName: 'Grundstücksverwaltungsgesellschaft',
    contact: { ...companyFooter.contact, email: 'investorenbeziehungen@grundstuecksverwaltungsgesellschaft.example' },
  },
  parameters: { visual: { widths: [320, 768] } },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
