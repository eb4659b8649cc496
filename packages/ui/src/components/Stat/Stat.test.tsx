import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Stat } from './Stat.tsx';

describe('<Stat>', () => {
  describeConformance<HTMLDivElement>((root) => <Stat {...root} label="New leads" value="214" />, HTMLDivElement);

  it('says what is counted before it says how many', () => {
    const { container } = render(<Stat label="New leads" value="214" detail="31 more than last week" />);
    expect(Array.from(container.querySelectorAll('p'), (line) => line.textContent)).toEqual([
      'New leads',
      '214',
      '31 more than last week',
    ]);
  });
});
