/**
 * The style element that Radix writes beside the list of a select, to the letter. The document of the staff area has it too, so that
 * its policy knows it by its hash, and the policy for markup lets it pass.
 */
export const selectStyles =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}' +
  '[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
