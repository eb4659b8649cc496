import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { sectionImages } from './SectionImages.fixtures.tsx';
import { SectionImages } from './SectionImages.tsx';
import { sectionImagesTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/SectionImages',
  component: SectionImages,
  args: sectionImages,
} satisfies Meta<typeof SectionImages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Both buttons say so; the bar is on the card that is sending its picture. */
export const Uploading: Story = { args: { changing: { section: 'problem', file: 'eight-bays-at-noon.jpg' } } };

export const Refused: Story = {
  parameters: { visual: { widths: [768] } },
  args: {
    refused: {
      section: 'solution',
      reason: 'This is not a picture that can be shown: use a JPEG, PNG, WebP or AVIF file.',
    },
  },
};

export const Earlier: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(texts.earlier));
  },
};

export const Loading: Story = {
  args: { versions: undefined },
  parameters: { visual: { widths: [768] } },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.loading);
  },
};

export const Unreadable: Story = {
  parameters: { visual: { widths: [768] } },
  args: { versions: undefined, errorText: 'The server did not respond.' },
};
