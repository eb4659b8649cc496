import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { submitByKeyboard } from '../../internal/submit-by-keyboard.fixtures.ts';
import { regulationAForm, regulationDForm } from './WebinarForm.fixtures.ts';
import { WebinarForm } from './WebinarForm.tsx';

const { texts } = regulationAForm;

const meta = {
  title: 'Forms/WebinarForm',
  component: WebinarForm,
  args: { ...regulationAForm, onSubmit: fn(async () => {}), onSuccess: fn(), onFailure: fn() },
  parameters: { visual: { widths: [480] } },
} satisfies Meta<typeof WebinarForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Fields = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Fields): Promise<void> {
  await userEvent.type(canvas.getByLabelText(texts.firstNameLabel), 'Ann');
  await userEvent.type(canvas.getByLabelText(texts.lastNameLabel), 'Lee');
  await userEvent.type(canvas.getByLabelText(texts.emailLabel), 'ann@mail.example');
  await userEvent.type(canvas.getByLabelText(texts.phoneLabel), '(317) 555-0142');
}

export const Default: Story = {};
/** With help about amounts below the first range. */
export const RegulationD: Story = { args: regulationDForm };

/** Sent while empty: the browser asks for the first field, and marks all that are missing. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(texts.firstNameLabel)).toBeInvalid();
    await expect(canvas.getByLabelText(texts.phoneLabel)).toBeInvalid();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName(texts.submittingLabel);
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
