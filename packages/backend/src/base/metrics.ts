import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per process or test; no label ever holds a visitor's value. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'form_submissions_total',
      help: 'Submissions by form and result: stored, held for staff as a program’s, repeated, refused, failed.',
      labelNames: ['form', 'result'],
      registers,
    }),
    deliveries: new Counter({
      name: 'crm_deliveries_total',
      help: 'Attempts to hand a submission to the CRM, by form and outcome: delivered, retry, refused, pause-all, dead-letter.',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    pauses: new Counter({
      name: 'crm_pauses_total',
      help: 'How often deliveries of a form, or of all forms (*), began to wait because of what the CRM answered.',
      labelNames: ['form'],
      registers,
    }),
    waiting: new Gauge({
      name: 'crm_waiting',
      help: 'Submissions that wait to be delivered, when the metrics were last read.',
      registers,
    }),
    oldestWaiting: new Gauge({
      name: 'crm_oldest_waiting_seconds',
      help: 'For how long the oldest of them has waited; 0 when none waits.',
      registers,
    }),
    policyViolations: new Counter({
      name: 'policy_violations_total',
      help: 'What browsers say a page’s policy of content security refused, by directive.',
      labelNames: ['directive'],
      registers,
    }),
    notices: new Counter({
      name: 'lead_notices_total',
      help: 'Attempts to tell news of leads, by channel (webhook, letters) and outcome: delivered, retry.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    oldestNotice: new Gauge({
      name: 'lead_notices_oldest_waiting_seconds',
      help: 'For how long the oldest news of a lead has waited to be told, by channel; 0 when none waits.',
      labelNames: ['channel'],
      registers,
    }),
    missingPages: new Counter({
      name: 'missing_pages_total',
      help: 'Requests for addresses that do not exist.',
      registers,
    }),
  };
}
