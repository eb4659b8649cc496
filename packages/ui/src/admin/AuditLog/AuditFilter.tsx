'use client';

import { Select } from '../../components/Select/Select.tsx';

interface AuditFilterProps {
  name: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  /** Readable labels by the log's own names. */
  options: ReadonlyMap<string, string>;
  /** The empty string for all. A value that the log does not know is shown verbatim. */
  value: string;
  onChange: (value: string) => void;
}

/** One filter of the log, applied at once. */
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
