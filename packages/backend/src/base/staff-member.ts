import type { StaffRole } from '@sponsor/domain';
import type { AppContext } from './app-env.ts';

/** A signed-in person. */
export interface StaffMember {
  id: string;
  email: string;
  role: StaffRole;
  /** Whether the account asks for a code after the password. */
  code: boolean;
  /** Whether it asks for a passkey, in place of the code if it has both. */
  passkey: boolean;
  /** When the person last gave everything the account asks for. */
  provedAt: Date;
  sessionId: string;
}

/** Returns the person who makes this request. Only for routes whose declaration names a role. */
export function staffMemberOf(context: AppContext): StaffMember {
  const member = context.get('staffMember');
  if (member === undefined) throw new Error('This route requires a staff session.');
  return member;
}

/** Whether the person's account asks for more than the password. */
export function hasSecondFactor({ code, passkey }: Pick<StaffMember, 'code' | 'passkey'>): boolean {
  return code || passkey;
}
