import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenAnswer } from './OpenAnswer.tsx';

describe('<OpenAnswer>', () => {
  it('names the missing answer, and adds nothing', () => {
    const { container } = render(<OpenAnswer>[escrow agent]</OpenAnswer>);
    expect(container.textContent).toBe('[escrow agent]');
    expect(screen.getByText('[escrow agent]')).toBeTruthy();
  });
});
