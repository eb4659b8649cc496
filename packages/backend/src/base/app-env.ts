import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { StaffMember } from './staff-member.ts';

export interface AppEnv {
  /** Absent when a request does not come over a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** What to call the route in logs and metrics where the router's own pattern says too little. */
    route?: string;
    /** Absent where nobody needs to sign in, and for programs with a key. */
    staffMember?: StaffMember;
  };
}

export type AppContext = Context<AppEnv>;
