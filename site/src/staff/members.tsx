import { sponsor } from '@sponsor/content/sponsor';
import { membersApi, type StaffRole } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { StaffList, type StaffListLink, type StaffListMember } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskResult, deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { deskKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useStaffSession } from './use-staff-session.ts';

const membersKey = [...deskKey, 'members'];

/** The staff, and the invitations. */
export function Component() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const { data: session } = useStaffSession();
  const query = useQuery({ queryKey: membersKey, queryFn: ({ signal }) => deskRequest(membersApi.list, { signal }) });
  const [link, setLink] = useState<StaffListLink>();

  const readAgain = () => queryClient.invalidateQueries({ queryKey: membersKey });

  /** Another administrator may have been faster, so the list is read again whatever the result. */
  async function change(asked: Promise<DeskResult<unknown>>): Promise<void> {
    const result = await asked;
    if (!result.ok) notify({ message: result.message, tone: 'destructive' });
    else notify({ message: 'The change was saved.' });
    await readAgain();
  }

  async function handleInvite(invitation: { email: string; role: StaffRole }) {
    const result = await deskMutate(membersApi.invite, { body: invitation });
    if (!result.ok) return result.message;
    show({ purpose: 'invitation', email: invitation.email, url: urlOf(result.answer.link) });
    await readAgain();
    return undefined;
  }

  async function handlePasswordLink({ id, email }: StaffListMember) {
    const result = await deskMutate(membersApi.makePasswordLink, { params: { id } });
    if (!result.ok) notify({ message: result.message, tone: 'destructive' });
    else show({ purpose: 'password', email, url: urlOf(result.answer.link) });
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
            onInvite={handleInvite}
            onWithdraw={({ id }) => void change(deskMutate(membersApi.withdrawInvitation, { params: { id } }))}
            onRole={({ id }, role) => void change(deskMutate(membersApi.change, { params: { id }, body: { role } }))}
            onDisabled={({ id }, disabled) =>
              void change(deskMutate(membersApi.change, { params: { id }, body: { disabled } }))
            }
            onPasswordLink={(member) => void handlePasswordLink(member)}
            onRemoveCode={({ id }) => void change(deskMutate(membersApi.removeTwoFactor, { params: { id } }))}
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
