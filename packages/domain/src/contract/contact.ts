import type { Prose } from '../claim.ts';
import type { FormWords } from './frame.ts';

export interface ContactWords {
  heading: string;
  lede: string;
  getInTouch: { heading: string; officeLabel: string; phoneLabel: string; emailLabel: string; networkLabel: string };
  message: { heading: string; text: string };
  /** How the message begins for those whom a link with `?topic=` has brought, by what stands behind it. */
  topics: Readonly<Record<string, string>>;
  form: FormWords & { nameLabel: string; messageLabel: string; messageHelpText: string };
  succeeded: string;
  /** Stays under the form once a message has been sent. */
  arrived: string;
  failed: string;
}

/** Over the map on the same page, which shows the office among the sponsor's sites. */
export interface ContactMapWords {
  heading: string;
  introduction: Prose;
}
