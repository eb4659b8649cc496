import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';
import { LinkProvider, type RouterLinkProps } from './LinkProvider.tsx';

function RouterLink({ href, children, ...props }: RouterLinkProps) {
  return (
    <a {...props} href={`/routed${href}`}>
      {children}
    </a>
  );
}

function renderRouted(href: string, external = false) {
  render(
    <LinkProvider component={RouterLink}>
      <Link href={href} external={external}>
        Shareholder Login
      </Link>
    </LinkProvider>,
  );
  return screen.getByRole('link');
}

describe('<Link>', () => {
  it('passes a path within the site to the router', () => {
    expect(renderRouted('/invest').getAttribute('href')).toBe('/routed/invest');
  });

  it.each([
    '#portfolio',
    'tel:+13175550100',
    'mailto:hello@limestone-main.example',
    'https://example.com/',
    '//example.com/',
  ])('leaves %s to the browser', (href) => {
    expect(renderRouted(href).getAttribute('href')).toBe(href);
  });

  it('opens an external address in a new tab, says so, and bypasses the router', () => {
    const link = renderRouted('/documents/circular.pdf', true);
    expect(link).toHaveProperty('target', '_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.getAttribute('href')).toBe('/documents/circular.pdf');
    expect(link.textContent).toBe('Shareholder Login (opens in a new tab)');
  });

  it('stays in the tab if it is not external', () => {
    const link = renderRouted('/invest');
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.textContent).toBe('Shareholder Login');
  });
});
