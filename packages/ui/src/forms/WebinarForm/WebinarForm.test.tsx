import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { regulationAForm, regulationDForm } from './WebinarForm.fixtures.ts';
import { WebinarForm, type WebinarFormProps } from './WebinarForm.tsx';

const required = { 'First name': 'A', 'Last name': 'B', Email: 'ann@mail.example', Phone: '7 (Bob)' };

function setUp(onSubmit: WebinarFormProps['onSubmit'] = async () => {}) {
  const handlers = {
    onSubmit: vi.fn<typeof onSubmit>(onSubmit),
    onSuccess: vi.fn<() => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
  };
  render(<WebinarForm {...regulationAForm} {...handlers} />);
  return handlers;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => Object.keys(required).map((label) => field(label).value);
const amount = () => screen.getByRole('combobox', { name: 'Investment amount' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (element: Element, key: string) => act(async () => void fireEvent.keyDown(element, { key }));

function fill(typed: Record<string, string> = required) {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
}

async function chooseSecondRange() {
  await act(async () => {
    amount().focus();
    await vi.dynamicImportSettled();
  });
  await press(amount(), '$');
  await press(amount(), '1');
}

async function submit() {
  await act(async () => {
    fireEvent.submit(field('Email'));
  });
}

describe('<WebinarForm>', () => {
  it("works without a script, with the browser's validation", () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<WebinarForm {...regulationAForm} onSubmit={async () => {}} />);
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/forms/webinar-reg-a/submissions');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    const controls = [
      ...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([name=context], [name=leave-empty])'),
    ];
    expect(controls.map(({ name, required: must, type }) => [name, must, type])).toEqual([
      ['firstName', true, 'text'],
      ['lastName', true, 'text'],
      ['email', true, 'email'],
      ['phone', true, 'tel'],
      ['investmentAmount', false, 'select-one'],
    ]);
  });

  it('explains the use of the number below the phone field', () => {
    setUp();
    const [help] = (field('Phone').getAttribute('aria-describedby') ?? '').split(' ');
    expect(document.getElementById(help ?? '')?.textContent).toBe(regulationAForm.texts.phoneHelpText);
  });

  it('[webinar-2] sends without an amount, and with names of one letter and any phone text', async () => {
    const { onSubmit } = setUp();
    fill();
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        firstName: 'A',
        lastName: 'B',
        email: 'ann@mail.example',
        phone: '7 (Bob)',
        investmentAmount: '',
      },
      expect.anything(),
    );
  });

  it('[form-5] sends the chosen range unchanged, then clears everything and reports success', async () => {
    const { onSubmit, onSuccess } = setUp();
    fill();
    await chooseSecondRange();
    await submit();
    expect(onSubmit.mock.calls[0]?.[0].investmentAmount).toBe('$1,000 - $5,000');
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(values()).toEqual(['', '', '', '']);
    expect(amount().textContent).toBe('Choose a range');
  });

  it('keeps input changed during the request', async () => {
    let settle = () => {};
    setUp(() => new Promise((resolve) => (settle = resolve)));
    fill();
    await submit();
    fill({ Phone: '317 555 0142' });
    await chooseSecondRange();
    await act(async () => settle());
    expect(values()).toEqual(['', '', '', '317 555 0142']);
    expect(amount().textContent).toBe('$1,000 - $5,000');
  });

  it('keeps all input after a failure', async () => {
    const failure = new Error('503');
    const { onSuccess, onFailure } = setUp(() => Promise.reject(failure));
    fill();
    await chooseSecondRange();
    await submit();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(values()).toEqual(Object.values(required));
    expect(amount().textContent).toBe('$1,000 - $5,000');
    expect(button('Watch Webinar Now').hasAttribute('aria-disabled')).toBe(false);
  });

  it('[form-4] is busy and disabled until the response arrives, and sends once', async () => {
    let settle = () => {};
    const { onSubmit } = setUp(() => new Promise((resolve) => (settle = resolve)));
    fill();
    await submit();
    await submit();
    expect(button('Processing...').getAttribute('aria-disabled')).toBe('true');
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => settle());
    expect(button('Watch Webinar Now').hasAttribute('aria-disabled')).toBe(false);
  });

  it.each(Object.keys(required))('[webinar-2] sends nothing without the %s', async (label) => {
    const { onSubmit } = setUp();
    fill({ ...required, [label]: '' });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('rejects input that is too long, at the field and in the summary', async () => {
    const { onSubmit } = setUp();
    fill({ ...required, Phone: '1'.repeat(51) });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    const complaint = 'Phone must be at most 50 characters.';
    expect(screen.getByRole('alert').textContent).toBe(complaint);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
    fireEvent.click(screen.getByRole('link', { name: complaint }));
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('uses given error messages', async () => {
    const errors = {
      lastName: { invalid: 'Bitte nennen Sie Ihren Nachnamen.' },
      phone: { invalid: 'Bitte um Ihre Nummer.' },
    };
    const form = { ...regulationAForm, texts: { ...regulationAForm.texts, errors } };
    render(<WebinarForm {...form} onSubmit={async () => {}} />);
    fill({ ...required, 'Last name': '', Phone: '' });
    await submit();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Bitte nennen Sie Ihren Nachnamen.',
      'Bitte um Ihre Nummer.',
    ]);
  });

  it('shows the text for investors below the first range', () => {
    render(<WebinarForm {...regulationDForm} onSubmit={async () => {}} />);
    const help = amount().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(document.getElementById(help)?.textContent).toContain(
      'Considering $15,000 to $100,000? Leave this blank or tell us in a message',
    );
  });
});
