import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooserHeader, homeHeader, investHeader } from './SiteHeader.fixtures.tsx';
import { SiteHeader } from './SiteHeader.tsx';

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  dispatchEvent(new Event('scroll'));
}

const row = () => screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body;
const solid = () => screen.getByRole('banner').getAttribute('data-solid');

afterEach(() => vi.unstubAllGlobals());

describe('<SiteHeader>', () => {
  it('[header-1] names its six links in order', () => {
    render(<SiteHeader {...homeHeader} />);
    const names = within(row())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Home', 'About Us', 'Invest', 'Portfolio', 'Blog', 'Contact Us']);
  });

  it('[header-9] marks only the link to the current page', () => {
    render(<SiteHeader {...homeHeader} currentPath="/invest" />);
    const current = within(row())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Invest']);
  });

  it('marks the link to the parent of the current page, but not as the current page', () => {
    render(<SiteHeader {...homeHeader} currentPath="/blog/senior-housing" />);
    const current = within(row())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Blog', 'true']]);
  });

  it('turns solid as the window is scrolled', () => {
    render(<SiteHeader {...homeHeader} />);
    scrollTo(11);
    expect(solid()).toBe('true');
  });

  it('resets on a new page', () => {
    const { rerender } = render(<SiteHeader {...homeHeader} surface="inverse" />);
    scrollTo(500);
    rerender(<SiteHeader {...homeHeader} solid="always" />);
    scrollTo(0);
    expect(solid()).toBe('true');
    rerender(<SiteHeader {...homeHeader} />);
    expect(solid()).toBe('false');
    expect(screen.getByRole('banner').getAttribute('data-surface')).toBe('base');
  });

  it('renders on the server as at the top of the page', () => {
    expect(renderToString(<SiteHeader {...homeHeader} />)).toContain('data-solid="false"');
    expect(renderToString(<SiteHeader {...homeHeader} solid="always" />)).toContain('data-solid="true"');
  });

  it('leaves the state of the menu to the browser before hydration', () => {
    expect(renderToString(<SiteHeader {...homeHeader} />)).not.toContain('aria-expanded');
  });

  it('opens the shareholder portal in a new tab', () => {
    render(<SiteHeader {...homeHeader} />);
    for (const login of screen.getAllByRole('link', { name: /^Shareholder Login/ })) {
      expect(login.getAttribute('target')).toBe('_blank');
      expect(login.getAttribute('rel')).toContain('noopener');
    }
  });

  it('has no button without `action`', () => {
    render(<SiteHeader {...chooserHeader} />);
    expect(screen.queryByRole('link', { name: 'Invest With Us' })).toBeNull();
  });

  it('links to the sections of the page with `anchors`, besides its six links', () => {
    render(<SiteHeader {...investHeader} />);
    const anchors = within(screen.getAllByRole('navigation', { name: 'On this page' })[0] ?? document.body);
    expect(anchors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#problem-solution',
      '#why-invest',
      '#calculator',
      '#leadership',
    ]);
    expect(within(row()).getAllByRole('link')).toHaveLength(6);
  });

  it('has no second row without `anchors`', () => {
    render(<SiteHeader {...homeHeader} />);
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('begins with a skip link', () => {
    render(<SiteHeader {...homeHeader} />);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#main');
  });
});
