'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { PlainToasts } from './PlainToasts.tsx';

export type ToastTone = 'default' | 'destructive';

/** One sentence, or a title with a sentence under it. `destructive` is announced at once and marked as an error. */
export type ToastContent =
  | { message: string; tone?: ToastTone }
  | { title: string; description: string; tone?: ToastTone };

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
    setToasts((shown) => [...shown, toast].slice(-mostAtOnce));
  });
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
