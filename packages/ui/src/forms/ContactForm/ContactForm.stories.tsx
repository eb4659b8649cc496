import { contact } from '@sponsor/content/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WordsProvider } from '../../components/Words/WordsProvider.tsx';
import { submitByKeyboard } from '../../internal/submit-by-keyboard.fixtures.ts';
import { ContactForm } from './ContactForm.tsx';

const { form } = contact;

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: {
    action: '/api/forms/contact/submissions',
    texts: form,
    onSubmit: fn(async () => {}),
    onSuccess: fn(),
    onFailure: fn(),
  },
  parameters: { visual: { widths: [390, 1024] } },
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Fields = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const message = 'When will the first building open?';

async function fillIn(canvas: Fields): Promise<void> {
  await userEvent.type(canvas.getByLabelText(form.nameLabel), 'Ann Lee');
  await userEvent.type(canvas.getByLabelText(form.emailLabel), 'ann@mail.example');
  await userEvent.type(canvas.getByLabelText(form.messageLabel), message);
}

export const Default: Story = {};

/** Opened for a purpose: the message is prefilled. */
export const WithStartingMessage: Story = { args: { startingMessage: contact.topics['call'] } };

/** Every field shows its error, and so does the summary, which has the focus. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(form.nameLabel), 'A');
    await userEvent.type(canvas.getByLabelText(form.messageLabel), 'Hello');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors in another language too: the messages by `errors`, the summary's heading by `WordsProvider`. */
export const German: Story = {
  args: {
    texts: {
      nameLabel: 'Name',
      emailLabel: 'E-Mail-Adresse',
      messageLabel: 'Nachricht',
      messageHelpText: 'Mit Ihrer Nummer, wenn wir Sie anrufen sollen.',
      submitLabel: 'Nachricht senden',
      submittingLabel: 'Wird gesendet …',
      legalNote: ['Mit dem Absenden stimmen Sie den ', { label: 'Nutzungsbedingungen', href: '/terms' }, ' zu.'],
      errors: {
        name: { invalid: 'Bitte nennen Sie Ihren Namen.' },
        email: { invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
        message: { invalid: 'Bitte schreiben Sie mindestens 10 Zeichen.', tooLong: 'Bitte höchstens 5.000 Zeichen.' },
      },
    },
  },
  parameters: { visual: { widths: [] } },
  decorators: [
    (Form) => (
      <WordsProvider words={{ problems: 'Bitte prüfen Sie Ihre Angaben', error: 'Fehler:' }}>
        <Form />
      </WordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nachricht senden' }));
    const summary = await canvas.findByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
    await expect(summary).toHaveTextContent(
      'Bitte nennen Sie Ihren Namen.Bitte geben Sie eine gültige E-Mail-Adresse an.Bitte schreiben Sie mindestens 10 Zeichen.',
    );
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName(form.submittingLabel);
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The input is kept for another attempt. */
export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('503'))) },
  parameters: { visual: { widths: [] } },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(form.messageLabel)).toHaveValue(message);
  },
};
