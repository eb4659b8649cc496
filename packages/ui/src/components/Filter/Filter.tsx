import { useId } from 'react';
import { radio } from '../RadioGroup/RadioGroup.css.ts';
import * as styles from './Filter.css.ts';

interface FilterProps {
  /** Names the choice. */
  label: string;
  /** The first is chosen. `count` is the number of items that it shows. */
  options: readonly { value: string; label: string; count: number }[];
}

/** Filters a list. Works without a script: the list's own style hides the rest with `:has([value=…]:checked)`. */
export function Filter({ label, options }: FilterProps) {
  const id = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: option, count }, index) => (
          <div key={value} className={styles.option}>
            <input
              id={`${id}${value}`}
              className={radio}
              type="radio"
              name={id}
              value={value}
              defaultChecked={index === 0}
            />
            <label className={styles.label} htmlFor={`${id}${value}`}>
              {option} <span className={styles.count}>{count}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
