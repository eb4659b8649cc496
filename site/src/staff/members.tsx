import { sponsor } from '@sponsor/content/sponsor';
import { membersApi, type StaffRole } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { StaffList, type StaffListLink, type StaffListMember } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskResult, deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey, useDeskChange } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useStaffSession } from './use-staff-session.ts';

const membersKey = [...deskKey, 'members'];

/** The staff, and the invitations. */
export function Component() {
  const notify = useToast();
  const { change, changeByButton } = useDeskChange(membersKey);
  const { data: session } = useStaffSession();
  const query = useQuery({ queryKey: membersKey, queryFn: ({ signal }) => deskRequest(membersApi.list, { signal }) });
  const [link, setLink] = useState<StaffListLink>();

  const save = (asked: Promise<DeskResult<unknown>>) => void changeByButton(asked, 'The change was saved.');

  async function invite(invitation: { email: string; role: StaffRole }) {
    const result = await deskMutate(membersApi.invite, { body: invitation });
    if (result.ok) show({ purpose: 'invitation', email: invitation.email, url: urlOf(result.answer.link) });
    return result;
  }

  async function makePasswordLink({ id, email }: StaffListMember) {
    const result = await deskMutate(membersApi.makePasswordLink, { params: { id } });
    if (result.ok) show({ purpose: 'password', email, url: urlOf(result.answer.link) });
    return result;
  }

  function show(made: StaffListLink) {
    setLink(made);
    window.scrollTo(0, 0);
  }

  async function handleCopy(url: string) {
    await navigator.clipboard.writeText(url);
    notify({ message: 'The link was copied.' });
  }

  return (
    <StaffScreen heading="Staff">
      <DeskRead query={query} loading="Loading the staff" failed="The staff could not be read.">
        {({ members, invitations }) => (
          <StaffList
            members={members.map(({ disabledAt, ...member }) => ({ ...member, disabled: disabledAt !== null }))}
            invitations={invitations}
            self={session?.email ?? ''}
            link={link}
            timeZone={sponsor.timeZone}
            onInvite={(invitation) => change(invite(invitation))}
            onWithdraw={({ id }) => save(deskMutate(membersApi.withdrawInvitation, { params: { id } }))}
            onRole={({ id }, role) => save(deskMutate(membersApi.change, { params: { id }, body: { role } }))}
            onDisabled={({ id }, disabled) =>
              save(deskMutate(membersApi.change, { params: { id }, body: { disabled } }))
            }
            onPasswordLink={(member) => void changeByButton(makePasswordLink(member))}
            onRemoveCode={({ id }) => save(deskMutate(membersApi.removeTwoFactor, { params: { id } }))}
            onCopyLink={(url) => void handleCopy(url)}
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}

function urlOf(path: string | null): string | undefined {
  return path === null ? undefined : new URL(path, window.location.href).href;
}
