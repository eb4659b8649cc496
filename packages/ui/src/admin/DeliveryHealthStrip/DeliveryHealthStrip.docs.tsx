import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the head of a staff screen, to see in passing whether leads reach the CRM.'],
  instead: {
    DeliveryLists: 'for which leads, why not, and another try.',
    Stat: 'for any other figure.',
    Notice: 'for something that staff must do before they go on.',
  },
  never: ['With zeros while it is being read: leave the strip out until then.'],
  anatomy: {
    'CRM delivery':
      'connected, not answering, paused or not connected, with the last delivery or what becomes of leads meanwhile.',
    'Delivered today': 'since midnight at the office.',
    Waiting: 'how many, and from when the oldest is.',
    Failed: 'how many were given up, with the way to them if `deliveriesHref` is given.',
    'Usual time': 'the median, in seconds, minutes or hours.',
    'Webhook, letters': 'whether news of leads is taken there; each is left out where it is not set up.',
  },
  words: [
    'How it stands in one or two words: “Connected”, “Paused”. No praise, no alarm.',
    'Paused is the CRM’s answer and passes by itself; not answering may need somebody to look at the CRM; not connected is a setting, and stays. Keep the three apart.',
    'Where counting stops, the figure has a plus: “10,000+”.',
  ],
  keyboard: { Tab: 'reaches the way to the failed ones, while there are any.' },
  spoken: [
    'A region by the `label` of its texts, each figure after what it counts. A new reading is not announced: it would be every few seconds.',
  ],
};
