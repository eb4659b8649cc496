import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmojiHeading } from './EmojiHeading.tsx';

describe('<EmojiHeading>', () => {
  it('[gate-8] keeps the emoji out of its name', () => {
    render(
      <EmojiHeading level={2} emoji="🔧">
        What is flex industrial?
      </EmojiHeading>,
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'What is flex industrial?' });
    expect(heading.textContent).toContain('🔧');
  });
});
