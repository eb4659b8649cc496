import { policyReportSchema, policyReportsApi, policyReportsSchema } from '@sponsor/domain';
import type { Logger } from 'pino';
import { readJson } from '../base/body.ts';
import type { Metrics } from '../base/metrics.ts';
import { refusal } from '../base/problem.ts';
import { createRateLimiter } from '../base/rate-limit.ts';
import type { Handlers } from '../base/serve.ts';

export interface PolicyReportDependencies {
  log: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'policyViolations'>;
  now: () => Date;
}

/** Every visitor's browser reports an error of ours; the first reports of a minute are sufficient. */
const logged = { burst: 10, perMinute: 10 };

/**
 * Counts what browsers refused under a page's policy. A report names the page with its query and quotes what was refused, so
 * only the directive and the origin are kept.
 */
export function policyReportHandlers(dependencies: PolicyReportDependencies): Handlers<typeof policyReportsApi> {
  const { log, metrics, now } = dependencies;
  const fewToLog = createRateLimiter(logged, now);
  return {
    async report({ context }) {
      const violations = violationsIn(await readJson(context, Object.keys(policyReportsApi.report.bodies)));
      if (violations === undefined) throw refusal(400, 'invalid-policy-report');
      for (const { directive, blocked } of violations) {
        metrics.policyViolations.inc({ directive });
        if (fewToLog.take('') === 0)
          log.warn({ directive, blocked }, 'A browser reported a violation of the content security policy.');
      }
    },
  };
}

interface Violation {
  directive: string;
  blocked: string;
}

function violationsIn(sent: unknown): Violation[] | undefined {
  const single = policyReportSchema.safeParse(sent).data?.['csp-report'];
  if (single) return [violation(single['violated-directive'], single['blocked-uri'])];
  return policyReportsSchema
    .safeParse(sent)
    .data?.filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => violation(body?.effectiveDirective ?? '', body?.blockedURL ?? ''));
}

/** The directives of our policies, and those that browsers report instead of `script-src` and `style-src`. */
const directives =
  /^(?:default|script|style|img|font|media|connect|manifest|frame|object|worker)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

function violation(violated: string, blocked: string): Violation {
  // Older browsers append the sources that the directive allows.
  const [directive = ''] = violated.split(' ');
  return { directive: directives.test(directive) ? directive : 'other', blocked: originOf(blocked) };
}

/** An origin; the bare scheme if there is none, as with extensions; or a keyword such as `inline`. */
function originOf(blocked: string): string {
  const { origin, protocol } = URL.parse(blocked) ?? {};
  if (origin === undefined) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unknown';
  return (origin === 'null' ? (protocol ?? '') : origin).slice(0, 200);
}
