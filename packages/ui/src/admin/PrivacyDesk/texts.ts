import type { PrivacyOutcome, PrivacyRequestKind } from '@sponsor/domain';

export const privacyDeskTexts = {
  find: {
    heading: 'Find a person',
    emailLabel: 'Email address',
    emailHelp: 'The full address, as the person wrote it. Searches are recorded in the audit log.',
    submit: 'Find',
    submitting: 'Searching...',
  },
  kinds: {
    access: 'Access',
    erasure: 'Erasure',
    'do-not-contact': 'No contact',
  } satisfies Record<PrivacyRequestKind, string>,
  outcomes: { answered: 'Answered', refused: 'Refused' } satisfies Record<PrivacyOutcome, string>,
  open: { heading: 'Open requests', empty: 'No requests are open.' },
  closed: { heading: 'Closed requests', empty: 'No request has been closed yet.' },
  columns: {
    email: 'Email address',
    kind: 'Request',
    receivedOn: 'Received',
    dueOn: 'Due',
    outcome: 'Outcome',
    closedAt: 'Closed',
    closedBy: 'Closed by',
  },
  /** Beside an overdue day. */
  overdue: 'Overdue',
  /** Below a list that is cut off. */
  more: 'Only 100 are listed. There may be more.',
  person: {
    name: 'Name',
    since: 'First contact',
    status: 'Status',
    submissions: 'Submissions',
    hold: 'Legal hold',
    /** Precedes the date since which the hold is in place. */
    heldSince: 'Since',
    notHeld: 'None',
    crm: 'CRM notice',
    /** Whether the CRM has received the person's last request. */
    crmStates: {
      none: 'Not needed',
      pending: 'Not sent yet',
      delivered: 'Sent',
      'dead-letter': 'Rejected by the CRM: see Deliveries',
      closed: 'Not sent: closed under Deliveries',
    },
    /** If the person had asked to be forgotten and the address came in again. */
    askedToBeForgotten:
      'This person had asked to be erased, and the address was submitted again. Its submissions are held until you release them.',
    /** Replaces all actions. */
    erased: 'This person was erased. Only the dates and forms remain.',
    /** If the person gave no name. */
    unknown: 'Unknown',
    export: 'Export everything',
    doNotContact: 'Do not contact',
    enter: {
      summary: 'Enter a request',
      kindLabel: 'Request',
      receivedOnLabel: 'Received on',
      submit: 'Enter the request',
      submitting: 'Entering...',
    },
    answer: {
      /** Precedes the request. */
      summaryPrefix: 'Close:',
      outcomeLabel: 'Outcome',
      reasonLabel: 'How it was answered, or why it was refused',
      submit: 'Close the request',
      submitting: 'Closing...',
    },
    holdOn: {
      summary: 'Place a legal hold',
      explanation: 'Until it is lifted, nobody can erase this person.',
      reasonLabel: 'Required by, and reason',
      submit: 'Place the hold',
      submitting: 'Placing...',
    },
    holdOff: {
      summary: 'Lift the legal hold',
      explanation: 'This person can then be erased.',
      reasonLabel: 'Why it is no longer needed',
      submit: 'Lift the hold',
      submitting: 'Lifting...',
    },
    erase: {
      summary: 'Erase this person',
      explanation:
        'The address, the name, all submitted text and all notes are erased permanently, and the CRM is notified. Only a hash of the address remains, so that a new submission from it is held for you. This cannot be undone.',
      reasonLabel: 'Reason',
      reasonHelp: 'It is kept after the erasure. Do not include a name, an address or anything else about the person.',
      submit: 'Erase permanently',
      submitting: 'Erasing...',
    },
  },
};

export type PrivacyDeskTexts = typeof privacyDeskTexts;

export type PrivacyPersonTexts = PrivacyDeskTexts['person'];
