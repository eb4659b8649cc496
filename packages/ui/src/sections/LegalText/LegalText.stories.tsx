import { disclosures } from '@sponsor/content/disclosures';
import { sampleLegalNotice, terms } from '@sponsor/content/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalText } from './LegalText.tsx';

const meta = {
  title: 'Sections/LegalText',
  component: LegalText,
  args: { document: { ...terms, sections: terms.sections.slice(0, 4) }, sampleNotice: sampleLegalNotice },
} satisfies Meta<typeof LegalText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reviewed: Story = {
  args: { document: { title: terms.title, introduction: terms.introduction, sections: terms.sections.slice(0, 2) } },
  parameters: { visual: { widths: [320, 1280] } },
};
/** Identifies each paragraph by its text. */
export const NamedParagraphs: Story = {
  args: { document: { ...disclosures.text, sections: disclosures.text.sections.slice(2, 4) } },
  parameters: { visual: { widths: [390, 1280] } },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
