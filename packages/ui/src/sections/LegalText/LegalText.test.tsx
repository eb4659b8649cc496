import { sampleLegalNotice, terms } from '@sponsor/content/legal';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalText } from './LegalText.tsx';

describe('<LegalText>', () => {
  it('has a notice only above a text that counsel has not reviewed', () => {
    const { sample: _, ...reviewed } = terms;
    const { rerender } = render(<LegalText document={{ ...terms, sample: true }} sampleNotice={sampleLegalNotice} />);
    expect(screen.getByText(sampleLegalNotice)).toBeTruthy();
    rerender(<LegalText document={reviewed} sampleNotice={sampleLegalNotice} />);
    expect(screen.queryByText(sampleLegalNotice)).toBeNull();
  });

  it('begins a paragraph with its title', () => {
    const sections = [{ heading: 'Risks', paragraphs: [{ lead: 'Risk.', text: 'You can lose money.' }] as const }];
    render(<LegalText document={{ ...terms, sections }} sampleNotice={sampleLegalNotice} />);
    const lead = screen.getByText('Risk.');
    expect(lead.tagName).toBe('STRONG');
    expect(lead.parentElement?.textContent).toBe('Risk. You can lose money.');
  });

  it('gives every part a heading under the title', () => {
    render(<LegalText document={terms} sampleNotice={sampleLegalNotice} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(terms.title);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      terms.sections.map((section) => section.heading),
    );
  });
});
