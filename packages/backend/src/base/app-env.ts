import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface AppEnv {
  /** Absent when a request does not come over a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** What to call the route in logs and metrics where the router's own pattern says too little. */
    route?: string;
  };
}

export type AppContext = Context<AppEnv>;
