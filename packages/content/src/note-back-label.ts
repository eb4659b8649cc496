/** Names the link from a note to a mark that leads to it. By itself, since it is sent to browsers, and the notes are not. */
export const noteBackLabel = 'Back to the text';
