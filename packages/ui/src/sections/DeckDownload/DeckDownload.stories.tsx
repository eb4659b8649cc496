import { deck } from '@sponsor/content/deck';
import { deckCover } from '@sponsor/content/drawing-words';
import { DeckCover } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeckForm } from '../../forms/DeckForm/DeckForm.tsx';
import { DeckDownload } from './DeckDownload.tsx';

const meta = {
  title: 'Sections/DeckDownload',
  component: DeckDownload,
  args: {
    heading: deck.heading,
    introduction: deck.introduction,
    form: <DeckForm action="/functions/v1/submit-hubspot-lead" texts={deck.form} onSubmit={() => Promise.resolve()} />,
    media: <DeckCover label={deckCover.alternativeText} {...deckCover.cover} />,
    caption: `${deckCover.title}. ${deckCover.caption}`,
    contents: deck.contents,
    legend: deck.legend,
    document: {
      label: deck.documentLabel,
      href: 'https://documents.limestone-main.example/offering-circular',
      external: true,
    },
  },
  parameters: { visual: { widths: [390, 1440] } },
} satisfies Meta<typeof DeckDownload>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
