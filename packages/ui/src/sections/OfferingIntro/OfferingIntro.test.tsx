import { regulationDInvest } from '@sponsor/content/regulation-d-invest';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfferingIntro } from './OfferingIntro.tsx';

const { intro } = regulationDInvest;

describe('<OfferingIntro>', () => {
  it('[regd-4] names the exemption, who may invest, and how that is tested', () => {
    const { container } = render(<OfferingIntro {...intro} />);
    expect(container.textContent).toMatch(/Regulation D 506\(c\) private placement/);
    expect(container.querySelector('[data-claim=accredited-status]')).not.toBeNull();
    expect(container.querySelector('[data-claim=accredited-test]')).not.toBeNull();
  });

  it('shows the risk of the return under the terms', () => {
    render(<OfferingIntro {...intro} />);
    const card = screen.getByRole('heading', { level: 3, name: intro.termsHeading }).parentElement;
    expect(card?.textContent).toContain(`${intro.target.paid} ${intro.target.risk}`);
  });
});
