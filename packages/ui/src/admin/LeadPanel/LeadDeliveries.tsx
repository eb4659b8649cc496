'use client';

import type { LeadSubmission } from '@sponsor/domain';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { LeadPanelTexts } from './texts.ts';

interface LeadDeliveriesProps {
  submissions: readonly LeadSubmission[];
  /** By the form's id; others are shown by id. */
  formNames: Readonly<Record<string, string>>;
  texts: LeadPanelTexts['deliveries'];
  format: (iso: string) => string;
}

/** The delivery of each submission to the CRM. */
export function LeadDeliveries({ submissions, formNames, texts, format }: LeadDeliveriesProps) {
  const rows = submissions.flatMap(({ id, formId, delivery }) => (delivery ? [{ id, formId, ...delivery }] : []));
  if (rows.length === 0) return null;
  const { columns, states } = texts;
  return (
    <Stack space="x4">
      <Heading level={3}>{texts.heading}</Heading>
      <DataTable
        label={texts.heading}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { key: 'form', header: columns.form, cell: ({ formId }) => formNames[formId] ?? formId },
          { key: 'tries', header: columns.tries, cell: ({ attempts }) => attempts, align: 'end' },
          {
            key: 'state',
            header: columns.state,
            cell: ({ state, lastError }) => (lastError ? `${states[state]}: ${lastError}` : states[state]),
          },
          {
            key: 'when',
            header: columns.when,
            cell: ({ deliveredAt, lastAttemptAt }) => {
              const at = deliveredAt ?? lastAttemptAt;
              return at === null ? '–' : format(at);
            },
          },
        ]}
      />
    </Stack>
  );
}
