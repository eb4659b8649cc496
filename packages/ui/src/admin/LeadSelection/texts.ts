export const leadSelectionTexts = {
  label: 'Selected leads',
  /** With `{count}`, as `tooMany` and `export`. */
  count: '{count} selected',
  tooMany: 'At most {count} leads can be changed or exported at once.',
  setStatus: 'Set status',
  /** Opens the list of possible owners. */
  assign: 'Assign',
  /** The last entry of that list: removes the owner. */
  nobody: 'Nobody',
  export: 'Export {count}',
  clear: 'Clear',
  reasonHeading: 'Somebody among them asked not to be contacted',
  reasonLabel: 'Why they may be contacted again',
  /** Before many are changed, or a change has effects outside the desk. With `{count}` and `{value}`. */
  confirm: {
    status: 'Set the status of {count} to {value}?',
    owner: 'Assign {count} to {value}?',
    text: 'The history of each keeps what was before. Nothing sets all of them back at once.',
    doNotContact: 'The CRM is told not to contact them. To leave this status again takes a reason.',
    yes: 'Change {count}',
    no: 'Leave as they are',
  },
  submit: 'Set the status',
  submitting: 'Saving...',
};

export type LeadSelectionTexts = typeof leadSelectionTexts;
