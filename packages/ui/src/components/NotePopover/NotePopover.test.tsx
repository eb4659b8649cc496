import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotePopover } from './NotePopover.tsx';

describe('<NotePopover>', () => {
  it('closes with its button without a script', () => {
    render(<NotePopover placeLabel="See all notes" />);
    const button = screen.getByRole('button', { name: 'Close', hidden: true });
    expect(button.getAttribute('popovertargetaction')).toBe('hide');
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')?.contains(button)).toBe(true);
  });
});
