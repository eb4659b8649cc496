import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

describe('<EmptyState>', () => {
  it('has a heading in the outline of the page, and hides its drawing from screen readers', () => {
    render(
      <EmptyState heading="No leads yet" headingLevel={3} media={<img src="/lot.svg" alt="A lot" />}>
        Whoever signs up appears here.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No leads yet');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
