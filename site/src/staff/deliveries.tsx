import { sponsor } from '@sponsor/content/sponsor';
import { deliveriesApi, deliveryStates, leadsApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { DeliveryHealthStrip, DeliveryLists } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type DeskResult, deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { ErrorNotice } from './desk-read.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { deliveriesKey, everyTenSeconds, useDeliveryHealth } from './use-delivery-health.ts';
import { useHasRole } from './use-staff-session.ts';

const { timeZone } = sponsor;

/** Pending and completed deliveries to the CRM, and those that need a decision. The address names the list. */
export function Component() {
  const notify = useToast();
  const queryClient = useQueryClient();
  const mayDecide = useHasRole('editor');
  const health = useDeliveryHealth();
  const [search, setSearch] = useSearchParams();
  const state = deliveryStates.find((known) => known === search.get('state')) ?? 'failed';
  const after = search.get('after') ?? '';
  const { data: list, error } = useQuery({
    queryKey: [...deliveriesKey, state, after],
    queryFn: ({ signal }) =>
      deskRequest(deliveriesApi.list, { query: { state, ...(after !== '' && { after }) }, signal }),
    refetchInterval: everyTenSeconds,
  });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: deliveriesKey });

  /** Reports the result of a decision, and reloads the lists. */
  async function decide(asked: Promise<DeskResult<unknown>>, done: string): Promise<void> {
    const result = await asked;
    if (result.ok) notify({ message: done });
    else notify({ title: 'Error', description: result.message, tone: 'destructive' });
    await readAgain();
  }

  async function handleClose(ids: readonly string[], reason: string): Promise<string | undefined> {
    const result = await deskMutate(leadsApi.closeSubmissions, { body: { ids: [...ids], reason } });
    // Not awaited: the dialog returns the focus before the line disappears.
    void readAgain();
    if (!result.ok) return result.message;
    notify({ message: 'Moved to Closed.' });
    return undefined;
  }

  function turnTo(place: string) {
    setSearch({ state, ...(place !== '' && { after: place }) });
    window.scrollTo(0, 0);
  }

  const next = list?.next ?? null;
  return (
    <StaffScreen heading="Deliveries">
      <DeliveryHealthStrip health={health} timeZone={timeZone} />
      {error && !list ? (
        <ErrorNotice error={error} />
      ) : (
        <DeliveryLists
          state={state}
          counts={health ?? {}}
          deliveries={list?.deliveries}
          leadHref={(lead) => `/admin/leads?${new URLSearchParams({ lead }).toString()}`}
          decisions={
            mayDecide
              ? {
                  onRetry: (submissionId) => decide(retry(submissionId), 'It will be retried now.'),
                  onRelease: (id) =>
                    decide(deskMutate(leadsApi.releaseSubmission, { params: { id } }), 'It will be delivered now.'),
                  onClose: handleClose,
                }
              : undefined
          }
          timeZone={timeZone}
          onShow={(shown) => setSearch({ state: shown }, { replace: true })}
          onNext={next === null ? undefined : () => turnTo(next)}
          onFirst={after === '' ? undefined : () => turnTo('')}
        />
      )}
    </StaffScreen>
  );
}

/** Retries one failed delivery, or all of them. */
function retry(submissionId: string | undefined): Promise<DeskResult<unknown>> {
  return submissionId === undefined
    ? deskMutate(deliveriesApi.retryAll, {})
    : deskMutate(deliveriesApi.retry, { params: { submissionId } });
}
