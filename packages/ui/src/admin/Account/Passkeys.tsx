'use client';

import { Button } from '../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './Account.css.ts';
import type { AccountProps } from './Account.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { PasskeyTexts } from './texts.ts';

/** A key that a phone, a computer or a security key holds for the account. */
export interface AccountPasskey {
  id: string;
  /** The owner's name for it. */
  name: string;
  createdAt: string;
  /** Null if it has never been used. */
  lastUsedAt: string | null;
}

interface PasskeysProps extends Pick<AccountProps, 'timeZone' | 'onAddPasskey' | 'onRemovePasskey'> {
  passkeys: readonly AccountPasskey[];
  texts: PasskeyTexts;
}

const longestName = 100;

/** An account's passkeys, and the form to add one. */
export function Passkeys({ passkeys, texts, timeZone, onAddPasskey, onRemovePasskey }: PasskeysProps) {
  return (
    <AccountSection heading={texts.heading} introduction={texts.introduction}>
      {passkeys.length > 0 && (
        <DataTable
          label={texts.heading}
          columns={columnsOf(texts, timeZone, onRemovePasskey)}
          rows={passkeys}
          rowId={({ id }) => id}
        />
      )}
      <div className={styles.narrow}>
        <StaffForm
          variant="outline"
          fields={[
            {
              name: 'name',
              label: texts.nameLabel,
              helpText: texts.nameHelp,
              maxLength: longestName,
              autoComplete: 'off',
            },
          ]}
          texts={texts.add}
          onSubmit={(values) => onAddPasskey(values.get('name') ?? '')}
        />
      </div>
    </AccountSection>
  );
}

function columnsOf(
  { columns, never, remove }: PasskeyTexts,
  timeZone: string,
  onRemove: PasskeysProps['onRemovePasskey'],
): DataTableColumn<AccountPasskey>[] {
  return [
    { key: 'name', header: columns.name, cell: ({ name }) => name },
    {
      key: 'lastUsedAt',
      header: columns.lastUsedAt,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? never : <OfficeTime iso={lastUsedAt} timeZone={timeZone} />),
    },
    {
      key: 'createdAt',
      header: columns.createdAt,
      cell: ({ createdAt }) => <OfficeTime iso={createdAt} timeZone={timeZone} />,
    },
    {
      key: 'change',
      header: columns.change,
      cell: (passkey) => (
        <Button
          variant="outline"
          size="small"
          aria-label={`${remove}: ${passkey.name}`}
          onClick={() => onRemove(passkey)}
        >
          {remove}
        </Button>
      ),
    },
  ];
}
