'use client';

import { useId } from 'react';
import * as styles from './AuditLog.css.ts';

interface AuditFilterProps {
  label: string;
  /** The option that takes nothing away. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** The empty text for all. */
  value: string;
  onChange: (value: string) => void;
}

/** One choice that narrows the log, in effect at once. */
export function AuditFilter({ label, all, options, value, onChange }: AuditFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.choice}
        data-active={value !== '' || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
