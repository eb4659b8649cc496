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
  /** What it is about: it takes the place of toasts about the same, as a success does of the failure before. */
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

/** The visitor may be offline just when a failure has to be told: what cannot be loaded is replaced by plain toasts. */
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

/** Shows what `useToast` is told. The code behind the toasts is fetched with the first one. */
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
  // The region is to be there before the first toast.
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

/** The function that raises a toast. It stays the same from render to render. */
export function useToast(): (content: ToastContent) => void {
  const notify = use(Notify);
  if (!notify) throw new Error('useToast needs a ToastProvider above it: put one around the page.');
  return notify;
}
