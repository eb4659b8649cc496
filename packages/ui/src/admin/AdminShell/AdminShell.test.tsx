import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shell } from './AdminShell.fixtures.tsx';
import { AdminShell } from './AdminShell.tsx';
import { adminRailTexts as texts } from './texts.ts';

const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => menuButton().getAttribute('aria-expanded');

describe('<AdminShell>', () => {
  it('names the screen once, and marks its navigation link as current', () => {
    const navigation = [...shell.navigation, { label: 'Deliveries', href: '/admin/deliveries', note: '2 failed' }];
    render(
      <AdminShell {...shell} navigation={navigation}>
        Rows
      </AdminShell>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Investment Leads');
    const links = within(screen.getByRole('navigation', { name: 'Staff' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
    expect(links.map((link) => link.textContent)).toEqual(['Leads', 'Deliveries 2 failed']);
    expect(within(screen.getByRole('main')).getByText('Rows')).toBeDefined();
  });

  it('[staff-3] links to the public site and signs out', () => {
    const handleSignOut = vi.fn<() => void>();
    render(
      <AdminShell {...shell} onSignOut={handleSignOut}>
        Rows
      </AdminShell>,
    );
    expect(screen.getByRole('link', { name: 'Back to Site' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('m.reyes@example.com')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(handleSignOut).toHaveBeenCalledOnce();
  });

  it('begins with a skip link past the rail, which leaves the address unchanged', () => {
    render(<AdminShell {...shell}>Rows</AdminShell>);
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe(texts.skip);
    const { href } = window.location;
    act(() => first?.click());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.href).toBe(href);
  });

  it('closes its menu with the button, with Escape and after a link is followed', () => {
    render(<AdminShell {...shell}>Rows</AdminShell>);
    expect(isOpen()).toBe('false');
    fireEvent.click(menuButton());
    expect(isOpen()).toBe('true');
    fireEvent.click(menuButton());
    expect(isOpen()).toBe('false');

    fireEvent.click(menuButton());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(menuButton());

    fireEvent.click(menuButton());
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }));
    expect(isOpen()).toBe('false');
  });
});
