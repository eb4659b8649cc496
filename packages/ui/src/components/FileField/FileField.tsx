'use client';

import { type Ref, useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useFieldValue } from '../../internal/useFieldValue.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Progress, type ProgressProps } from '../Progress/Progress.tsx';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './FileField.css.ts';
import { FilePreview } from './FilePreview.tsx';

export type ImageType = 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp';

export interface FileFieldProps extends Omit<FieldProps, 'children' | 'action' | 'ref'> {
  /** The name under which a plain form post sends the file. */
  name: string;
  /** The types that the browser offers. Other types, which can still be dropped, are refused. */
  accept: readonly ImageType[];
  /** Says that a file was refused because of its type, or because it is empty. */
  typeErrorText: string;
  /** Bytes; a larger file is refused. */
  maxBytes: number;
  /** Says that a file was refused because it is too large. */
  sizeErrorText: string;
  /** The instruction without a file, such as `Choose an image, or drop one here`. */
  chooseLabel: string;
  /** The instruction with a file, such as `Choose another`. */
  replaceLabel: string;
  /** Names the remove button; `Clear` by default. */
  removeLabel?: string;
  /** Replaces a file that was chosen before the scripts loaded. */
  value?: File | null;
  /** Called with an accepted file, and with `null` when it was removed or the next one was refused. */
  onValueChange?: (value: File | null) => void;
  /** Set while the file is uploading. The field is read-only then, but keeps the focus. */
  progress?: Pick<ProgressProps, 'label' | 'value' | 'max' | 'valueText'> | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One picture from the visitor's device, chosen or dropped, and previewed before it is sent. It checks the type and
 * size that the browser reports; only the server can check the content.
 */
export function FileField({
  name,
  accept,
  typeErrorText,
  maxBytes,
  sizeErrorText,
  chooseLabel,
  replaceLabel,
  removeLabel,
  value: valueProp,
  onValueChange,
  progress,
  required,
  disabled = false,
  errorText,
  ref,
  ...fieldProps
}: FileFieldProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [dropping, setDropping] = useState(false);
  const [, countResets] = useReducer((times: number) => times + 1, 0);
  // Runs before the shown file is restored: at that moment the input may already show a file that the user has just chosen.
  useFormReset(input, () => {
    setRefusal(undefined);
    empty();
    // The browser is about to empty it, even if it is controlled.
    setTimeout(countResets);
  });
  const [value, change] = useFieldValue(input, valueProp, null, onValueChange);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const busy = progress !== undefined;

  // If controlled, the input gets the shown file, so that this one is sent.
  useEffect(() => {
    const element = input.current;
    if (!element || valueProp === undefined || valueProp === (element.files?.[0] ?? null)) return;
    const kept = new DataTransfer();
    if (valueProp) kept.items.add(valueProp);
    element.files = kept.files;
  });

  // The user may have chosen a file before the script loaded.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (input.current && file && file !== value && valueProp === undefined) take(input.current);
  });

  function take(target: HTMLInputElement) {
    const file = target.files?.[0] ?? null;
    const known: readonly string[] = accept;
    // An empty file is no picture, whatever its name says.
    const isPicture = file && file.size > 0 && known.includes(file.type);
    const reason = file && (isPicture ? file.size > maxBytes && sizeErrorText : typeErrorText);
    setRefusal(reason || undefined);
    if (reason) target.value = '';
    change(reason ? null : file);
  }

  function empty() {
    if (input.current && valueProp === undefined) input.current.value = '';
  }

  function handleRemove() {
    empty();
    change(null);
    input.current?.focus();
  }

  return (
    <Field {...fieldProps} errorText={refusal ?? errorText}>
      {(control) => (
        <div className={styles.frame} data-dropping={dropping || undefined}>
          <FilePreview file={value} />
          <span className={styles.words}>
            {value && <span className={styles.name}>{value.name}</span>}
            {progress ? (
              <Progress {...progress} />
            ) : (
              <span className={styles.choose}>{value ? replaceLabel : chooseLabel}</span>
            )}
          </span>
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="file"
            name={name}
            accept={accept.join()}
            required={required}
            disabled={disabled}
            aria-disabled={busy || undefined}
            onChange={(event) => take(event.target)}
            onClick={(event) => busy && event.preventDefault()}
            onDragEnter={() => setDropping(!busy)}
            onDragLeave={() => setDropping(false)}
            onDrop={(event) => {
              setDropping(false);
              if (busy) event.preventDefault();
            }}
          />
          {value && !busy && (
            <button
              type="button"
              className={styles.remove}
              disabled={disabled}
              aria-label={removeLabel ?? words.clear}
              onClick={handleRemove}
            >
              <CloseMark />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
