/**
 * Labels the link from a note back to its mark. In a separate module, because it is sent to browsers, and the notes are
 * not.
 */
export const noteBackLabel = 'Back to the text';
