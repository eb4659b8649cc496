import type { PrivacyOutcome, PrivacyRequestKind } from '@sponsor/domain';

export const privacyDeskTexts = {
  find: {
    heading: 'Find a person',
    emailLabel: 'E-mail address',
    emailHelp: 'The whole address, as the person wrote it. Looking for somebody is entered in the audit log.',
    submit: 'Find',
    submitting: 'Looking...',
  },
  kinds: {
    access: 'To be told everything',
    erasure: 'To be erased',
    'do-not-contact': 'To be left alone',
  } satisfies Record<PrivacyRequestKind, string>,
  outcomes: { answered: 'Answered', refused: 'Refused' } satisfies Record<PrivacyOutcome, string>,
  open: { heading: 'Waiting for an answer', empty: 'Nobody waits for an answer.' },
  closed: { heading: 'Closed', empty: 'No request has been closed yet.' },
  columns: {
    email: 'E-mail address',
    kind: 'Request',
    receivedOn: 'Received',
    dueOn: 'Due',
    outcome: 'Outcome',
    closedAt: 'Closed',
    closedBy: 'By',
  },
  /** Beside an overdue day. */
  overdue: 'Overdue',
  /** Below a list that is cut off. */
  more: 'There may be more: these are 100.',
  person: {
    name: 'Name',
    since: 'First heard of',
    status: 'Status',
    submissions: 'Submissions',
    hold: 'Legal hold',
    /** Precedes the date since which the hold is in place. */
    heldSince: 'Since',
    notHeld: 'None',
    crm: 'At the CRM',
    /** Whether the CRM has received the person's last request. */
    crmStates: {
      none: 'There was nothing to tell',
      pending: 'Not told yet',
      delivered: 'Told',
      'dead-letter': 'Refused to be told: see Deliveries',
      closed: 'Not told: closed under Deliveries',
    },
    /** If the person had asked to be forgotten and the address came in again. */
    askedToBeForgotten:
      'Had asked to be forgotten, and the address came in again. What it sends is held until you release it.',
    /** Replaces all actions. */
    erased: 'This person was erased. What is left is that there was somebody, when, and by which forms.',
    /** If the person gave no name. */
    unknown: 'Not known',
    export: 'Export everything',
    doNotContact: 'Do not contact',
    enter: {
      summary: 'Enter a request',
      kindLabel: 'What the person asks for',
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
      explanation: 'As long as it is in place, nobody can erase this person.',
      reasonLabel: 'Who asks for it, and why',
      submit: 'Place the hold',
      submitting: 'Placing...',
    },
    holdOff: {
      summary: 'Lift the legal hold',
      explanation: 'From then on this person can be erased.',
      reasonLabel: 'Why it is no longer needed',
      submit: 'Lift the hold',
      submitting: 'Lifting...',
    },
    erase: {
      summary: 'Erase this person',
      explanation:
        'The address, the name, all that was typed and all notes are blanked for good, and the CRM is told. A code made from the address stays, from which nobody can read it: should the address come in again, what it sends is held for you. Nobody can undo it.',
      reasonLabel: 'Why',
      reasonHelp: 'It stays after the erasure. Write no name, no address and nothing else of the person.',
      submit: 'Erase for good',
      submitting: 'Erasing...',
    },
  },
};

export type PrivacyDeskTexts = typeof privacyDeskTexts;

export type PrivacyPersonTexts = PrivacyDeskTexts['person'];
