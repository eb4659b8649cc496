import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnsavedChangesProvider } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import { StaffForm } from './StaffForm.tsx';

async function submit(answer: string | undefined) {
  render(
    <StaffForm
      fields={[
        { name: 'email', label: 'Email', autoComplete: 'username', defaultValue: 'dana@example.org' },
        { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
      ]}
      texts={{ submit: 'Change it', submitting: 'Changing...' }}
      onSubmit={async () => answer}
    />,
  );
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'limestone courses' } });
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Change it');
  return {
    button,
    values: ['Email', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value),
  };
}

describe('<StaffForm>', () => {
  it('clears an accepted password, and keeps the other fields and the focus', async () => {
    const { button, values } = await submit(undefined);
    expect(values).toEqual(['dana@example.org', '']);
    expect(document.activeElement).toBe(button);
  });

  it('keeps all input after an error', async () => {
    const { values } = await submit('That password is not correct.');
    expect(values).toEqual(['dana@example.org', 'limestone courses']);
  });

  it('clears all fields after an invitation, and reports nothing as unsaved', async () => {
    const onUnsaved = vi.fn();
    render(
      <UnsavedChangesProvider onUnsaved={onUnsaved}>
        <StaffForm
          draft
          fields={[{ name: 'email', label: 'Email', autoComplete: 'off' }]}
          texts={{ submit: 'Invite', submitting: 'Inviting...' }}
          onSubmit={async () => undefined}
        >
          <input type="checkbox" name="administrator" aria-label="Administrator" />
        </StaffForm>
      </UnsavedChangesProvider>,
    );
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    const administrator = screen.getByLabelText<HTMLInputElement>('Administrator');
    fireEvent.input(email, { target: { value: 'dana@example.org' } });
    fireEvent.click(administrator);
    expect(onUnsaved).toHaveBeenLastCalledWith(true);

    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Invite');
    expect([email.value, administrator.checked]).toEqual(['', false]);
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });
});
