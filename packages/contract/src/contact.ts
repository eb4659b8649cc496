import type { ContactFormTexts } from '@sponsor/ui/forms';
import type { ContactPanelWords } from '@sponsor/ui/sections';

export interface ContactContent extends ContactPanelWords {
  getInTouch: { heading: string; officeLabel: string; phoneLabel: string; emailLabel: string; networkLabel: string };
  /** The beginning of the message for visitors whose link has `?topic=`, by the value of the topic. */
  topics: Readonly<Record<string, string>>;
  form: ContactFormTexts;
  succeeded: string;
  /** Remains below the form once a message has been sent. */
  arrived: string;
  failed: string;
}
