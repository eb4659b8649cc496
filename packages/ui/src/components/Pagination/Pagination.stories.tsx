import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enlargedText } from '../../internal/enlarged-text.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Actions/Pagination',
  id: 'components-pagination',
  component: Pagination,
  parameters: { visual: { widths: [390, 640] } },
  args: {
    page: 6,
    pageCount: 205,
    hrefFor: (page) => `#page-${page}`,
    label: 'Pages of leads',
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 205 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
/** Only the pages that were seen and the next one have addresses. */
export const FromCursorToCursor: Story = {
  render: () => (
    <Pagination
      label="Pages of leads"
      page={3}
      pageCount={undefined}
      hrefFor={(page) => (page <= 4 ? `#page-${page}` : undefined)}
    />
  ),
};
export const Focused: Story = {
  parameters: { visual: { widths: [640] } },
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Page 7' }).focus({ focusVisible: true }),
};
export const LongWords: Story = {
  args: { previousLabel: 'Vorhergehende Seite', nextLabel: 'Darauffolgende Seite' },
  parameters: { visual: { widths: [320, 640] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none', visual: { widths: [640] } },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Pagination {...args} />
    </Section>
  ),
};
/** Doubled text leaves room only for the position. */
export const EnlargedText: Story = {
  parameters: { visual: { widths: [640] } },
  beforeEach: enlargedText.beforeEach,
  play: async ({ canvas }) => {
    enlargedText.enlarge();
    const pages = canvas.getByRole('navigation');
    await expect(pages.scrollWidth).toBe(pages.clientWidth);
  },
};
