import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A picture from somebody’s own device, as the image of a section, which they see before it is sent.'],
  instead: { TextField: 'for the address of a picture that is in the web already.' },
  never: ['For several files at once, or for documents: it shows one picture.'],
  anatomy: {
    Label: 'names what the picture is for.',
    Frame: 'one target for presses and for what is dropped; the browser’s own field lies over it.',
    Preview: 'what was chosen, read on the device and sent nowhere.',
    'Remove button': 'takes it out again; the focus goes back to the field.',
    Progress: 'in the place of the words while the file is on its way.',
    'Help and error': 'under the frame.',
  },
  words: [
    'The help says the types and the size in words people use: “JPEG, PNG or WebP, at most 10 MB”.',
    '`chooseLabel` names both ways: “Choose an image, or drop one here”.',
    'An error says which rule was broken and what to do: “This image is larger than 10 MB. Choose a smaller one.”',
  ],
  keyboard: {
    'Enter, Space': 'on the field opens the browser’s list of files.',
    Tab: 'goes on to the button that takes the file out.',
  },
  spoken: [
    'It is the browser’s own field, read with its label, its help and the name of the file.',
    'A refusal is read out at once.',
  ],
};
