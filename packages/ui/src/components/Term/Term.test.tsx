import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Term } from './Term.tsx';
import { TermExplanation } from './TermExplanation.tsx';

const more = { label: 'Glossary', href: '/glossary#escrow' };

describe('<Term>', () => {
  it('opens its explanation without a script, with a link to more', () => {
    render(
      <>
        <Term explainedBy="term-escrow">escrow</Term>
        <TermExplanation id="term-escrow" title="Escrow" description="An account between both sides." more={more} />
      </>,
    );
    const term = screen.getByRole('button', { name: 'escrow' });
    const explanation = document.getElementById(term.getAttribute('popovertarget') ?? '');
    expect(explanation?.getAttribute('popover')).toBe('auto');
    expect(explanation?.textContent).toBe('EscrowAn account between both sides.GlossaryClose');
    expect(explanation?.querySelector('a')?.getAttribute('href')).toBe(more.href);
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close.getAttribute('popovertarget')).toBe(explanation?.id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
  });
});
