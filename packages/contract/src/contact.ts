import type { ContactFormTexts } from '@sponsor/ui/forms';
import type { ContactPanelWords } from '@sponsor/ui/sections';

export interface ContactContent extends ContactPanelWords {
  getInTouch: { heading: string; officeLabel: string; phoneLabel: string; emailLabel: string; networkLabel: string };
  /** How the message begins for those whom a link with `?topic=` has brought, by what stands behind it. */
  topics: Readonly<Record<string, string>>;
  form: ContactFormTexts;
  succeeded: string;
  /** Stays under the form once a message has been sent. */
  arrived: string;
  failed: string;
}
