import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MonogramPlate } from './MonogramPlate.tsx';

describe('<MonogramPlate>', () => {
  it('is one picture, named by its label and not by its letters', () => {
    render(<MonogramPlate label="Plate of a vice president" letters="VP" construction="courses" ground="tint" />);
    expect(screen.getByRole('img', { name: 'Plate of a vice president' }).textContent).toBe('VP');
  });
});
