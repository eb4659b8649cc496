import { deck } from '@sponsor/content/deck';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DeckForm, type DeckFormProps } from './DeckForm.tsx';

const texts = { action: '/functions/v1/submit-hubspot-lead', texts: deck.form };
const typed = { 'First name': 'Ann', 'Last name': 'Lee', Email: 'ann@mail.example' };

function setUp(onSubmit: DeckFormProps['onSubmit'] = async () => {}) {
  const handlers = {
    onSubmit: vi.fn<typeof onSubmit>(onSubmit),
    onSuccess: vi.fn<() => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
  };
  render(<DeckForm {...texts} {...handlers} />);
  return handlers;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ['First name', 'Last name', 'Email', 'Phone'].map((label) => field(label).value);

async function send(entries: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(entries)) fireEvent.change(field(label), { target: { value } });
  await act(async () => {
    fireEvent.submit(field('Email'));
  });
}

describe('<DeckForm>', () => {
  it('works without a script, and requires no phone number', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<DeckForm {...texts} onSubmit={async () => {}} />);
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/functions/v1/submit-hubspot-lead');
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(
      [...page.querySelectorAll<HTMLInputElement>('input:not([name=context], [name=leave-empty])')].map(
        ({ name, required, type }) => [name, required, type],
      ),
    ).toEqual([
      ['firstName', true, 'text'],
      ['lastName', true, 'text'],
      ['email', true, 'email'],
      ['phone', false, 'tel'],
    ]);
  });

  it('sends an empty string without a phone number, then clears and reports success', async () => {
    const { onSubmit, onSuccess } = setUp();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@mail.example',
        phone: '',
      },
      expect.anything(),
    );
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(values()).toEqual(['', '', '', '']);
  });

  it('[form-4] disables its button and every field until the response arrives', async () => {
    let settle = () => {};
    const { onSubmit } = setUp(() => new Promise((resolve) => (settle = resolve)));
    await send();
    await send();
    expect(screen.getByRole('button', { name: 'Processing...' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelectorAll('input[readonly][aria-disabled=true]')).toHaveLength(4);
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => settle());
    expect(document.querySelectorAll('[readonly], [aria-disabled]')).toHaveLength(0);
  });

  it('keeps all input after a failure, and can be sent again', async () => {
    const failure = new Error('503');
    const { onSubmit, onSuccess, onFailure } = setUp(() => Promise.reject(failure));
    await send();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(values()).toEqual(['Ann', 'Lee', 'ann@mail.example', '']);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('rejects input that is too long, and says so in the summary', async () => {
    const { onSubmit } = setUp();
    await send({ ...typed, 'First name': 'A'.repeat(101) });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
  });

  it('uses given error messages', async () => {
    const errors = { firstName: { tooLong: 'Der Vorname ist zu lang.' }, phone: { tooLong: 'Zu lang.' } };
    render(<DeckForm action="/deck" texts={{ ...deck.form, errors }} onSubmit={async () => {}} />);
    await send({ ...typed, 'First name': 'A'.repeat(101), Phone: '7'.repeat(51) });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Der Vorname ist zu lang.',
      'Zu lang.',
    ]);
  });

  it.each(Object.keys(typed))('[deck-1] sends nothing without the %s', async (label) => {
    const { onSubmit } = setUp();
    await send({ ...typed, [label]: '' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
