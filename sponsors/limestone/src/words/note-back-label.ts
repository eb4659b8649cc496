/** Names the link from a note to a mark that leads to it. In a separate module, because it is sent to browsers, and the notes are not. */
export const noteBackLabel = 'Back to the text';
