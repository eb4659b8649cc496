import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { Embed } from './Embed.tsx';

const empty = 'data:text/javascript,';
/** An invalid address, which the browser reports at once. */
const missing = 'data:text/nothing,';

const meta = {
  title: 'Components/Content/Embed',
  id: 'components-embed',
  component: Embed,
  args: {
    scripts: [empty],
    loadingLabel: 'Opening the investing platform',
    failed: {
      heading: 'The platform does not answer',
      headingLevel: 2,
      text: 'It is run by another company, and may be back in a minute. Your browser may also be keeping it out.',
      retryLabel: 'Try again',
      links: [
        { label: 'Read the offering circular', href: '/circular', external: true },
        { label: 'Contact us', href: '/contact' },
      ],
    },
    children: <Text>Here the platform takes over.</Text>,
  },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof Embed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here the platform takes over.')).toBeVisible();
  },
};

/** While a file is loading. */
export const Loading: Story = {
  args: { scripts: [], children: undefined },
};

/** A file failed to load. */
export const Failed: Story = {
  args: { scripts: ['/nothing-here.js'], stylesheets: [missing] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
