import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { translate } from '../../internal/translate.fixtures.ts';
import { Field } from './Field.tsx';

const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('<Field>', () => {
  it('names the control and describes it by its help', () => {
    render(
      <Field label="Amount" helpText="Whole dollars">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Amount');
    expect(textOf(input.getAttribute('aria-describedby'))).toEqual(['Whole dollars']);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('marks the control as invalid, and reads the error before the help', () => {
    render(
      <Field label="Amount" helpText="Whole dollars" errorText="Please enter an amount.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Amount');
    expect(textOf(input.getAttribute('aria-describedby'))).toEqual(['Please enter an amount.', 'Whole dollars']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('updates the error even after a translator has replaced its text nodes', () => {
    const field = (errorText: string) => (
      <Field label="Amount" errorText={errorText}>
        {(control) => <input {...control} />}
      </Field>
    );
    const { container, rerender } = render(field('Please enter an amount.'));
    translate(container);
    rerender(field('The amount is too large.'));
    expect(screen.getByRole('alert').textContent).toBe('The amount is too large.');
  });

  it('shows the hint beside the label, not in it', () => {
    render(
      <Field label="Amount" hint="Optional">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(textOf(screen.getByLabelText('Amount').getAttribute('aria-describedby'))).toEqual(['Optional']);
  });

  it('gives two fields with the same label different ids', () => {
    render(
      <>
        <Field label="Email">{(control) => <input {...control} />}</Field>
        <Field label="Email">{(control) => <input {...control} />}</Field>
      </>,
    );
    const [one, other] = screen.getAllByLabelText('Email');
    expect(one?.id).not.toBe(other?.id);
  });
});
