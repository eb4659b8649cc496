import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The place of a portrait that the sponsor has not supplied.'],
  instead: { Picture: 'as soon as there is a portrait.' },
  never: ['With the initials of somebody who is a placeholder: letters of the role.'],
  anatomy: {
    Ground: 'alternates from person to person.',
    Construction: 'the lines that set a building out.',
    Letters: 'of the role, one to three.',
  },
  words: ['`letters` as they are used: “CFO”. `label` says the role in full.'],
  keyboard: {},
  spoken: ['An image by its `label`.'],
};
