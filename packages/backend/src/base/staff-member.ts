import type { StaffRole } from '@sponsor/domain';
import type { AppContext } from './app-env.ts';

/** A person who is signed in. */
export interface StaffMember {
  id: string;
  email: string;
  role: StaffRole;
  /** Whether the account asks for a code after the password. */
  code: boolean;
  /** Whether it asks for a passkey, in the place of a code where there is one. */
  passkey: boolean;
  /** When the person last gave all that the account asks for. */
  provedAt: Date;
  sessionId: string;
}

/** The person who makes this request. Only for routes that need a session (`access.ts`). */
export function staffMemberOf(context: AppContext): StaffMember {
  const member = context.get('staffMember');
  if (member === undefined) throw new Error('This route is open to more than staff.');
  return member;
}

/** Whether the account of a person asks for more than the password. */
export function hasSecondFactor({ code, passkey }: Pick<StaffMember, 'code' | 'passkey'>): boolean {
  return code || passkey;
}
