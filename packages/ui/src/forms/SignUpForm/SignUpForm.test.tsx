import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

const props = {
  action: '/api/forms/sign-up/submissions',
  texts: {
    emailLabel: 'Email address',
    submitLabel: 'Get Started Now',
    submittingLabel: 'Submitting...',
    legalNote: ['By submitting you agree to the ', { label: 'privacy policy', href: '/privacy' }, '.'],
  },
} satisfies Partial<SignUpFormProps>;

function setUp(onSubmit: SignUpFormProps['onSubmit']) {
  const handlers = {
    onSubmit: vi.fn<typeof onSubmit>(onSubmit),
    onSuccess: vi.fn<() => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
  };
  render(<SignUpForm {...props} {...handlers} />);
  return handlers;
}

/** Returns a call that the test settles. */
function pending() {
  const settle: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => settle.push(resolve));
  return { promise, resolve: () => settle.forEach((resolve) => resolve()) };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button');

function type(value: string) {
  fireEvent.change(email(), { target: { value } });
}

async function submit() {
  await act(async () => {
    fireEvent.submit(email());
  });
}

describe('<SignUpForm>', () => {
  it('removes invisible characters from a pasted address', async () => {
    const { onSubmit } = setUp(async () => {});
    type('\u200Eann\u200B@example.com\u00A0');
    expect(email().value).toBe('ann@example.com');
    await submit();
    expect(JSON.stringify(onSubmit.mock.calls)).toContain('"ann@example.com"');
  });

  it('works without a script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SignUpForm {...props} onSubmit={async () => {}} />);
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/api/forms/sign-up/submissions');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    expect(page.querySelector('input')).toMatchObject({
      name: 'email',
      type: 'email',
      required: true,
      maxLength: 254,
      autocomplete: 'email',
    });
    expect(page.querySelector('button')?.type).toBe('submit');
  });

  it('shows the legal note, with a link to the terms', () => {
    setUp(async () => {});
    screen.getByText(/^By submitting you agree to the/);
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
  });

  const trap = () => document.querySelector<HTMLInputElement>('input[name=leave-empty]');

  it('has a hidden field for programs that password managers leave empty', () => {
    setUp(async () => {});
    expect(trap()).toMatchObject({ tabIndex: -1, autocomplete: 'leave-empty', value: '' });
    for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
      expect(trap()?.hasAttribute(sign)).toBe(true);
    }
    expect(trap()?.closest('label')?.textContent).toBe('leave-empty');
    expect(screen.queryAllByRole('textbox')).toEqual([email()]);
  });

  const agreement = 'By submitting you agree to the privacy policy (/privacy).';

  it('passes on the consent text and the hidden field', async () => {
    const { onSubmit } = setUp(async () => {});
    type('ann@mail.example');
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith({ email: 'ann@mail.example' }, { consent: { agreement } });
    type('bot@mail.example');
    fireEvent.change(trap() ?? document, { target: { value: 'https://spam.example' } });
    await submit();
    expect(onSubmit).toHaveBeenLastCalledWith(
      { email: 'bot@mail.example' },
      { consent: { agreement }, honeypot: 'https://spam.example' },
    );
  });

  it('posts the consent text without a script', () => {
    setUp(async () => {});
    const context = document.querySelector<HTMLInputElement>('input[name=context]');
    expect(JSON.parse(context?.value ?? '')).toEqual({ consent: { agreement } });
  });

  it('keeps and sends input from before hydration', async () => {
    const handleSubmit = vi.fn<SignUpFormProps['onSubmit']>(async () => {});
    const form = <SignUpForm {...props} onSubmit={handleSubmit} />;
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(form);
    type('early@mail.example');
    const root = await act(async () => hydrateRoot(page, form));
    expect(email().value).toBe('early@mail.example');
    await submit();
    expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'early@mail.example' }, expect.anything());
    await act(async () => root.unmount());
    page.remove();
  });

  it('[form-5] clears on success, and reports it', async () => {
    const { onSubmit, onSuccess, onFailure } = setUp(async () => {});
    type('ann@mail.example');
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ann@mail.example' }, expect.anything());
    expect(email().value).toBe('');
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Get Started Now');
  });

  it('keeps the address after a failure, reports the error, and can be sent again', async () => {
    const failure = new Error('503');
    const { onSubmit, onSuccess, onFailure } = setUp(() => Promise.reject(failure));
    type('ann@mail.example');
    await submit();
    expect(email().value).toBe('ann@mail.example');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('[form-4] is busy and disabled until the response arrives', async () => {
    const answer = pending();
    setUp(() => answer.promise);
    type('ann@mail.example');
    await submit();
    expect(button().textContent).toBe('Submitting...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(email().value).toBe('ann@mail.example');
    await act(async () => answer.resolve());
    expect(button().textContent).toBe('Get Started Now');
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('sends once however often Enter is pressed', async () => {
    const answer = pending();
    const { onSubmit } = setUp(() => answer.promise);
    type('ann@mail.example');
    await act(async () => {
      fireEvent.submit(email());
      fireEvent.submit(email());
    });
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => answer.resolve());
  });

  it.each(['', 'ann', 'ann@', `${'a'.repeat(250)}@mail.example`])('sends nothing for "%s"', async (value) => {
    const { onSubmit, onSuccess, onFailure } = setUp(async () => {});
    type(value);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('uses given error messages', async () => {
    const errors = { email: { invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' } };
    render(<SignUpForm {...props} texts={{ ...props.texts, errors }} onSubmit={async () => {}} />);
    type('ann@');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie eine gültige E-Mail-Adresse an.');
  });

  it('[form-14] ties the error to the field, and removes it once fixed', async () => {
    setUp(async () => {});
    type('ann@');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(email().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(document.activeElement).toBe(email());
    type('ann@mail.example');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(email().hasAttribute('aria-invalid')).toBe(false);
  });
});
