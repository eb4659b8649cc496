import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

describe('<Heading>', () => {
  it('keeps its level whatever its size', () => {
    render(
      <Heading level={3} size="hero" id="about-us">
        Who We Are
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Who We Are' }).id).toBe('about-us');
  });
});
