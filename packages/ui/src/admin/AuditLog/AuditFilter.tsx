'use client';

import { Select } from '../../components/Select/Select.tsx';

interface AuditFilterProps {
  name: string;
  label: string;
  /** The row that takes nothing away. */
  all: string;
  /** What people read, by what the log calls it. */
  options: ReadonlyMap<string, string>;
  /** The empty text for all. What the log does not know is shown as it stands. */
  value: string;
  onChange: (value: string) => void;
}

/** One choice that narrows the log, in effect at once. */
export function AuditFilter({ name, label, all, options, value, onChange }: AuditFilterProps) {
  const listed = value === '' || options.has(value) ? options : new Map([...options, [value, value]]);
  return (
    <Select
      name={name}
      label={label}
      placeholder={all}
      clearLabel={all}
      options={[...listed.values()]}
      value={listed.get(value) ?? ''}
      onValueChange={(chosen) => onChange([...listed].find(([, shown]) => shown === chosen)?.[0] ?? '')}
    />
  );
}
