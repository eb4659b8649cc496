import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from '../Heading/Heading.tsx';
import { Section } from './Section.tsx';

describe('<Section>', () => {
  it('is a landmark if a heading names it', () => {
    render(
      <Section labelledBy="fees">
        <Heading level={2} id="fees">
          Fees
        </Heading>
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Fees' })).toBeTruthy();
  });

  it('reassigns colors only on the inverse surface', () => {
    render(
      <>
        <Section data-testid="tint" surface="tint">
          Tint
        </Section>
        <Section data-testid="inverse" surface="inverse">
          Inverse
        </Section>
      </>,
    );
    expect(screen.getByTestId('tint').dataset['surface']).toBe('base');
    expect(screen.getByTestId('inverse').dataset['surface']).toBe('inverse');
  });

  it('keeps the gutter around its content unless it bleeds', () => {
    render(
      <>
        <Section data-testid="kept">
          <p>Text</p>
        </Section>
        <Section data-testid="bleeding" bleed>
          <p>Drawing</p>
        </Section>
      </>,
    );
    expect(screen.getByTestId('kept').firstElementChild?.tagName).toBe('DIV');
    expect(screen.getByTestId('bleeding').firstElementChild?.tagName).toBe('P');
  });
});
