import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stat } from './Stat.tsx';

describe('<Stat>', () => {
  it('reads its label before its figure', () => {
    const { container } = render(<Stat label="New leads" value="214" detail="31 more than last week" />);
    expect(Array.from(container.querySelectorAll('p'), (line) => line.textContent)).toEqual([
      'New leads',
      '214',
      '31 more than last week',
    ]);
  });
});
