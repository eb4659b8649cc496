import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { chooserHeader, germanHeader, homeHeader, investHeader } from './SiteHeader.fixtures.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
import { startHeader } from './start-header.ts';

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
          <Container>
            <a href="#main">A link of the page</a>
          </Container>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AlwaysSolid: Story = { args: { solid: 'always' }, parameters: { visual: { widths: [390, 1280] } } };
export const OnInverse: Story = {
  args: { surface: 'inverse' },
  decorators: [
    (Story) => (
      <Section surface="inverse" space="none" bleed>
        <Story />
      </Section>
    ),
  ],
  parameters: { visual: { widths: [390, 1280] } },
};
export const WithAnchors: Story = { args: investHeader, parameters: { visual: { widths: [768, 1280] } } };

/** The link to the section in the middle of the window is underlined. */
export const SectionInView: Story = {
  args: investHeader,
  parameters: { visual: { widths: [1280] } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <section id="why-invest" style={{ blockSize: '40rem' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Why Invest' });
    await waitFor(() => expect(links[0]).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getByRole('link', { name: 'Leadership' })).not.toHaveAttribute('aria-current');
  },
};

export const WithoutAction: Story = {
  render: () => <SiteHeader {...chooserHeader} />,
  parameters: { visual: { widths: [768, 1280] } },
};
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

export const MenuOpenOnInverse: Story = {
  ...windowOf(390),
  args: { surface: 'inverse' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
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

const served = (props: SiteHeaderProps) =>
  `${renderToStaticMarkup(<SiteHeader {...props} />)}<main inert>Under a dialog</main><p>A page</p>`;

/** A page that the server renders and no React hydrates. */
export const MenuOfServedHtml: Story = {
  tags: ['!autodocs'],
  ...windowOf(390),
  // It looks like MenuOpen.
  parameters: { ...windowOf(390).parameters, visual: { widths: [] } },
  decorators: (_, { args }) => <div dangerouslySetInnerHTML={{ __html: served(args) }} />,
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const [dialog, page] = [canvasElement.querySelector('main'), canvasElement.querySelector('p')];
    const expectOpen = async (open: boolean) => {
      await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', String(open)));
      await expect(page?.inert).toBe(open);
      await expect(dialog?.inert).toBe(true);
    };
    await userEvent.click(menu);
    const end = startHeader(canvas.getByRole('banner'));
    await expectOpen(true);

    // As when the visitor goes to another page and the back/forward cache restores this one.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expectOpen(false);

    await userEvent.click(menu);
    await expectOpen(true);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus());
    end();
    await expectOpen(false);
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(menu);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page?.inert).toBe(false);
    await userEvent.click(menu);
  },
};

/** The rules of this window as a browser without popovers reads them; its fonts are beside their sheet. */
const stylesWithoutPopovers = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules, href }) =>
      Array.from(cssRules, ({ cssText }) =>
        cssText.replace(
          /url\("([^"]+)"\)/g,
          (_, file: string) => `url("${new URL(file, href ?? document.baseURI).href}")`,
        ),
      ),
    )
    .join('\n')
    .replaceAll(':popover-open', ':unknown-open');

function PageWithoutPopovers(props: SiteHeaderProps) {
  const page = renderToStaticMarkup(<SiteHeader {...props} />).replace('popover="auto"', '');
  const html = `<html lang="en" data-theme="${document.documentElement.dataset['theme']}">
    <style>${stylesWithoutPopovers()}</style>${page}<main id="main">The page goes on.</main>`;
  return (
    <iframe
      title="A page"
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{ display: 'block', inlineSize: '100%', blockSize: 600, border: 0 }}
    />
  );
}

/** In a browser without popovers the menu is always open below 768 px, and covers nothing. */
export const WithoutPopovers: Story = {
  args: investHeader,
  tags: ['!autodocs'],
  parameters: { visual: { widths: [390, 768] } },
  decorators: (_, { args }) => <PageWithoutPopovers {...args} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    const find = (selector: string) => frame?.contentDocument?.querySelector(selector);
    await waitFor(() => expect(find('main')).toBeTruthy());
    await expect(find('[popovertarget]')).not.toBeVisible();
    const [header, page] = [find('header')?.getBoundingClientRect(), find('main')?.getBoundingClientRect()];
    await expect(page?.top).toBeGreaterThanOrEqual(header?.bottom ?? 0);
    await frame?.contentDocument?.fonts.ready;
  },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
