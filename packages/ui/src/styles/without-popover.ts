/** A feature query that holds where the browser has no popovers (iOS 16, Firefox before 125). */
export const withoutPopover = 'not selector(:popover-open)';
