'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { announce } from '../LiveRegion/live-region.ts';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import { PlainToasts } from './PlainToasts.tsx';

export type ToastTone = 'default' | 'destructive';

/** One sentence, or a title with a sentence under it. */
export type ToastContent = (
  | { message: string; title?: never; description?: never }
  | { title: string; description: string; message?: never }
) & {
  /** `destructive` is marked as an error, and read out at once. */
  tone?: ToastTone;
  /** Its subject: it replaces toasts with the same topic, for example a success replaces the previous failure. */
  topic?: string;
};

export interface ToastItem {
  id: number;
  content: ToastContent;
}

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  onToastClose: (id: number) => void;
}

/**
 * The visitor may be offline just when a failure must be reported: if the code cannot load, plain toasts replace it.
 */
const ToastRegion = lazy(() =>
  import('./ToastRegion.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
);

const mostAtOnce = 3;

const Notify = createContext<((content: ToastContent) => void) | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
}

/** Shows the toasts of `useToast`. Their code loads with the first one. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const nextId = useRef(0);
  const [notify] = useState(() => (content: ToastContent) => {
    const toast = { id: nextId.current++, content };
    const isOutdated = ({ topic }: ToastContent) => topic !== undefined && topic === content.topic;
    setToasts((shown) => [...shown.filter((other) => !isOutdated(other.content)), toast].slice(-mostAtOnce));
    const words = 'title' in content ? `${content.title}. ${content.description}` : content.message;
    announce(words, content.tone === 'destructive');
  });
  // The region must exist before the first toast.
  useAnnouncement('');
  return (
    <Notify value={notify}>
      {children}
      {toasts.length > 0 && (
        <Suspense>
          <ToastRegion
            toasts={toasts}
            onToastClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
          />
        </Suspense>
      )}
    </Notify>
  );
}

/** Returns the function that shows a toast. It stays the same across renders. */
export function useToast(): (content: ToastContent) => void {
  const notify = use(Notify);
  if (!notify) throw new Error('useToast needs a ToastProvider above it: put one around the page.');
  return notify;
}
