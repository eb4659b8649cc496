import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chooserHeader, germanHeader, homeHeader, investHeader } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

const windowOf = (width: number) => ({
  parameters: {
    viewport: { options: { [`w${width}`]: { name: `${width} px`, styles: { width: `${width}px`, height: '844px' } } } },
    visual: { widths: [width], height: 844 },
  },
  globals: { viewport: { value: `w${width}`, isRotated: false } },
});

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  args: homeHeader,
  decorators: [
    (Story) => (
      <div>
        <Story />
        <main id="main" tabIndex={-1}>
          <a href="#main">A link of the page</a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AlwaysSolid: Story = { args: { solid: 'always' } };
export const OnInverse: Story = { args: { surface: 'inverse' }, parameters: { visual: { widths: [390, 1280] } } };
export const WithAnchors: Story = { args: investHeader };
export const WithoutAction: Story = { render: () => <SiteHeader {...chooserHeader} /> };
export const LongWords: Story = { args: germanHeader, parameters: { visual: { widths: [320, 768, 1280, 1440] } } };

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const LinksFrom768: Story = {
  ...windowOf(768),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

export const MenuBelow768: Story = {
  ...windowOf(767),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
  },
};

export const MenuOpen: Story = {
  ...windowOf(390),
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const page = canvasElement.querySelector('main');
    await userEvent.click(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus());
    await expect(page?.inert).toBe(true);

    await userEvent.click(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await expect(page?.inert).toBe(false);
    await userEvent.click(menu);
  },
};

export const MenuOpenWithAnchors: Story = {
  ...windowOf(390),
  args: investHeader,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  },
};

export const MenuClosesAfterAChoice: Story = {
  ...windowOf(390),
  // With the menu closed it looks like WithAnchors.
  parameters: { ...windowOf(390).parameters, visual: { widths: [] } },
  args: investHeader,
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    // The frame that stories run in must not follow the link.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Calculator' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvasElement.querySelector('main')?.inert).toBe(false);
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  },
};
