import type { Guide } from '../../guides/guide.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  use: ['A setting that takes effect the moment it is moved.'],
  instead: { Checkbox: 'for what waits for a form to be sent.', RadioGroup: 'for two choices that both have a name.' },
  never: ['When it may fail and nobody can say so at once: show the state that is stored.'],
  anatomy: { Track: 'filled when on; in forced colours too.', Label: 'after it.', Help: 'under both.' },
  words: ['The label names what is on: “Send a copy to the desk”. It does not change with the state.'],
  keyboard: { Space: 'switches it.' },
  spoken: ['The label, “switch”, on or off.'],
  compare: [
    {
      right: <Switch label="Send a copy to the desk" />,
      wrong: <Switch label="Copies are off" />,
      because: 'The label names what is on, and stays; the switch says whether.',
    },
  ],
};
