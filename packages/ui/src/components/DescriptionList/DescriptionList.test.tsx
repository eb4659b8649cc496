import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Email', description: 'ann.hollis@example.com' },
  { term: 'Status', description: 'Contacted' },
];

describe('<DescriptionList>', () => {
  it('ties each description to its term', () => {
    render(<DescriptionList items={items} />);
    const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(pairs).toEqual(items.map(({ term, description }) => [term, description]));
  });
});
