import { webinarAmounts } from '@sponsor/content/webinar-form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { translate } from '../../internal/translate.fixtures.ts';
import { Select } from './Select.tsx';

const options = webinarAmounts['regulation-a'].options;
const [one = '', another = '', last = ''] = options;
const texts = { label: 'Investment amount', name: 'investmentAmount', placeholder: 'Choose a range', options };
const field = <Select {...texts} />;

/** Focuses the field, at which the list replaces the native one. */
const come = () =>
  act(async () => {
    fireEvent.pointerEnter(native()?.form ?? native() ?? document.body);
    await vi.dynamicImportSettled();
  });
const combobox = () => screen.getByRole('combobox', { name: 'Investment amount' });
const native = () => document.querySelector<HTMLSelectElement>('select[name=investmentAmount]');
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

async function openList() {
  await come();
  combobox().focus();
  await press('Enter');
}

describe('<Select>', () => {
  afterEach(() => vi.useRealTimers());
  it('is the browser’s own select until a script comes', () => {
    serve(field);
    expect(native()?.hasAttribute('aria-hidden')).toBe(false);
    expect([...(native()?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose a range'],
      ...options.map((option) => [option, option]),
    ]);
    expect(native()?.form?.querySelector('label')?.htmlFor).toBe(native()?.id);
    expect(document.querySelectorAll('[role=combobox]')).toHaveLength(0);
  });

  it('goes on with what was chosen before the script came', async () => {
    const hydrate = serve(field);
    native()!.value = '$50,000+';
    await hydrate();
    await come();
    expect(combobox().textContent).toBe('$50,000+');
    expect(native()?.value).toBe('$50,000+');
  });

  it('does not take the list from under a visitor who is choosing', async () => {
    const hydrate = serve(field);
    native()?.focus();
    await hydrate();
    await come();
    expect(document.activeElement).toBe(native());
    native()!.value = '$500 - $1,000';
    await act(async () => native()?.blur());
    expect(combobox().tagName).toBe('BUTTON');
    expect(combobox().textContent).toBe('$500 - $1,000');
  });

  it('lists every option and no other, and tells the form what was chosen', async () => {
    const ref = createRef<HTMLSelectElement>();
    const handleChange = vi.fn<(value: string) => void>();
    render(<Select {...texts} ref={ref} onChange={(event) => handleChange(event.target.value)} />);
    await come();
    expect(combobox().textContent).toBe('Choose a range');
    await openList();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(options);
    const third = screen.getByRole('option', { name: '$5,000 - $10,000' });
    await act(async () => third.focus());
    await press('Enter');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(combobox().textContent).toBe('$5,000 - $10,000');
    expect(ref.current).toBe(native());
    expect(ref.current?.value).toBe('$5,000 - $10,000');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith('$5,000 - $10,000');
  });

  it('begins with the choice it is given, and tells of the next', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<Select {...texts} defaultValue={another} onValueChange={handleValueChange} />);
    expect(native()?.value).toBe(another);
    await come();
    expect(combobox().textContent).toBe(another);
    await openList();
    await act(async () => screen.getByRole('option', { name: last }).focus());
    await press('Enter');
    expect(combobox().textContent).toBe(last);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(last);
  });

  it('leaves its choice to whoever keeps it outside', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const props = { ...texts, onValueChange: handleValueChange };
    const { rerender } = render(<Select {...props} value={one} />);
    await openList();
    await act(async () => screen.getByRole('option', { name: last }).focus());
    await press('Enter');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(last);
    expect(combobox().textContent).toBe(one);
    expect(native()?.value).toBe(one);
    rerender(<Select {...props} value={last} />);
    expect(combobox().textContent).toBe(last);
    expect(native()?.value).toBe(last);
  });

  it('shows the labels of options and sends their values', async () => {
    render(
      <Select
        {...texts}
        options={[
          { value: 'call', label: 'Anruf' },
          { value: 'visit', label: 'Besuch' },
        ]}
      />,
    );
    await openList();
    await act(async () => screen.getByRole('option', { name: 'Besuch' }).focus());
    await press('Enter');
    expect(combobox().textContent).toBe('Besuch');
    expect(native()?.value).toBe('visit');
  });

  it('goes on after a translator has put its words in other elements', async () => {
    render(<Select {...texts} defaultValue={one} />);
    await come();
    translate(combobox());
    await openList();
    await act(async () => screen.getByRole('option', { name: last }).focus());
    await press('Enter');
    expect(combobox().textContent).toBe(last);
  });

  it('opens its list within the dialog it stands in, since all else is out of reach there', async () => {
    render(<dialog open>{field}</dialog>);
    await openList();
    expect(screen.getByRole('dialog').contains(screen.getByRole('listbox'))).toBe(true);
  });

  it('opens at a click without a pointer', async () => {
    const hydrate = serve(field);
    await hydrate();
    await act(async () => {
      combobox().click();
      await vi.dynamicImportSettled();
    });
    expect(screen.getAllByRole('option')).toHaveLength(options.length);
  });

  it('closes at Escape and leaves the choice as it was', async () => {
    render(field);
    await openList();
    await press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(native()?.value).toBe('');
  });

  it('lets a choice be taken back where it may, once there is one', async () => {
    const handleChange = vi.fn<(value: string) => void>();
    render(<Select {...texts} clearLabel="No amount" onChange={(event) => handleChange(event.target.value)} />);
    await openList();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(options);
    await press('Enter');
    expect(native()?.value).toBe(options[0]);
    await act(async () => combobox().focus());
    await press('Enter');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['No amount', ...options]);
    await act(async () => screen.getByRole('option', { name: 'No amount' }).focus());
    await press('Enter');
    expect(combobox().textContent).toBe('Choose a range');
    expect(native()?.value).toBe('');
    expect(handleChange).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['chooses the option where the keyboard is', '$5,000 - $10,000'],
    ['leaves the choice as it was without one', ''],
  ])('closes at Tab, which goes on from the field, and %s', async (_what, value) => {
    render(field);
    await openList();
    const place = value ? screen.getByRole('option', { name: value }) : screen.getByRole('listbox');
    await act(async () => place.focus());
    let goesOn = false;
    await act(async () => {
      goesOn = fireEvent.keyDown(place, { key: 'Tab' });
      // The browser moves on from here as soon as it has handled the key.
      expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    });
    expect(goesOn).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(native()?.value).toBe(value);
  });

  it.each([
    [999, '$15,000 - $25,000'],
    [1001, '$1,000 - $5,000'],
  ])('[webinar-3] remembers the letters typed %i ms ago, or not', async (pause, found) => {
    render(field);
    await come();
    vi.useFakeTimers();
    combobox().focus();
    await press('$');
    await press('1');
    expect(combobox().textContent).toBe('$1,000 - $5,000');
    await act(() => vi.advanceTimersByTimeAsync(pause));
    await press('5');
    expect(combobox().textContent).toBe(found);
    expect(native()?.value).toBe(found);
  });

  it('is empty again when its form is reset, also if something was chosen before the script came', async () => {
    const hydrate = serve(field);
    native()!.value = '$50,000+';
    await hydrate();
    await come();
    await act(async () => native()?.form?.reset());
    expect(combobox().textContent).toBe('Choose a range');
    expect(native()?.value).toBe('');
  });

  it.each(['before', 'after'])('says what is wrong and what it is for, %s the list has come', async (moment) => {
    render(<Select {...texts} hint="Optional" helpText="Tell us roughly." errorText="Please choose one." />);
    if (moment === 'after') await come();
    expect(combobox().tagName).toBe(moment === 'after' ? 'BUTTON' : 'SELECT');
    expect(combobox().getAttribute('aria-invalid')).toBe('true');
    const described = (combobox().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Optional',
      'Please choose one.',
      'Tell us roughly.',
    ]);
  });

  it('sends the text of an option as it is given, whatever the page shows in its place', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<Select {...texts} options={['Acme  LLC', ' Lead']} onValueChange={handleValueChange} />);
    expect([...(native()?.options ?? [])].map(({ value }) => value)).toEqual(['', 'Acme  LLC', ' Lead']);
    for (const option of native()?.options ?? []) option.textContent = 'Übersetzt';
    await openList();
    await press('Enter');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('Acme  LLC');
    expect(native()?.value).toBe('Acme  LLC');
  });

  it('goes back to the default that it has by then', async () => {
    const form = (defaultValue: string) => (
      <form>
        <Select {...texts} defaultValue={defaultValue} />
      </form>
    );
    const { rerender } = render(form(one));
    await come();
    rerender(form(another));
    fireEvent.change(native()!, { target: { value: one } });
    act(() => native()?.form?.reset());
    expect(combobox().textContent).toBe(another);
    const sent = [...native()!.options].filter((option) => option.hasAttribute('selected'));
    expect(sent.map(({ value }) => value)).toEqual([another]);
  });

  it('shows what the browser fills in', async () => {
    render(field);
    await come();
    fireEvent.change(native()!, { target: { value: another } });
    expect(combobox().textContent).toBe(another);
  });

  it('shows nothing that can no longer be chosen', async () => {
    const { rerender } = render(<Select {...texts} defaultValue={another} />);
    await come();
    rerender(<Select {...texts} defaultValue={another} options={[one]} />);
    expect(native()?.value).toBe('');
    expect(combobox().textContent).toBe('Choose a range');
    rerender(<Select {...texts} value={another} options={[one]} />);
    expect(combobox().textContent).toBe('Choose a range');
  });

  it('has the focus when a form library or a link gives it to the input', async () => {
    const ref = createRef<HTMLSelectElement>();
    render(<Select {...texts} ref={ref} />);
    await come();
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(combobox());
    combobox().blur();
    act(() => document.getElementById(ref.current?.id ?? '')?.focus());
    expect(document.activeElement).toBe(combobox());
    expect(ref.current?.id).not.toBe(combobox().id);
  });

  it('tells when it is left, and not when its list opens', async () => {
    const handleBlur = vi.fn<(name: string) => void>();
    render(<Select {...texts} onBlur={({ target }) => handleBlur(target.name)} />);
    await openList();
    await press('Escape');
    expect(document.activeElement).toBe(combobox());
    expect(handleBlur).not.toHaveBeenCalled();
    act(() => combobox().blur());
    expect(handleBlur).toHaveBeenCalledExactlyOnceWith('investmentAmount');
  });

  describe('registered with a form library', () => {
    function Registered() {
      const form = useForm({ mode: 'onBlur', defaultValues: { investmentAmount: another } });
      const [sent, setSent] = useState('');
      return (
        <form onSubmit={(event) => void form.handleSubmit((values) => setSent(values.investmentAmount))(event)}>
          <Select {...texts} {...form.register('investmentAmount', { required: 'Please choose.' })} />
          <output>{[sent, form.formState.errors.investmentAmount?.message].join()}</output>
          <button type="button" onClick={() => form.setValue('investmentAmount', last)}>
            Set
          </button>
          <button type="button" onClick={() => form.reset({ investmentAmount: one })}>
            Begin with another
          </button>
          <button type="button" onClick={() => form.setValue('investmentAmount', '')}>
            Empty
          </button>
          <button type="submit">Send</button>
        </form>
      );
    }
    const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
    const output = () => document.querySelector('output')?.textContent;

    it('shows what it writes', async () => {
      render(<Registered />);
      await come();
      await click('Set');
      expect(combobox().textContent).toBe(last);
      await click('Begin with another');
      expect(combobox().textContent).toBe(one);
      expect(native()?.value).toBe(one);
      await click('Send');
      expect(output()).toBe(`${one},`);
    });

    it('is checked when it is left, and has the focus when it is wrong', async () => {
      render(<Registered />);
      await come();
      await click('Empty');
      act(() => combobox().focus());
      await act(async () => combobox().blur());
      expect(output()).toBe(',Please choose.');
      await click('Send');
      expect(document.activeElement).toBe(combobox());
    });
  });
});
