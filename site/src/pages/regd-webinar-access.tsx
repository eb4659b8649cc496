import { island } from '../island.tsx';

const Access = island(() => import('../islands/webinar-access.tsx').then((module) => module.RegulationDAccess), 'idle');

export default function RegulationDWebinarAccessPage() {
  return <Access />;
}
