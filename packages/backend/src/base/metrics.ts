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
      help: 'Response time by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'form_submissions_total',
      help: 'Submissions by form and result: stored, held back as spam, repeated, refused, failed.',
      labelNames: ['form', 'result'],
      registers,
    }),
    deliveries: new Counter({
      name: 'crm_deliveries_total',
      help: 'Attempts to deliver a submission to the CRM, by form and outcome: delivered, retry, refused, pause-all, dead-letter.',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    pauses: new Counter({
      name: 'crm_pauses_total',
      help: 'Pauses of the deliveries of a form, or of all forms (*), that a response of the CRM caused.',
      labelNames: ['form'],
      registers,
    }),
    waiting: new Gauge({
      name: 'crm_waiting',
      help: 'Submissions waiting for delivery when the metrics were read.',
      registers,
    }),
    oldestWaiting: new Gauge({
      name: 'crm_oldest_waiting_seconds',
      help: 'Age of the oldest waiting submission; 0 if none is waiting.',
      registers,
    }),
    policyViolations: new Counter({
      name: 'policy_violations_total',
      help: 'Violations of the content security policy that browsers reported, by directive.',
      labelNames: ['directive'],
      registers,
    }),
    notices: new Counter({
      name: 'lead_notices_total',
      help: 'Attempts to send lead notifications, by channel (webhook, letters) and outcome: delivered, retry.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    oldestNotice: new Gauge({
      name: 'lead_notices_oldest_waiting_seconds',
      help: 'Age of the oldest waiting lead notification, by channel; 0 if none is waiting.',
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
