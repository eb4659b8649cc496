import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { OpenAnswer } from './OpenAnswer.tsx';

describe('<OpenAnswer>', () => {
  describeConformance((root) => <OpenAnswer {...root}>[to be supplied]</OpenAnswer>);

  it('says what is missing, and nothing else', () => {
    const { container } = render(<OpenAnswer>[escrow agent]</OpenAnswer>);
    expect(container.textContent).toBe('[escrow agent]');
    expect(screen.getByText('[escrow agent]')).toBeTruthy();
  });
});
