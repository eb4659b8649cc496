import { formNames } from '@sponsor/domain';

const eventKinds: Readonly<Record<string, string>> = {
  status: 'Status changed',
  owner: 'Owner changed',
  plan: 'Next action set',
  note: 'Note',
  released: 'Submission released',
  closed: 'Closed without delivery',
  held: 'Legal hold placed',
  freed: 'Legal hold lifted',
  asked: 'Privacy request',
  answered: 'Privacy request answered',
  refused: 'Privacy request refused',
  erased: 'Erased on request',
  offered: 'Another name or phone number given',
  name: 'Name changed',
  phone: 'Phone number changed',
};

export const leadPanelTexts = {
  loading: 'Loading the lead',
  head: {
    write: 'Send email',
    call: 'Call',
    /** Replaces both if the person asked for that. */
    doNotContact: 'Asked not to be contacted.',
    /** Replaces all three if the person had asked to be forgotten and the address came in again. */
    askedToBeForgotten:
      'This person had asked to be erased, and their address was submitted again. Its submissions are kept here and sent to the CRM only if you release them. To end this, set another status with a reason.',
    /** Precedes another name or phone number that arrived with the address. */
    otherName: 'Also gave the name',
    otherPhone: 'Also gave the phone number',
    /** Precedes that name or number on the button that replaces the current one with it. */
    accept: 'Use',
    amount: 'Wants to invest',
    message: 'Message',
    contactedAt: 'Last contacted',
    never: 'Not contacted',
    erased: 'This person was erased on request.',
  },
  change: {
    statusLabel: 'Status',
    ownerLabel: 'Owner',
    /** For a lead without an owner. */
    nobody: 'Nobody',
    nextActionLabel: 'Next action',
    nextActionOnLabel: 'On',
    reasonLabel: 'Why this person may be contacted again',
    reasonMissing: 'Please say why this person may be contacted again.',
    submitLabel: 'Save',
    submittingLabel: 'Saving...',
    /** Beside the button once the change is stored, until something else is typed. */
    saved: 'Saved.',
  },
  note: { label: 'Note', submitLabel: 'Add note', submittingLabel: 'Adding...' },
  historyHeading: 'History',
  events: {
    /** By the stored kind of event; others are shown verbatim. */
    kinds: eventKinds,
    /** By the id of the form; others are shown by id. */
    forms: formNames,
    /** Between the old and the new value, as in `new to contacted`. */
    to: 'to',
    /** Precedes the address of the actor. */
    by: 'By',
    /** Opens the submitted text. */
    fields: 'Submitted data',
    page: 'Page',
    /** On the link to the page in the version that it was sent from. */
    seen: 'Page as they saw it',
    /** The time that the page had been open. */
    elapsed: 'Sent after',
    seconds: 'seconds on the page',
    firstTouch: 'First touch',
    lastTouch: 'Last touch',
    /** For a submission of a program. */
    caught: 'A hidden field was filled in, as spam does, so this was held back.',
    nobody: 'none',
  },
  consentHeading: 'Consent',
  consent: {
    agreement: 'Agreed to',
    /** Precedes the time. */
    shownOn: 'Shown and sent on',
    /** Replaces it if no known page contained the sentence: anyone can send any sentence. */
    unverified: 'Sent by the browser; not found on any of our pages. Sent on',
    tracking: 'Analytics',
    trackingChoices: { default: 'No choice made', allowed: 'Allowed', refused: 'Refused' },
    signal: 'Privacy signal',
    signalSent: 'Sent by the browser',
    signalNotSent: 'None sent by the browser',
  },
  deliveries: {
    heading: 'Delivery to the CRM',
    columns: { form: 'Form', tries: 'Failed attempts', state: 'State', when: 'When' },
    states: {
      pending: 'waiting',
      delivered: 'delivered',
      'dead-letter': 'failed',
      quarantined: 'held back',
      closed: 'closed',
    },
  },
};

export type LeadPanelTexts = typeof leadPanelTexts;
