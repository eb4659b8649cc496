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
  reasonHeading: 'Some of them asked not to be contacted',
  reasonLabel: 'Why they may be contacted again',
  /** Before many are changed, or a change has effects outside the desk. With `{count}` and `{value}`. */
  confirm: {
    status: 'Set the status of {count} to {value}?',
    owner: 'Assign {count} to {value}?',
    text: 'Each history keeps the old value; there is no bulk undo.',
    doNotContact: 'The CRM is notified not to contact them. Changing this status again requires a reason.',
    yes: 'Change {count}',
    no: 'Cancel',
  },
  submit: 'Set the status',
  submitting: 'Saving...',
};

export type LeadSelectionTexts = typeof leadSelectionTexts;
