import { selectStyles } from './select-styles.ts';

declare global {
  interface Window {
    /** Absent in browsers that do not enforce trusted types. */
    trustedTypes?: {
      createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
    };
  }
}

/** Lets the one text become markup that a part of ours sets as a string. All others throw where they are set, and are reported. */
export function trustOwnMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: (text) => (text === selectStyles ? text : null) });
}
