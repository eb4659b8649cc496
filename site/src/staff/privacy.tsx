import { sponsor } from '@sponsor/content/sponsor';
import { doNotContact, formatDate, leadsApi, privacyApi } from '@sponsor/domain';
import { PrivacyDesk } from '@sponsor/ui/admin';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addressOf, deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead, ErrorNotice } from './desk-read.tsx';
import { deskKey, useDeskChange } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

const dayAtOffice = new Intl.DateTimeFormat('en-CA', { timeZone: sponsor.timeZone, dateStyle: 'short' });
const hrefOf = (leadId: string) => `/admin/privacy?${new URLSearchParams({ person: leadId }).toString()}`;

/** The requests of people about their data. The address contains the person's id, never a name. */
export function Component() {
  const { change, changeByButton } = useDeskChange(deskKey);
  const [search, setSearch] = useSearchParams();
  const id = search.get('person') ?? '';
  const params = { id };
  const requests = useQuery({
    queryKey: [...deskKey, 'privacy requests'],
    queryFn: ({ signal }) => deskRequest(privacyApi.list, { signal }),
  });
  const person = useQuery({
    queryKey: [...deskKey, 'lead', id],
    queryFn: id === '' ? skipToken : ({ signal }) => deskRequest(leadsApi.read, { params, signal }),
  });

  async function handleFind(email: string): Promise<string | undefined> {
    const result = await deskMutate(privacyApi.find, { body: { email } });
    if (!result.ok) return result.message;
    const { id: found, askedToBeForgottenAt: at } = result.answer;
    setSearch(found === null ? {} : { person: found });
    if (found !== null) return undefined;
    return at === undefined
      ? 'No data is stored under this address.'
      : `No data is stored under this address, except that its owner asked on ${formatDate(at, sponsor.timeZone)} to be erased and not contacted.`;
  }

  return (
    <StaffScreen heading="Privacy requests">
      <ErrorNotice error={person.failureReason} />
      <DeskRead query={requests} loading="Loading the requests" failed="The requests could not be read.">
        {(read) => (
          <PrivacyDesk
            requests={read}
            person={person.data}
            exportHref={addressOf(privacyApi.exportRecord, { params })}
            hrefOf={hrefOf}
            today={dayAtOffice.format(new Date())}
            timeZone={sponsor.timeZone}
            onFind={handleFind}
            onEnter={(request) =>
              change(deskMutate(privacyApi.enter, { body: { leadId: id, ...request } }), 'The request was entered.')
            }
            onAnswer={(requestId, answer) =>
              change(
                deskMutate(privacyApi.close, { params: { id: requestId }, body: answer }),
                'The request was closed.',
              )
            }
            onHold={(held, reason) =>
              change(
                deskMutate(privacyApi.hold, { params, body: { held, reason } }),
                held ? 'The legal hold was placed.' : 'The legal hold was lifted.',
              )
            }
            onErase={(reason) =>
              change(deskMutate(privacyApi.erase, { params, body: { reason } }), 'The person was erased.')
            }
            onDoNotContact={() =>
              void changeByButton(
                deskMutate(leadsApi.change, { params, body: { status: doNotContact } }),
                'The person will no longer be contacted.',
              )
            }
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}
