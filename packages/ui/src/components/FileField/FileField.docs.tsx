import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A picture from the user’s device, such as the image of a section, previewed before it is sent.'],
  instead: { TextField: 'for the address of a picture that is already online.' },
  never: ['For several files at once, or for documents: it shows one picture.'],
  anatomy: {
    Label: 'names the purpose of the picture.',
    Frame: 'one target for pressing and dropping; the browser’s own field covers it.',
    Preview: 'the chosen picture, read on the device and not sent anywhere.',
    'Remove button': 'removes it; the focus returns to the field.',
    Progress: 'replaces the text while the file is uploading.',
    'Help and error': 'under the frame.',
  },
  words: [
    'The help gives the types and the size in everyday words: “JPEG, PNG or WebP, at most 10 MB”.',
    '`chooseLabel` names both ways: “Choose an image, or drop one here”.',
    'An error says which rule was broken and what to do: “This image is larger than 10 MB. Choose a smaller one.”',
  ],
  keyboard: {
    'Enter, Space': 'on the field open the browser’s file picker.',
    Tab: 'continues to the remove button.',
  },
  spoken: [
    'It is the browser’s own field, read with its label, its help and the name of the file.',
    'A refusal is read out at once.',
  ],
};
