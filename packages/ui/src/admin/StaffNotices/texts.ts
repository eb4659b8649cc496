import type { NoticeKind } from '@sponsor/domain';

export const staffNoticesTexts = {
  heading: 'Account notices',
  /** `{about}` becomes the address of the account, `{by}` that of the administrator who acted. */
  kinds: {
    'administrator added': '{about} is now an administrator.',
    'password link made': '{by} created a password-reset link for {about}.',
    'password changed': 'The password of {about} was changed.',
    'second factor removed': '{by} removed a code or passkey of {about}.',
    'new browser': '{about} signed in from a new browser.',
    'locked out': 'Someone entered ten wrong passwords or codes for {about}.',
  } satisfies Record<NoticeKind, string>,
  /** The advice for an unexpected notice. */
  advice: 'If you did not expect something here, change your password and tell another administrator right away.',
  /** On the button that dismisses one. */
  read: 'Dismiss',
};

export type StaffNoticesTexts = typeof staffNoticesTexts;
