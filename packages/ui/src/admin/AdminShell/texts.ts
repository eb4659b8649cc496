export const adminRailTexts = {
  /** On the link that skips the rail. */
  skip: 'Skip to content',
  navigationLabel: 'Staff',
  menu: 'Menu',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
};

export type AdminRailTexts = typeof adminRailTexts;
