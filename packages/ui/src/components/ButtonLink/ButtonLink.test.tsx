import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkProvider, type RouterLinkProps } from '../Link/LinkProvider.tsx';
import { ButtonLink } from './ButtonLink.tsx';

function RouterLink({ href, children, ...props }: RouterLinkProps) {
  return (
    <a {...props} href={`/routed${href}`}>
      {children}
    </a>
  );
}

describe('<ButtonLink>', () => {
  it('uses the link of the router', () => {
    render(
      <LinkProvider component={RouterLink}>
        <ButtonLink href="/investment-selection">Invest With Us</ButtonLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Invest With Us' }).getAttribute('href')).toBe(
      '/routed/investment-selection',
    );
  });

  it('says that an external address opens in a new tab', () => {
    render(
      <ButtonLink href="https://documents.limestone-main.example/offering-circular" external>
        View Offering Circular
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'View Offering Circular (opens in a new tab)' });
    expect(link).toHaveProperty('target', '_blank');
  });
});
