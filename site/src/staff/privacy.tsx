import { sponsor } from '@sponsor/content/sponsor';
import { formatDate } from '@sponsor/domain';
import { Notice, useToast } from '@sponsor/ui';
import { PrivacyDesk } from '@sponsor/ui/admin';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { DeskAnswer } from '../adapters/desk.ts';
import { readLead } from '../adapters/lead-desk.ts';
import {
  closeRequest,
  enterRequest,
  erasePerson,
  findPerson,
  holdPerson,
  leaveAlone,
  readPrivacyRequests,
  recordHref,
} from '../adapters/privacy.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

const dayAtOffice = new Intl.DateTimeFormat('en-CA', { timeZone: sponsor.timeZone, dateStyle: 'short' });
const hrefOf = (leadId: string) => `/admin/privacy?${new URLSearchParams({ person: leadId }).toString()}`;

/** What persons ask about what is kept of them. Who is looked at stands in the address by an id, and never by a name. */
export function Component() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const [search, setSearch] = useSearchParams();
  const id = search.get('person') ?? '';
  const requests = useQuery({
    queryKey: [...deskKey, 'privacy requests'],
    queryFn: ({ signal }) => readPrivacyRequests(signal),
  });
  const person = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: id === '' ? skipToken : ({ signal }) => readLead(id, signal),
  });

  async function handleFind(email: string): Promise<string | undefined> {
    const result = await findPerson(email);
    if (result.kind === 'refused') return result.message;
    const { id: found, askedToBeForgottenAt: at } = result.answer;
    setSearch(found === null ? {} : { person: found });
    if (found !== null) return undefined;
    return at === undefined
      ? 'Nothing is kept under this address.'
      : `Nothing is kept under this address, but that its person asked on ${formatDate(at, sponsor.timeZone)} to be forgotten and not to be contacted.`;
  }

  /** Whoever else is at this screen may have been quicker, so all of it is read again whatever the answer is. */
  async function change(asked: Promise<DeskAnswer<unknown>>, done: string): Promise<string | undefined> {
    const result = await asked;
    if (result.kind === 'done') notify({ message: done });
    await queryClient.invalidateQueries({ queryKey: deskKey });
    return result.kind === 'refused' ? result.message : undefined;
  }

  async function handleDoNotContact() {
    const refusal = await change(leaveAlone(id), 'The person is not to be contacted any more.');
    if (refusal !== undefined) notify({ message: refusal, tone: 'destructive' });
  }

  return (
    <StaffScreen heading="Privacy requests">
      {person.failureReason && (
        <Notice tone="danger" role="alert">
          {person.failureReason.message}
        </Notice>
      )}
      <DeskRead query={requests} loading="Loading the requests" failed="The requests could not be read.">
        {(read) => (
          <PrivacyDesk
            requests={read}
            person={person.data}
            exportHref={recordHref(id)}
            hrefOf={hrefOf}
            today={dayAtOffice.format(new Date())}
            timeZone={sponsor.timeZone}
            onFind={handleFind}
            onEnter={(request) => change(enterRequest({ leadId: id, ...request }), 'The request was entered.')}
            onAnswer={(requestId, answer) => change(closeRequest(requestId, answer), 'The request was closed.')}
            onHold={(held, reason) =>
              change(holdPerson(id, held, reason), held ? 'The legal hold was placed.' : 'The legal hold was lifted.')
            }
            onErase={(reason) => change(erasePerson(id, reason), 'The person was erased.')}
            onDoNotContact={() => void handleDoNotContact()}
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}
