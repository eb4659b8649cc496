import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totalReturn, turning65 } from '../Claim/Claim.fixtures.ts';
import { TargetRisk } from './TargetRisk.tsx';

describe('<TargetRisk>', () => {
  it('states the payments and the risk of every target', () => {
    render(<TargetRisk parts={['The aim is a ', totalReturn, '.']} />);
    expect(screen.getByText(totalReturn.paid).parentElement?.textContent).toBe(
      `${totalReturn.paid} ${totalReturn.risk}`,
    );
  });

  it('renders nothing for facts', () => {
    const { container } = render(<TargetRisk parts={['Every day ', turning65, '.']} />);
    expect(container.textContent).toBe('');
  });
});
