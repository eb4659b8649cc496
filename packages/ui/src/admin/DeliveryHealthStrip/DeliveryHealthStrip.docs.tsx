import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the top of a staff screen, to show at a glance whether leads reach the CRM.'],
  instead: {
    DeliveryLists: 'for the affected leads, the reasons, and retries.',
    Stat: 'for any other figure.',
    Notice: 'for something that staff must do first.',
  },
  never: ['With zeros while it loads: omit `health` until then.'],
  anatomy: {
    'CRM delivery':
      'connected, not answering, paused or not connected, with the time of the last delivery or what happens to leads meanwhile.',
    'Delivered today': 'since midnight in the office’s time zone.',
    Waiting: 'how many, and the time of the oldest.',
    Failed: 'how many, with a link to them if `deliveriesHref` is given.',
    'Usual time': 'the median, in seconds, minutes or hours.',
    'Webhook, letters': 'whether notifications of leads are accepted there; each is omitted if it is not configured.',
  },
  words: [
    'The state in one or two words: “Connected”, “Paused”. No praise, no alarm.',
    'Keep three states apart: “Paused” is a response of the CRM and ends without help; “Not responding” may need someone to look at the CRM; “Not connected” is a setting.',
    'A figure that is not counted to its end has a plus sign: “10,000+”.',
  ],
  keyboard: { Tab: 'reaches the link to the failed deliveries, if there are any.' },
  spoken: [
    'A region named by the `label` of its texts; each figure is read after its label. Updates are not announced, because they come every few seconds.',
  ],
};
