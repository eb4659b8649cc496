import type { KeyFigure, Note, Point } from '@sponsor/domain';
import type { DeckFormTexts } from '@sponsor/ui/forms';
import type { DeckDownloadWords } from '@sponsor/ui/sections';

interface Toast {
  title: string;
  description: string;
}

/** The page that offers the deck. */
export interface DeckContent extends DeckDownloadWords {
  form: DeckFormTexts;
  succeeded: Toast;
  failed: Toast;
  ready: { opened: string; blocked: string; label: string };
  /** The sample deck, used until the address of the sponsor's own is configured. */
  sampleUrl: string;
  documentLabel: string;
}

/** The pages of the sample deck after the cover, in order. */
export interface DeckPages {
  /** The title of the document. */
  title: string;
  footer: string;
  building: { heading: string; introduction: string; kinds: readonly { name: string; text: string }[] };
  terms: {
    heading: string;
    introduction: string;
    figures: readonly KeyFigure[];
    notesHeading: string;
    notes: readonly Note[];
  };
  rent: { heading: string; introduction: string; path: readonly Point[] };
  risks: { heading: string; risks: readonly { lead: string; text: string }[] };
  contact: {
    heading: string;
    introduction: string;
    phoneLabel: string;
    emailLabel: string;
    officeLabel: string;
    circularLabel: string;
    sampleNotice: string;
  };
}
