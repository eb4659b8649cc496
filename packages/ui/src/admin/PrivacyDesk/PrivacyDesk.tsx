'use client';

import { type LeadHistory, type PrivacyRequest, type PrivacyRequests, privacyRequestsPerRead } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './PrivacyDesk.css.ts';
import { PrivacyPerson, type PrivacyPersonCallbacks } from './PrivacyPerson.tsx';
import { closedColumns, openColumns } from './privacy-columns.tsx';
import { type PrivacyDeskTexts, privacyDeskTexts } from './texts.ts';

export interface PrivacyDeskProps extends PrivacyPersonCallbacks, TextsProp<PrivacyDeskTexts> {
  /** Open requests by due date, and the last closed ones. */
  requests: PrivacyRequests;
  /** The person found or chosen; omit it if there is none. */
  person?: LeadHistory | undefined;
  /** The address of a file with all data about the person. */
  exportHref: string;
  /** Returns the address at which this screen shows the person of a request. */
  hrefOf: (leadId: string) => string;
  /** The current day at the office, `2026-03-01`: requests due before it are overdue. */
  today: string;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Looks for an address. Resolves to a message if nobody has it, or to nothing. Must not reject. */
  onFind: (email: string) => Promise<string | undefined>;
}

/** Requests of people about their data: finds the person, and shows each request with its due date and the possible answers. */
export function PrivacyDesk(props: PrivacyDeskProps) {
  const { requests, person, hrefOf, today, timeZone, onFind } = props;
  const texts = mergeTexts(privacyDeskTexts, props.texts);
  return (
    <div className={styles.desk}>
      <Part heading={texts.find.heading}>
        <div className={styles.form}>
          <StaffForm
            fields={[
              {
                name: 'email',
                label: texts.find.emailLabel,
                type: 'email',
                autoComplete: 'off',
                helpText: texts.find.emailHelp,
              },
            ]}
            texts={texts.find}
            onSubmit={(values) => onFind(values.get('email') ?? '')}
          />
        </div>
        {person && (
          <PrivacyPerson
            {...props}
            texts={texts}
            key={person.lead.id}
            person={person}
            waiting={requests.open.filter(({ leadId }) => leadId === person.lead.id)}
          />
        )}
      </Part>
      <Requests list={requests.open} of={texts.open} columns={openColumns(texts, today, hrefOf)} more={texts.more} />
      <Requests
        list={requests.closed}
        of={texts.closed}
        columns={closedColumns(texts, timeZone, hrefOf)}
        more={texts.more}
      />
    </div>
  );
}

interface RequestsProps {
  list: readonly PrivacyRequest[];
  of: { heading: string; empty: string };
  columns: readonly DataTableColumn<PrivacyRequest>[];
  more: string;
}

function Requests({ list, of, columns, more }: RequestsProps) {
  return (
    <Part heading={of.heading}>
      <DataTable
        label={of.heading}
        rows={list}
        rowId={({ id }) => id}
        columns={columns}
        empty={<Text tone="muted">{of.empty}</Text>}
      />
      {list.length === privacyRequestsPerRead && (
        <Text size="small" tone="muted">
          {more}
        </Text>
      )}
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <Heading level={2} size="title">
        {heading}
      </Heading>
      {children}
    </div>
  );
}
