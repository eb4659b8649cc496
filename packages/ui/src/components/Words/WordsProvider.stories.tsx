import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { Link } from '../Link/Link.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { WordsProvider } from './WordsProvider.tsx';
import type { Words } from './words.ts';

const german: Words = {
  close: 'Schließen',
  clear: 'Leeren',
  opensInNewTab: '(öffnet einen neuen Tab)',
  notifications: 'Meldungen ({hotkey})',
  sample: 'Muster',
  note: 'Anmerkung {number}',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  showAll: 'Alle zeigen',
  breadcrumb: 'Brotkrumen',
  pause: 'Anhalten',
  play: 'Abspielen',
  carousel: 'Karussell',
  slide: 'Bild',
  previousSlide: 'Voriges Bild',
  nextSlide: 'Nächstes Bild',
  goToSlide: 'Zu Bild {position}',
  position: '{position} von {count}',
  page: 'Seite {page}',
  pagePosition: 'Seite {page} von {count}',
  selectAll: 'Alle auf dieser Seite auswählen',
  problems: 'Bitte prüfen Sie Ihre Angaben',
  error: 'Fehler:',
};

const towns = ['Bloomington', 'Terre Haute', 'Michigan City'];

const meta = {
  title: 'Components/Content/WordsProvider',
  id: 'components-wordsprovider',
  component: WordsProvider,
  args: {
    words: german,
    children: (
      <Stack space="x8">
        <Text>
          <Link href="https://documents.limestone-main.example/circular" external>
            Verkaufsprospekt
          </Link>
        </Text>
        <SearchField name="q" label="Objekte suchen" defaultValue="Terre Haute" />
        <ErrorSummary
          headingLevel={2}
          submitCount={0}
          problems={[{ fieldId: 'name', message: 'Bitte nennen Sie Ihren Namen.' }]}
        />
        <Carousel
          aria-label="Orte"
          rotation={{ intervalMs: 600_000 }}
          slides={towns.map((town, index) => ({ id: index, content: <Text size="lede">{town}</Text> }))}
        />
        <Pagination label="Seiten der Liste" page={2} pageCount={3} hrefFor={(page) => `#seite-${page}`} />
        <Footnotes
          heading="Anmerkungen"
          headingLevel={2}
          notes={[{ number: 3, text: 'Zahlen des Trägers, Stand Juni 2025.', sample: true }]}
        />
      </Stack>
    ),
  },
  parameters: { visual: { widths: [640] } },
} satisfies Meta<typeof WordsProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same components in a second language. */
export const German: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Verkaufsprospekt (öffnet einen neuen Tab)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nächstes Bild' }));
    await expect(await screen.findByText('Bild 2 von 3')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Zu Bild 1' }));
    await expect(canvas.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeVisible();
    await expect(canvas.getByText('Muster')).toBeVisible();
  },
};
