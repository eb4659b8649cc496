/** Monogram plates instead of portraits, in the order of the people. The letters abbreviate the role, not the name. */
export const monogramPlates = [
  {
    letters: 'CEO',
    construction: 'rose',
    ground: 'accent',
    label: 'Plate with the letters CEO over a drawn round window',
  },
  {
    letters: 'CFO',
    construction: 'square',
    ground: 'tint',
    label: 'Plate with the letters CFO over a circle drawn in a square',
  },
  { letters: 'CLO', construction: 'arch', ground: 'accent', label: 'Plate with the letters CLO over a drawn arch' },
  { letters: 'VP', construction: 'gable', ground: 'tint', label: 'Plate with the letters VP over a drawn gable' },
  {
    letters: 'VP',
    construction: 'courses',
    ground: 'accent',
    label: 'Plate with the letters VP over drawn courses of stone',
  },
] as const;
