/** Matches browsers without popovers (iOS 16, Firefox before 125). */
export const withoutPopover = 'not selector(:popover-open)';
