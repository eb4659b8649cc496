import type { Guide } from '../../guides/guide.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  use: ['A setting that takes effect as soon as it is switched.'],
  instead: {
    Checkbox: 'for a choice that takes effect when a form is sent.',
    RadioGroup: 'for two choices that both have a name.',
  },
  never: ['If it can fail and you cannot say so at once: show the stored state.'],
  anatomy: { Track: 'filled when on; in forced colors too.', Label: 'after it.', Help: 'under both.' },
  words: ['The label names the setting: “Send a copy to the desk”. It does not change with the state.'],
  keyboard: { Space: 'switches it.' },
  spoken: ['The label, “switch”, on or off.'],
  compare: [
    {
      right: <Switch label="Send a copy to the desk" />,
      wrong: <Switch label="Copies are off" />,
      because: 'The label names the setting, and stays; the switch shows its state.',
    },
  ],
};
