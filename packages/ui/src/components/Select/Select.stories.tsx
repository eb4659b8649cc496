import { webinarAmounts } from '@sponsor/content/webinar-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const options = webinarAmounts['regulation-a'].options;

const meta = {
  title: 'Components/Fields/Select',
  id: 'components-select',
  component: Select,
  args: {
    label: 'Investment amount',
    hint: 'Optional',
    name: 'investmentAmount',
    placeholder: 'Choose a range',
    options,
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The list closes when the window is resized, as it is for each picture. */
function keepOpen() {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('resize', stop, { capture: true });
  return () => window.removeEventListener('resize', stop, { capture: true });
}

/** Only the custom list, which replaces the native one, reports whether it is open. */
const listHasCome = { expanded: false };

async function tabToList(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.tab();
  await expect(await canvas.findByRole('combobox', listHasCome)).toHaveFocus();
}

/** Radix keeps the focus in the open list, so the content that it hides cannot be reached, despite the rule. */
const a11y = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };

export const Default: Story = {};

/** Looks exactly like one that has not been focused yet. */
export const ListHasCome: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('combobox'));
    await canvas.findByRole('combobox', listHasCome);
    await userEvent.unhover(canvas.getByRole('combobox'));
  },
  parameters: { visual: { widths: [] } },
};

/** Changes by a form or a form library to the native select appear in the list, which also receives its focus. */
export const FollowsItsForm: Story = {
  args: { defaultValue: options[1] ?? '' },
  parameters: { visual: { widths: [] } },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const native = canvasElement.querySelector('select');
    const combobox = () => canvas.findByRole('combobox', listHasCome);
    native?.focus();
    await expect(await combobox()).toHaveFocus();
    if (native) native.value = options[2] ?? '';
    await waitFor(async () => expect(await combobox()).toHaveTextContent(options[2] ?? ''));
    native?.form?.reset();
    await waitFor(async () => expect(await combobox()).toHaveTextContent(options[1] ?? ''));
    (await combobox()).blur();
    native?.focus();
    await expect(await combobox()).toHaveFocus();
  },
};

export const WithHelpAndError: Story = {
  args: { helpText: 'Leave it open if you have not decided.', errorText: 'Please choose one of these.' },
};

/** Opened by keyboard with a choice made: one row is checked, another has the keyboard focus. */
export const Open: Story = {
  parameters: { a11y, visual: { widths: [390, 640], height: 460 } },
  beforeEach: keepOpen,
  play: async ({ canvas }) => {
    await tabToList(canvas);
    await userEvent.keyboard('$1');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(options.length);
    await userEvent.keyboard('{ArrowDown}');
    const highlighted = screen.getByRole('option', { name: options[2] ?? '' });
    await expect(highlighted).toHaveFocus();
    await expect(highlighted).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
};

export const OpenInForcedColours: Story = {
  ...Open,
  parameters: { a11y, visual: { widths: [390], height: 460, medium: 'forced colours' } },
};

/** A choice that can be cleared: with the first row. */
export const Clearable: Story = {
  args: { clearLabel: 'No amount' },
  parameters: { a11y, visual: { widths: [390], height: 500 } },
  beforeEach: keepOpen,
  play: async ({ canvas }) => {
    await tabToList(canvas);
    await userEvent.keyboard('$1');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'No amount' });
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('option', { name: 'No amount' })).toHaveFocus();
  },
};

/** In a window too low for the list, it scrolls, also with a button at the end that has more. */
export const LongListInASmallWindow: Story = {
  args: {
    label: 'Year',
    hint: undefined,
    placeholder: 'Choose a year',
    options: Array.from({ length: 24 }, (_, index) => `${2002 + index}`),
  },
  parameters: { a11y, visual: { widths: [320], height: 300 } },
  beforeEach: keepOpen,
  play: async ({ canvas }) => {
    await tabToList(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '2002' })).toHaveFocus();
  },
};

/**
 * Options wrap between their words, and a word that is longer than the list is wide breaks; the field shows one line of
 * the choice.
 */
export const LongOptions: Story = {
  args: {
    label: 'Anlageziel',
    hint: 'Einkommensteuererklärungspflichtig',
    options: [
      'Grundstücksverkehrsgenehmigungszuständigkeit',
      'Wohnungen in der Nachbarschaft, die ein Haushalt bezahlen kann',
      'Werkhallen',
    ],
    defaultValue: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  },
  parameters: { a11y, visual: { widths: [320], height: 340 } },
  beforeEach: keepOpen,
  play: async ({ canvas }) => {
    await tabToList(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};

function SavedByAction(args: SelectProps) {
  const [saved, save] = useActionState((_: string, values: FormData) => {
    const value = values.get(args.name);
    return typeof value === 'string' ? value : '';
  }, '');
  return (
    <form action={save}>
      <Select {...args} defaultValue={saved} />
      <button type="submit">Save</button>
      <output>{saved}</output>
    </form>
  );
}

/** React resets the form when its action has ended. The form sends what it shows, also the second time. */
export const InAFormWithAnAction: Story = {
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  render: (args) => <SavedByAction {...args} />,
  play: async ({ canvas }) => {
    await tabToList(canvas);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: options[1]! }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(options[1]!));
    await expect(canvas.getByRole('combobox', listHasCome)).toHaveTextContent(options[1]!);
    const form = canvas.getByRole<HTMLSelectElement>('combobox', listHasCome).closest('form')!;
    await expect(new FormData(form).get('investmentAmount')).toBe(options[1]);
  },
};
