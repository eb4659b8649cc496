import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totalReturn } from '../Claim/Claim.fixtures.ts';
import { PointList, type PointListProps } from './PointList.tsx';

const points: PointListProps['points'] = [
  { title: 'A place in line', text: ['Paid before the sponsor shares in any profit.'] },
  { title: 'Growth', text: ['The aim is a ', totalReturn, '.'] },
];

describe('<PointList>', () => {
  it('shows the risk of a target in the point that names it', () => {
    render(<PointList mark="tick" points={points} />);
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are not two points.');
    expect(first.textContent).toBe('A place in linePaid before the sponsor shares in any profit.');
    expect(within(second).getByText(totalReturn.paid).parentElement?.textContent).toContain(totalReturn.risk);
  });
});
