/**
 * The style element that Radix writes beside the list of a select, verbatim. The document of the staff area contains it too, so
 * that its policy allows the hash, and the Trusted Types policy the markup.
 */
export const selectStyles =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}' +
  '[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
