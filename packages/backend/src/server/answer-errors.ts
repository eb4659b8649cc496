import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { isPlainForm } from '../base/body.ts';
import { Problem, refusal } from '../base/problem.ts';
import { safeError } from '../base/safe-error.ts';
import { StatementError } from '../database/database.ts';
import type { Pages } from './rendered-pages.ts';
import { sendStored } from './stored-body.ts';

export interface ErrorDependencies {
  pages: Pages;
  log: Pick<Logger, 'error'>;
}

/** Turns every failure into a response: in the shape of the protocol in use, or as a page. */
export function answerErrors({ pages, log }: ErrorDependencies): ErrorHandler<AppEnv> {
  return async (error, context) => {
    if (!(error instanceof Problem))
      log.error({ incident: context.get('requestId'), error: safeError(error) }, 'unexpected error');
    const problem = problemOf(error, context.get('requestId'));
    for (const [name, value] of Object.entries(problem.details.headers ?? {})) context.header(name, value);
    if (!wantsPage(context)) return context.json(bodyOf(context.req.path, problem), problem.status);
    if (problem.status === 500) {
      const { body, headers } = await pages.failed();
      return sendStored(context, body, 500, headers);
    }
    // Only form posts get the page, whose text mentions a form.
    if (context.req.method !== 'POST') return context.text(problem.message, problem.status);
    const page = await pages.problem(problem.message);
    return context.html(page.html, problem.status, page.headers);
  };
}

function problemOf(error: Error, incident: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StatementError && (error.code === undefined || noDatabase.test(error.code))) {
    return refusal(503, 'database-unavailable');
  }
  if (error instanceof StatementError && unstorable.has(error.code)) {
    return refusal(400, 'invalid-character');
  }
  return refusal(500, 'internal-error', { value: incident });
}

/** By class of SQLSTATE: connection, resources, intervention, or a server that became read-only. Without a code there was no response. */
const noDatabase = /^(08|53|57)|^25006$/;

/** NUL, as text or as JSON: no column can store it, and no search can contain it. */
const unstorable = new Set<string | undefined>(['22021', '22P05']);

const calls = ['/api/', '/rest/', '/functions/'];
const forms = ['/api/forms/', '/functions/'];

/** Browsers post forms and download exports themselves, and show whatever the response is. */
function wantsPage(context: AppContext): boolean {
  const { path, method } = context.req;
  if (!isCall(path)) return true;
  const showsPages = (context.req.header('accept') ?? '').includes('text/html');
  if (path.startsWith('/api/desk/')) return showsPages && method === 'GET';
  if (!forms.some((prefix) => path.startsWith(prefix))) return false;
  return isPlainForm(context) || showsPages;
}

function isCall(path: string): boolean {
  return calls.some((prefix) => path.startsWith(prefix));
}

function bodyOf(path: string, { message, details }: Problem): object {
  if (path.startsWith('/rest/')) {
    return { code: details.tableCode ?? null, message, details: details.explanation ?? null, hint: null };
  }
  if (path.startsWith('/functions/')) return { error: message };
  if (path.startsWith('/api/forms/')) return { status: 'error', message, errors: details.errors ?? [] };
  const { code, value, errors = [] } = details;
  return { message, errors, code, value };
}
