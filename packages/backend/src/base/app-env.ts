import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { StaffMember } from './staff-member.ts';

export interface AppEnv {
  /** Absent for requests that do not arrive over a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The route's label in logs and metrics, where the router's own pattern says too little. */
    route?: string;
    /** Absent on public routes, and for programs with a key. */
    staffMember?: StaffMember;
  };
}

export type AppContext = Context<AppEnv>;
