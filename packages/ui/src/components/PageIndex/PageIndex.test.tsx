import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageIndex } from './PageIndex.tsx';

const links = [
  { label: 'A', href: '#A' },
  { label: 'B', href: '#B', count: 3 },
];

describe('<PageIndex>', () => {
  it('leads to the parts in their order, as a navigation with a name', () => {
    render(<PageIndex label="Letters" links={links} />);
    expect(screen.getByRole('navigation', { name: 'Letters' })).toBeTruthy();
    const parts = screen.getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href'))).toEqual(['#A', '#B']);
    expect(parts.map((link) => link.textContent)).toEqual(['A', 'B 3']);
  });
});
