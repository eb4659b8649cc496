import { type RegulationAInvestWords, withNotes } from '@sponsor/domain';
import { limit } from './claims.ts';
import { notes } from './notes.ts';
import { fund } from './sponsor.ts';

export const regulationAInvest: RegulationAInvestWords = withNotes(notes, {
  heading: `Put money into the ${fund.name}`,
  introduction: 'Read first.',
  notConfigured: { heading: 'Not open yet', text: 'Write to us.' },
  haveReady: { heading: 'What you need', items: ['A bank account'] },
  beforeYouSign: { heading: 'Before you sign', items: [['You could lose it.'], [limit]] },
  offeringCircularLabel: 'The circular',
  help: { heading: 'Ask', text: 'On weekdays.' },
});
