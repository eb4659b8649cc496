import { act, fireEvent, render, screen } from '@testing-library/react';
import { useActionState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';

const sent = vi.fn<(values: Record<string, unknown>) => void>();

/** React resets a form whose action has ended in the same step in which it renders the action's result. */
function Form({ keeps }: { keeps: boolean }) {
  const [saved, save] = useActionState(
    (_: Record<string, string>, data: FormData) => {
      const values = Object.fromEntries(
        Array.from(data, ([name, value]) => [name, typeof value === 'string' ? value : '']),
      );
      sent(values);
      return values;
    },
    {} as Record<string, string>,
  );
  const defaultsOf = (name: string) => (keeps ? { defaultValue: saved[name] ?? '' } : {});
  return (
    <form action={save}>
      <p>{Object.keys(saved).length > 0 && 'Saved'}</p>
      <Select label="Fund" name="fund" placeholder="Choose" options={['A', 'D']} {...defaultsOf('fund')} />
      <SearchField label="Name" name="name" {...defaultsOf('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

async function fillIn() {
  await act(async () => {
    fireEvent.pointerEnter(document.querySelector('form')!);
    await vi.dynamicImportSettled();
  });
  await act(async () => {
    const native = document.querySelector('select')!;
    native.value = 'D';
    fireEvent.change(native);
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Ann' } });
}

const shown = () => [
  screen.getByRole('combobox', { name: 'Fund' }).textContent,
  screen.getByRole<HTMLInputElement>('searchbox').value,
];

describe('a field in a form with an action', () => {
  it('shows the reset value after the action has ended', async () => {
    render(<Form keeps={false} />);
    await fillIn();
    await save();
    expect(shown()).toEqual(['Choose', '']);
    await save();
    expect(sent.mock.calls).toEqual([[{ fund: 'D', name: 'Ann' }], [{ fund: '', name: '' }]]);
  });

  it('takes the result of the action as its default', async () => {
    render(<Form keeps />);
    await fillIn();
    await save();
    expect(shown()).toEqual(['D', 'Ann']);
  });
});
