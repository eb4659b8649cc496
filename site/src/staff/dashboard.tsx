import { flexAxonometric, rentSection } from '@sponsor/content/drawing-words';
import { FlexAxonometric, RentSection } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import { leadsApi } from '@sponsor/domain';
import { Stack } from '@sponsor/ui';
import { DeliveryHealthStrip, LeadOrigins, SectionImages } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { ErrorNotice } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useDeliveryHealth } from './use-delivery-health.ts';
import { useSectionImages } from './use-section-images.ts';
import { useHasRole } from './use-staff-session.ts';

const problemText = flexAxonometric.alternativeText;
const solutionText = rentSection.alternativeText;

/** The sections' own drawings. */
const drawings = {
  problem: { drawing: <FlexAxonometric label={problemText} />, drawingText: problemText },
  solution: { drawing: <RentSection label={solutionText} />, drawingText: solutionText },
};

function Images() {
  return <SectionImages {...useSectionImages()} drawings={drawings} timeZone={sponsor.timeZone} />;
}

/** The health of deliveries to the CRM, the replaceable pictures of the invest page, and the origins of leads. */
export function Component() {
  const mayChange = useHasRole('editor');
  const health = useDeliveryHealth();
  const { data: origins, failureReason } = useQuery({
    queryKey: [...deskKey, 'origins'],
    queryFn: ({ signal }) => deskRequest(leadsApi.origins, { signal }),
  });
  return (
    <StaffScreen heading="Dashboard">
      <DeliveryHealthStrip health={health} deliveriesHref="/admin/deliveries" timeZone={sponsor.timeZone} />
      <Stack space="x12">
        {mayChange && <Images />}
        {failureReason ? <ErrorNotice error={failureReason} /> : <LeadOrigins origins={origins} />}
      </Stack>
    </StaffScreen>
  );
}
