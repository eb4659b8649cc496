import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffList, type StaffListInvitation } from './StaffList.tsx';
import { staffListTexts as texts } from './texts.ts';

const invite = (id: string): StaffListInvitation => ({
  id,
  email: `${id}@example.com`,
  role: 'viewer',
  expiresAt: '2026-03-05T13:02:00Z',
});

function list(...invitations: readonly StaffListInvitation[]) {
  return (
    <StaffList
      self="m.reyes@example.com"
      members={[]}
      invitations={invitations}
      timeZone="America/Indiana/Indianapolis"
      onInvite={async () => undefined}
      onWithdraw={() => {}}
      onRole={() => {}}
      onDisabled={() => {}}
      onPasswordLink={() => {}}
      onRemoveCode={() => {}}
      onCopyLink={() => {}}
    />
  );
}

const menuOf = (id: string) => screen.getByRole('button', { name: `${texts.actions.header}: ${id}@example.com` });

it('keeps the focus in the list after the focused invitation is withdrawn', () => {
  const { rerender } = render(list(invite('lee'), invite('kim'), invite('sam')));
  menuOf('kim').focus();
  rerender(list(invite('lee'), invite('sam')));
  expect(document.activeElement).toBe(menuOf('sam'));
  rerender(list(invite('lee')));
  expect(document.activeElement).toBe(menuOf('lee'));
  rerender(list());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.heading }));
});
