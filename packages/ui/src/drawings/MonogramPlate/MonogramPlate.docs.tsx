import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A placeholder for a portrait that the sponsor has not supplied.'],
  instead: { Picture: 'as soon as there is a portrait.' },
  never: ['With the initials of a placeholder person: use letters of the role.'],
  anatomy: {
    Ground: 'alternates from person to person.',
    Construction: 'the construction lines of a building.',
    Letters: 'of the role, one to three.',
  },
  words: ['`letters` as commonly used: “CFO”. `label` has the role in full.'],
  keyboard: {},
  spoken: ['An image with its `label`.'],
};
