import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageIndex } from './PageIndex.tsx';

const links = [
  { label: 'A', href: '#A' },
  { label: 'B', href: '#B', count: 3 },
];

describe('<PageIndex>', () => {
  it('links to the parts in order, in a named navigation', () => {
    render(<PageIndex label="Letters" links={links} />);
    expect(screen.getByRole('navigation', { name: 'Letters' })).toBeTruthy();
    const parts = screen.getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href'))).toEqual(['#A', '#B']);
    expect(parts.map((link) => link.textContent)).toEqual(['A', 'B 3']);
  });
});
