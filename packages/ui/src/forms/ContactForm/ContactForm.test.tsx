import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm, type ContactFormProps, type ContactFormTexts } from './ContactForm.tsx';

const action = '/api/forms/contact/submissions';
const texts: ContactFormTexts = {
  nameLabel: 'Name',
  emailLabel: 'Email',
  messageLabel: 'Message',
  messageHelpText: 'Add your number if you want to be called.',
  submitLabel: 'Send Message',
  submittingLabel: 'Sending...',
  legalNote: ['By submitting you agree to the ', { label: 'terms of service', href: '/terms' }, '.'],
};
const acceptable = { Name: 'Ann Lee', Email: 'ann@mail.example', Message: 'Ten chars!' };
const nameMessage = 'Name must be at least 2 characters.';
const emailMessage = 'Please enter a valid email address.';
const messageMessage = 'Message must be at least 10 characters.';

function setUp(onSubmit: ContactFormProps['onSubmit'] = async () => {}) {
  const handlers = {
    onSubmit: vi.fn<typeof onSubmit>(onSubmit),
    onSuccess: vi.fn<() => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
  };
  render(<ContactForm action={action} texts={texts} {...handlers} />);
  return handlers;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => Object.keys(acceptable).map((label) => field(label).value);
const button = () => screen.getByRole<HTMLButtonElement>('button');
const problems = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text.endsWith('.'));
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

function fill(typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
}

async function submit() {
  await act(async () => {
    fireEvent.submit(field('Name'));
  });
}

