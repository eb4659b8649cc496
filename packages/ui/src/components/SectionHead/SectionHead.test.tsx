import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionHead } from './SectionHead.tsx';

describe('<SectionHead>', () => {
  it('looks the same at another level, and names the section by its id', () => {
    render(<SectionHead heading="Why this exists" headingId="why" headingLevel={3} introduction={['In short.']} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Why this exists' }).id).toBe('why');
    expect(screen.getByText('In short.').tagName).toBe('P');
  });
});
