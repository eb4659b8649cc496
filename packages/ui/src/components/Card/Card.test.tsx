import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './Card.tsx';

describe('<Card>', () => {
  it('shows its picture before its heading', () => {
    render(
      <Card heading="Senior living" headingLevel={3} media={<img src="/porch.webp" alt="A porch" />}>
        Assisted living
      </Card>,
    );
    const position = screen.getByRole('img').compareDocumentPosition(screen.getByRole('heading', { level: 3 }));
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
