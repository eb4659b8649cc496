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
  it('is the native select until hydration', () => {
    serve(field);
    expect(native()?.hasAttribute('aria-hidden')).toBe(false);
    expect([...(native()?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose a range'],
      ...options.map((option) => [option, option]),
    ]);
    expect(native()?.form?.querySelector('label')?.htmlFor).toBe(native()?.id);
    expect(document.querySelectorAll('[role=combobox]')).toHaveLength(0);
  });

  it('keeps a choice from before hydration', async () => {
    const hydrate = serve(field);
    native()!.value = '$50,000+';
    await hydrate();
    await come();
    expect(combobox().textContent).toBe('$50,000+');
    expect(native()?.value).toBe('$50,000+');
  });

  it('does not replace the list while a visitor is choosing', async () => {
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

  it('lists exactly its options, and passes the choice to the form', async () => {
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

  it('begins with `defaultValue`, and reports the next choice', async () => {
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

  it('keeps its choice if controlled', async () => {
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

  it('works after a translator has replaced its text nodes', async () => {
    render(<Select {...texts} defaultValue={one} />);
    await come();
    translate(combobox());
    await openList();
    await act(async () => screen.getByRole('option', { name: last }).focus());
    await press('Enter');
    expect(combobox().textContent).toBe(last);
  });

  it('opens its list within its dialog, because everything else is inert', async () => {
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

  it('closes on Escape and keeps the choice', async () => {
    render(field);
    await openList();
    await press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(native()?.value).toBe('');
  });

  it('can clear a choice with `clearLabel`', async () => {
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
    ['chooses the highlighted option', '$5,000 - $10,000'],
    ['keeps the choice if none is highlighted', ''],
  ])('closes on Tab, moves on from the field, and %s', async (_what, value) => {
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
  ])('[webinar-3] combines letters, or starts again, after %i ms', async (pause, found) => {
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

  it('is empty after a reset of its form, even with a choice from before hydration', async () => {
    const hydrate = serve(field);
    native()!.value = '$50,000+';
    await hydrate();
    await come();
    await act(async () => native()?.form?.reset());
    expect(combobox().textContent).toBe('Choose a range');
    expect(native()?.value).toBe('');
  });

  it.each(['before', 'after'])('reads error and help %s the list has loaded', async (moment) => {
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

  it('submits the given text of an option, even if the page shows another', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<Select {...texts} options={['Acme  LLC', ' Lead']} onValueChange={handleValueChange} />);
    expect([...(native()?.options ?? [])].map(({ value }) => value)).toEqual(['', 'Acme  LLC', ' Lead']);
    for (const option of native()?.options ?? []) option.textContent = 'Übersetzt';
    await openList();
    await press('Enter');
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('Acme  LLC');
    expect(native()?.value).toBe('Acme  LLC');
  });

  it('resets to its current default', async () => {
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

  it('shows a value that the browser fills in', async () => {
    render(field);
    await come();
    fireEvent.change(native()!, { target: { value: another } });
    expect(combobox().textContent).toBe(another);
  });

  it('clears a choice that is no longer an option', async () => {
    const { rerender } = render(<Select {...texts} defaultValue={another} />);
    await come();
    rerender(<Select {...texts} defaultValue={another} options={[one]} />);
    expect(native()?.value).toBe('');
    expect(combobox().textContent).toBe('Choose a range');
    rerender(<Select {...texts} value={another} options={[one]} />);
    expect(combobox().textContent).toBe('Choose a range');
  });

  it('takes the focus that a form library or a link gives to the input', async () => {
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

  it('reports blur when it is left, but not when its list opens', async () => {
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

    it('shows the value that the library sets', async () => {
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

    it('is validated on blur, and takes the focus if invalid', async () => {
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
