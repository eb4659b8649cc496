import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { fileField } from '../../components/FileField/FileField.fixtures.ts';
import { FileField } from '../../components/FileField/FileField.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const first = {
  name: 'Ann',
  words: 'ann',
  message: 'Hello',
  day: '2026-11-01',
  range: 'a',
  amount: 3,
  agreed: false,
  shown: true,
  role: 'a',
};
type State = typeof first;

const parts = {
  name: { name: 'name', label: 'Name', autoComplete: 'off' },
  words: { name: 'words', label: 'Search' },
  message: { name: 'message', label: 'Message' },
  day: { name: 'day', label: 'Day' },
  range: { name: 'range', label: 'Range', placeholder: 'Choose', options: ['a', 'b'] },
  amount: { label: 'Amount', min: 0, max: 9, step: 1, format: String },
  agreed: { name: 'agreed', label: 'Agree' },
  shown: { name: 'shown', label: 'Show' },
  role: { name: 'role', label: 'Role', options: ['a', 'b'].map((value) => ({ value, label: `Role ${value}` })) },
};

function FreeFields({ onChange }: { onChange: () => void }) {
  return (
    <>
      <TextField {...parts.name} defaultValue={first.name} onValueChange={onChange} />
      <SearchField {...parts.words} defaultValue={first.words} onValueChange={onChange} />
      <TextArea {...parts.message} defaultValue={first.message} onValueChange={onChange} />
      <DateField {...parts.day} defaultValue={first.day} onValueChange={onChange} />
      <Select {...parts.range} defaultValue={first.range} onValueChange={onChange} />
      <Slider {...parts.amount} defaultValue={first.amount} onValueChange={onChange} />
      <Checkbox {...parts.agreed} defaultChecked={first.agreed} onCheckedChange={onChange} />
      <Switch {...parts.shown} defaultChecked={first.shown} onCheckedChange={onChange} />
      <RadioGroup {...parts.role} defaultValue={first.role} onValueChange={onChange} />
    </>
  );
}

function KeptFields({ state, onChange }: { state: State; onChange: (change: Partial<State>) => void }) {
  return (
    <>
      <TextField {...parts.name} value={state.name} onValueChange={(name) => onChange({ name })} />
      <SearchField {...parts.words} value={state.words} onValueChange={(words) => onChange({ words })} />
      <TextArea {...parts.message} value={state.message} onValueChange={(message) => onChange({ message })} />
      <DateField {...parts.day} value={state.day} onValueChange={(day) => onChange({ day })} />
      <Select {...parts.range} value={state.range} onValueChange={(range) => onChange({ range })} />
      <Slider {...parts.amount} value={state.amount} onValueChange={(amount) => onChange({ amount })} />
      <Checkbox {...parts.agreed} checked={state.agreed} onCheckedChange={(agreed) => onChange({ agreed })} />
      <Switch {...parts.shown} checked={state.shown} onCheckedChange={(shown) => onChange({ shown })} />
      <RadioGroup {...parts.role} value={state.role} onValueChange={(role) => onChange({ role })} />
    </>
  );
}

interface FormProps {
  /** Whether the fields are controlled, and whether that state is reset too. */
  kept: false | 'and left' | 'and reset';
  onChange: () => void;
}

function Form({ kept, onChange }: FormProps) {
  const [state, setState] = useState(first);
  // Synchronously, so that everything re-renders while the reset event is dispatched.
  const handleReset = () => flushSync(() => setState(first));
  return (
    <form aria-label="All fields" onReset={kept === 'and reset' ? handleReset : undefined}>
      <Stack>
        {kept ? (
          <KeptFields
            state={state}
            onChange={(change) => {
              onChange();
              setState((before) => ({ ...before, ...change }));
            }}
          />
        ) : (
          <FreeFields onChange={onChange} />
        )}
        <button type="reset">Reset</button>
      </Stack>
    </form>
  );
}

/** Returns the values of the controls, as the browser would send them. */
const held = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<HTMLInputElement>('input, select, textarea'), ({ type, checked, value }) =>
    /^(radio|checkbox)$/.test(type) ? checked : value,
  );

const meta = {
  title: 'Foundations/Forms',
  tags: ['!autodocs', '!dev'],
  component: Form,
  args: { kept: false, onChange: fn() },
  parameters: { visual: { widths: [] } },
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const enter = (label: string, value: string) =>
      fireEvent.change(canvas.getByLabelText(label), { target: { value } });
    const before = held(form);
    async function change(day: string) {
      await userEvent.type(canvas.getByLabelText('Name'), 'a');
      await userEvent.type(canvas.getByLabelText('Search'), 'a');
      await userEvent.type(canvas.getByLabelText('Message'), '.');
      await enter('Day', day);
      await enter('Amount', '5');
      const select = form.querySelector('select')!;
      await fireEvent.change(select, { target: { value: 'b' } });
      for (const label of ['Agree', 'Show', 'Role b']) await userEvent.click(canvas.getByLabelText(label));
    }
    await change('2026-11-25');
    await expect(args.onChange).toHaveBeenCalledTimes(9);
    const changed = held(form);
    await expect(changed.filter((value, index) => value === before[index])).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(held(form)).toEqual(args.kept === 'and left' ? changed : before);
    if (args.kept !== 'and left') await change('2026-11-26');
    form.reset();
    await waitFor(() => expect(held(form)).toEqual(args.kept === 'and left' ? changed : before));
    await expect(args.onChange).toHaveBeenCalledTimes(args.kept === 'and left' ? 9 : 18);
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Disabled by the fieldset around them, without a prop: they look disabled, and none has a button that does nothing.
 */
export const Disabled: Story = {
  parameters: { visual: { widths: [390] } },
  render: ({ onChange }) => (
    <fieldset disabled>
      <Stack>
        <FreeFields onChange={onChange} />
        <FileField {...fileField} />
      </Stack>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.queryAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** A list that is open at that moment does nothing more. */
export const DisabledMeanwhile: Story = {
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  render: ({ onChange }) => (
    <fieldset>
      <Select {...parts.range} onValueChange={onChange} />
      <Menu label="Commands" items={[{ label: 'Send', onSelect: onChange }]} />
      <Menu label="Options" items={[{ label: 'Show', checked: false, onCheckedChange: onChange }]} />
    </fieldset>
  ),
  play: async ({ args, canvas }) => {
    const fields = canvas.getByRole<HTMLFieldSetElement>('group');
    const select = () => canvas.getByRole('combobox', { name: 'Range' });
    await userEvent.hover(select());
    await waitFor(() => expect(select().tagName).toBe('BUTTON'));
    for (const opener of [select(), ...canvas.getAllByRole('button', { name: /Commands|Options/ })]) {
      fields.disabled = false;
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('role', expect.stringMatching(/option|menuitem/)),
      );
      fields.disabled = true;
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Escape}');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Free: Story = {};
export const Kept: Story = { args: { kept: 'and left' } };
export const KeptAndReset: Story = { args: { kept: 'and reset' } };
