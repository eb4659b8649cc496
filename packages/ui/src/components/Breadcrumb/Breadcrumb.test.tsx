import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [
  { label: 'Leads', href: '/admin/leads' },
  { label: 'Ann Hollis', href: '/admin/leads/ann' },
];

describe('<Breadcrumb>', () => {
  it('links the parent pages, and ends with the current page', () => {
    render(<Breadcrumb items={items} />);
    const navigation = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(navigation.getByRole('link', { name: 'Leads' }).getAttribute('href')).toBe('/admin/leads');
    const last = navigation.getAllByRole('listitem').at(-1);
    expect(last?.textContent).toBe('Ann Hollis');
    expect(last?.getAttribute('aria-current')).toBe('page');
  });
});
