import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageNotes } from './PageNotes.tsx';

describe('<PageNotes>', () => {
  it('renders nothing on a page without notes', () => {
    const { container } = render(<PageNotes heading="Notes" notes={[]} />);
    expect(container.firstChild).toBeNull();
  });

  it('shows its children without notes', () => {
    render(
      <PageNotes heading="Notes" notes={[]}>
        Not an offer.
      </PageNotes>,
    );
    expect(screen.getByText('Not an offer.')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
