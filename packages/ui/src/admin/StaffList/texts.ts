import type { StaffRole } from '@sponsor/domain';

export const staffListTexts = {
  /** Names the table. */
  heading: 'Staff',
  columns: { email: 'E-mail address', role: 'Role', code: 'Second factor', lastSignedIn: 'Last sign-in' },
  roles: {
    viewer: { label: 'Viewer', help: 'Reads leads.' },
    editor: { label: 'Editor', help: 'Also changes leads and what the site shows.' },
    administrator: { label: 'Administrator', help: 'Also decides who is staff, and reads the audit log.' },
  } satisfies Record<StaffRole, { label: string; help: string }>,
  you: 'you',
  disabled: 'disabled',
  hasCode: 'Yes',
  noCode: 'None',
  never: 'Never',
  actions: {
    header: 'Change',
    /** Precedes the name of a role. */
    makePrefix: 'Make',
    passwordLink: 'Link to a new password',
    removeCode: 'Remove code and passkeys',
    disable: 'Disable the account',
    enable: 'Enable the account',
  },
  invite: {
    heading: 'Invite someone',
    emailLabel: 'E-mail address',
    roleLabel: 'Role',
    submit: 'Make the invitation',
    submitting: 'Inviting...',
  },
  invitations: {
    heading: 'Invitations',
    columns: { email: 'E-mail address', role: 'Role', expiresAt: 'Good until' },
    withdraw: 'Withdraw',
  },
  link: {
    invitation: 'Invitation for',
    password: 'Link to a new password for',
    mailed: 'The link is on its way to their mailbox, and is shown to no one else.',
    label: {
      invitation: 'This link works once, for 72 hours, and is not shown again.',
      password: 'This link works once, for 24 hours, and is not shown again.',
    },
    copy: 'Copy the link',
  },
};

export type StaffListTexts = typeof staffListTexts;

export type InviteTexts = StaffListTexts['invite'];
