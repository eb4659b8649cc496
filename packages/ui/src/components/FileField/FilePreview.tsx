'use client';

import { useEffect, useState } from 'react';
import * as styles from './FileField.css.ts';

/** The picture in the file. As a data URL, which a strict content security policy allows where it blocks `blob:`. */
export function FilePreview({ file }: { file: File | null }) {
  const [read, setRead] = useState<{ file: File; src: string }>();

  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, src: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return (
    <span className={styles.preview}>
      {file && read?.file === file ? (
        <img className={styles.image} src={read.src} alt="" onError={() => setRead(undefined)} />
      ) : (
        <svg className={styles.icon} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M4 5.5h24v21H4zM4 22l7-7 6 6 4-4 7 7M22.5 11.5h.01" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      )}
    </span>
  );
}