describe('<ContactForm>', () => {
  it("works without a script, with the browser's validation", () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ContactForm action={action} texts={texts} onSubmit={async () => {}} />);
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(action);
    expect(form?.hasAttribute('novalidate')).toBe(false);
    expect(
      [...page.querySelectorAll('[name]:not([name=context], [name=leave-empty])')].map((control) =>
        control.getAttribute('name'),
      ),
    ).toEqual(['name', 'email', 'message']);
    expect(page.querySelectorAll('[required]')).toHaveLength(3);
  });

  it('[form-2] shows no errors while a visitor types or leaves a field for the first time', () => {
    setUp();
    fill({ Name: 'A', Email: 'x', Message: 'short' });
    for (const label of Object.keys(acceptable)) fireEvent.blur(field(label));
    expect(alerts()).toEqual([]);
    expect(button().form?.noValidate).toBe(true);
  });

  it('[form-14] lists all errors on submit, sends nothing, and focuses the summary', async () => {
    const { onSubmit } = setUp();
    fill({ Name: 'Al' });
    await submit();
    expect(alerts()).toEqual([emailMessage, messageMessage]);
    expect(problems()).toEqual([emailMessage, messageMessage]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
    fireEvent.click(screen.getByRole('link', { name: messageMessage }));
    expect(document.activeElement).toBe(field('Message'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Email').getAttribute('aria-describedby')).toBe(screen.getAllByRole('alert')[0]?.id);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['Name', 'A', nameMessage],
    ['Name', '   ', nameMessage],
    ['Email', 'x@', emailMessage],
    ['Email', 'x', emailMessage],
    ['Email', '', emailMessage],
    ['Message', '123456789', messageMessage],
  ])('[form-1] refuses %s "%s"', async (label, value, sentence) => {
    const { onSubmit } = setUp();
    fill({ ...acceptable, [label]: value });
    await submit();
    expect(alerts()).toEqual([sentence]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('uses given error messages, also in the summary', async () => {
    const errors = { name: { invalid: 'Bitte nennen Sie Ihren Namen.' }, message: { tooLong: 'Das ist zu lang.' } };
    render(<ContactForm action={action} texts={{ ...texts, errors }} onSubmit={async () => {}} />);
    fill({ Email: 'ann@mail.example', Message: 'm'.repeat(5001) });
    await submit();
    expect(alerts()).toEqual(['Bitte nennen Sie Ihren Namen.', 'Das ist zu lang.']);
    expect(problems()).toEqual(alerts());
  });

  it('follows its texts into another language', async () => {
    const form = (errors?: ContactFormTexts['errors']) => (
      <ContactForm action={action} texts={{ ...texts, errors }} onSubmit={async () => {}} />
    );
    const { rerender } = render(form());
    fill({ ...acceptable, Email: 'x' });
    await submit();
    expect(alerts()).toEqual([emailMessage]);
    rerender(form({ email: { invalid: 'Bitte geben Sie Ihre E-Mail-Adresse an.' } }));
    await submit();
    expect(alerts()).toEqual(['Bitte geben Sie Ihre E-Mail-Adresse an.']);
  });

  it('[form-2] updates its errors with each change after the first submit', async () => {
    setUp();
    fill({ ...acceptable, Name: 'A' });
    await submit();
    fill({ Name: 'Al' });
    await waitFor(() => expect(alerts()).toEqual([]));
    fill({ Name: 'A' });
    await waitFor(() => expect(alerts()).toEqual([nameMessage]));
  });

  it('focuses the summary, in the order of the fields, after each failed submit', async () => {
    setUp();
    fill({ ...acceptable, Message: 'short' });
    await submit();
    field('Message').focus();
    fill({ Name: 'A' });
    await waitFor(() => expect(problems()).toEqual([nameMessage, messageMessage]));
    expect(document.activeElement).toBe(field('Message'));
    await submit();
    expect(document.activeElement?.contains(screen.getByRole('link', { name: nameMessage }))).toBe(true);
  });

  it('marks the document title while there are errors', async () => {
    document.title = 'Contact Us';
    setUp();
    expect(document.title).toBe('Contact Us');
    fill({ ...acceptable, Name: 'A' });
    await submit();
    expect(document.title).toBe('Error: Contact Us');
    await submit();
    expect(document.title).toBe('Error: Contact Us');
    fill({ Name: 'Al' });
    await waitFor(() => expect(document.title).toBe('Contact Us'));
    expect(problems()).toEqual([]);
    fill({ Name: 'A' });
    await waitFor(() => expect(document.title).toBe('Error: Contact Us'));
    cleanup();
    expect(document.title).toBe('Contact Us');
  });

  it('sends the shortest accepted input, clears, and reports success', async () => {
    const { onSubmit, onSuccess } = setUp();
    fill({ ...acceptable, Name: 'Al' });
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Al', email: 'ann@mail.example', message: 'Ten chars!' },
      expect.anything(),
    );
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(values()).toEqual(['', '', '']);
    expect(alerts()).toEqual([]);
  });

  it('[form-17] replaces invisible characters of pasted text by spaces and line breaks', async () => {
    const { onSubmit } = setUp();
    fill({ Name: 'Ann\tLee\u0000', Email: 'ann@mail.example', Message: 'One line\u000band\tanother\ud800\nend' });
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Ann Lee', email: 'ann@mail.example', message: 'One line\nand\tanother\n\nend' },
      expect.anything(),
    );
  });

  it('[form-17] sends field values set without events, as some software does', async () => {
    const { onSubmit } = setUp();
    for (const [label, value] of Object.entries(acceptable)) field(label).value = value;
    await submit();
    expect(alerts()).toEqual([]);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Ann Lee', email: 'ann@mail.example', message: 'Ten chars!' },
      expect.anything(),
    );
    expect(values()).toEqual(['', '', '']);
  });

  it('[form-5] keeps input typed during the request', async () => {
    let settle = () => {};
    const { onSubmit, onSuccess } = setUp(() => new Promise((resolve) => (settle = resolve)));
    fill(acceptable);
    await submit();
    fill({ Email: 'ann.lee@mail.example' });
    await act(async () => settle());
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'ann@mail.example' }));
    expect(values()).toEqual(['', 'ann.lee@mail.example', '']);
    fill({ Name: 'Ann Lee', Message: 'Another one!' });
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith(
      { name: 'Ann Lee', email: 'ann.lee@mail.example', message: 'Another one!' },
      expect.anything(),
    );
    await act(async () => settle());
    expect(values()).toEqual(['', '', '']);
  });

  it('[form-4] is busy and disabled until the response arrives, and sends once', async () => {
    let settle = () => {};
    const { onSubmit } = setUp(() => new Promise((resolve) => (settle = resolve)));
    fill(acceptable);
    await submit();
    await submit();
    expect(button().textContent).toBe('Sending...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => settle());
    expect(button().textContent).toBe('Send Message');
  });

  it('[form-5] keeps all input after a failure, and can be sent again', async () => {
    const failure = new Error('503');
    const { onSuccess, onFailure } = setUp(() => Promise.reject(failure));
    fill(acceptable);
    await submit();
    expect(values()).toEqual(Object.values(acceptable));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });
});
