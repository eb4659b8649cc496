import { island } from '../island.tsx';

const Access = island(() => import('../islands/webinar-access.tsx').then((module) => module.RegulationAAccess), 'idle');

export default function RegulationAWebinarAccessPage() {
  return <Access />;
}
