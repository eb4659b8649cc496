import type { RegulationAInvestContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { limit } from './claims.ts';
import { notes } from './notes.ts';
import { fund, sponsor } from './sponsor.ts';

export const regulationAInvest: RegulationAInvestContent = withNotes(notes, {
  heading: `Put money into the ${fund.name}`,
  introduction: 'Read first.',
  notConfigured: { heading: 'Not open yet', text: 'Write to us.' },
  haveReady: { heading: 'What you need', points: [['A bank account']] },
  beforeYouSign: { heading: 'Before you sign', points: [['You could lose it.'], [limit]] },
  offeringCircularLabel: 'The circular',
  closing: {
    heading: 'When you are ready',
    text: ['Begin here.'],
    action: { label: `Invest With ${sponsor.name}`, href: '/rega-invest' },
    secondaryAction: { label: 'Ask', href: '/contact' },
    risk: 'You could lose it.',
  },
  help: { heading: 'Ask', points: [['On weekdays.']] },
});
