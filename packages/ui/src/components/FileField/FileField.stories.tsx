import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { fileField, imageFile } from './FileField.fixtures.ts';
import { FileField } from './FileField.tsx';

const chosen = imageFile('image/svg+xml', 'small-bay-supply.svg');

const meta = {
  title: 'Components/Fields/FileField',
  id: 'components-filefield',
  component: FileField,
  parameters: { visual: { widths: [390, 640] } },
  args: { ...fileField, helpText: 'JPEG, PNG or WebP, at most 10 MB and 1,200 px wide or more.' },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByLabelText(fileField.label);
const previewShown = (element: HTMLElement) => waitFor(() => expect(element.querySelector('img')).toBeVisible());

export const Default: Story = {};

/** Chosen through the browser, and removed with its button, which returns the focus to the field. */
export const ByKeyboard: Story = {
  args: { accept: ['image/svg+xml'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(field(canvas), chosen);
    await expect(canvas.getByText('small-bay-supply.svg')).toBeVisible();
    await previewShown(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take the image out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveValue('');
    field(canvas).focus({ focusVisible: true });
  },
};
export const Chosen: Story = {
  args: { value: chosen },
  play: ({ canvasElement }) => previewShown(canvasElement),
};
export const Dropping: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(field(canvas));
  },
};
export const OnItsWay: Story = {
  args: { value: chosen, progress: { label: 'Sending', value: 0.6, valueText: '60 %' } },
  play: ({ canvasElement }) => previewShown(canvasElement),
};
export const WrongType: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(field(canvas), imageFile('application/pdf', 'plan.pdf'), { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent(fileField.typeErrorText);
  },
};
export const Invalid: Story = {
  args: { value: chosen, errorText: 'The server could not read this image. Save it again as a JPEG.' },
  play: ({ canvasElement }) => previewShown(canvasElement),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Ein Bild für den Abschnitt über die Rindfleischetikettierungsaufgabenverwaltung',
    value: imageFile('image/png', 'donaudampfschifffahrtsgesellschaftskapitaensmuetze-final-final-2.png'),
    replaceLabel: 'Ein anderes Bild aussuchen oder hierher ziehen',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <FileField {...args} value={chosen} />
    </Section>
  ),
  play: ({ canvasElement }) => previewShown(canvasElement),
};
