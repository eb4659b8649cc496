import type { StaffRole } from '@sponsor/domain';

export const staffListTexts = {
  /** Names the table. */
  heading: 'Staff',
  columns: { email: 'Email address', role: 'Role', code: 'Second factor', lastSignedIn: 'Last sign-in' },
  roles: {
    viewer: { label: 'Viewer', help: 'Can view leads.' },
    editor: { label: 'Editor', help: 'Can also change leads and the site’s images.' },
    administrator: { label: 'Administrator', help: 'Can also manage staff and view the audit log.' },
  } satisfies Record<StaffRole, { label: string; help: string }>,
  you: 'you',
  disabled: 'disabled',
  hasCode: 'Yes',
  noCode: 'None',
  never: 'Never',
  actions: {
    header: 'Actions',
    /** Precedes the name of a role. */
    makePrefix: 'Make',
    passwordLink: 'Create password-reset link',
    removeCode: 'Remove code and passkeys',
    disable: 'Disable account',
    enable: 'Enable account',
  },
  invite: {
    heading: 'Invite someone',
    emailLabel: 'Email address',
    roleLabel: 'Role',
    submit: 'Create invitation',
    submitting: 'Inviting...',
  },
  invitations: {
    heading: 'Invitations',
    columns: { email: 'Email address', role: 'Role', expiresAt: 'Expires' },
    withdraw: 'Withdraw',
  },
  link: {
    invitation: 'Invitation for',
    password: 'Password-reset link for',
    mailed: 'The link was emailed to them, and is shown to no one else.',
    label: {
      invitation: 'This link works once, for 72 hours, and is not shown again.',
      password: 'This link works once, for 24 hours, and is not shown again.',
    },
    copy: 'Copy link',
  },
};

export type StaffListTexts = typeof staffListTexts;

export type InviteTexts = StaffListTexts['invite'];
