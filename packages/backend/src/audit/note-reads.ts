import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import type { NoteHourly } from './note-hourly.ts';
import { programs } from './record-audit.ts';

/** What each list is called in the log, by its route. */
export type ReadLists = Readonly<Record<string, string>>;

/** Enters in the audit log who read which list, before it is handed out. Routes must be added after this. */
export function noteReads(app: Hono<AppEnv>, lists: ReadLists, note: NoteHourly): void {
  for (const [route, list] of Object.entries(lists)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, async (context, next) => {
      await next();
      // Nobody is handed a list of which there is no entry.
      if (context.res.ok) await note({ actor: readerOf(context), action: 'list read', subject: list });
    });
  }
}

/** Enters in the audit log what staff asked for and may not do. Guards and routes must be added after this. */
export function noteRefusals(app: Hono<AppEnv>, note: NoteHourly): void {
  app.use(async (context, next) => {
    await next();
    const member = context.get('staffMember');
    if (context.res.status !== 403 || member === undefined) return;
    await note({ actor: member.email, action: 'refused', subject: `${context.req.method} ${routePath(context)}` });
  });
}

function readerOf(context: AppContext): string {
  return context.get('staffMember')?.email ?? programs.key;
}
