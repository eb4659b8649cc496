import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totalReturn, turning65 } from '../Claim/Claim.fixtures.ts';
import { TargetRisk } from './TargetRisk.tsx';

describe('<TargetRisk>', () => {
  it('tells of every target what has been paid and what may go wrong', () => {
    render(<TargetRisk parts={['The aim is a ', totalReturn, '.']} />);
    expect(screen.getByText(totalReturn.paid).parentElement?.textContent).toBe(
      `${totalReturn.paid} ${totalReturn.risk}`,
    );
  });

  it('has nothing to add to what has happened', () => {
    const { container } = render(<TargetRisk parts={['Every day ', turning65, '.']} />);
    expect(container.textContent).toBe('');
  });
});
