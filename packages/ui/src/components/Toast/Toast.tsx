'use client';

import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../Words/WordsProvider.tsx';
import { CloseMark } from './CloseMark.tsx';
import * as styles from './Toast.css.ts';
import { ToastMark } from './ToastMark.tsx';
import type { ToastItem } from './ToastProvider.tsx';

const lifeMs = 8000;
/** Pixels by which a finger takes it away. */
const swipe = 50;

interface ToastProps extends ToastItem {
  /** It stays while somebody is at it. */
  held: boolean;
  onClose: (id: number) => void;
  /** It goes and has the focus. */
  onLeave: () => void;
}

/** One toast, which goes by its time, its button, Escape and a swipe to the right. */
export function Toast({ id, content, held, onClose, onLeave }: ToastProps) {
  const { close } = useWords();
  const toast = useRef<HTMLLIElement>(null);
  const touchedAt = useRef<number>(undefined);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(id), lifeMs);
    return () => clearTimeout(timer);
  }, [held, id, onClose]);

  // In a layout effect, because it has to happen while the toast is still in the document.
  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      if (element?.contains(document.activeElement)) onLeave();
    };
  }, [onLeave]);

  function handlePointer({ type, pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (type === 'pointerdown' && pointerType === 'touch') touchedAt.current = clientX;
    if (touchedAt.current === undefined) return;
    const distance = Math.max(0, clientX - touchedAt.current);
    currentTarget.style.translate = type === 'pointermove' ? `${distance}px` : '';
    if (type !== 'pointerup' && type !== 'pointercancel') return;
    touchedAt.current = undefined;
    if (type === 'pointerup' && distance > swipe) onClose(id);
  }

  return (
    <li
      ref={toast}
      tabIndex={-1}
      className={styles.toast}
      data-variant={content.tone ?? 'default'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog around it stays.
        event.preventDefault();
        onClose(id);
      }}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      onPointerCancel={handlePointer}
    >
      <ToastMark tone={content.tone ?? 'default'} />
      <div className={styles.text}>
        {'title' in content && <p className={styles.title}>{content.title}</p>}
        <p>{'title' in content ? content.description : content.message}</p>
      </div>
      <button type="button" className={styles.close} aria-label={close} onClick={() => onClose(id)}>
        <CloseMark />
      </button>
    </li>
  );
}
