'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';

/** The unsaved input of a form, by field. */
type Draft = Readonly<Record<string, string>>;

/** Unsaved input, by form. */
export type Drafts = Map<string, Draft>;

interface UnsavedChangesValue {
  tell: (form: string, unsaved: boolean) => void;
  drafts?: Drafts | undefined;
}

const UnsavedChanges = createContext<UnsavedChangesValue>({ tell: () => {} });

export interface UnsavedChangesProviderProps {
  /** Called when a form below it has unsaved input, and when none does anymore. */
  onUnsaved: (unsaved: boolean) => void;
  /**
   * Receives input as it is typed, and restores it in a form that is mounted again, for example after a session ended. Clear it
   * when a person leaves a form on purpose. Without it, unsaved input is lost with its form.
   */
  drafts?: Drafts | undefined;
  children: ReactNode;
}

/** Reports whether any panel below it has unsaved input, so that the application can ask before it leaves. */
export function UnsavedChangesProvider({ onUnsaved, drafts, children }: UnsavedChangesProviderProps) {
  const forms = useRef(new Set<string>());
  const tell = useCallback(
    (form: string, unsaved: boolean) => {
      const before = forms.current.size > 0;
      if (unsaved) forms.current.add(form);
      else forms.current.delete(form);
      const after = forms.current.size > 0;
      if (after !== before) onUnsaved(after);
    },
    [onUnsaved],
  );
  const value = useMemo(() => ({ tell, drafts }), [tell, drafts]);
  return <UnsavedChanges value={value}>{children}</UnsavedChanges>;
}

/** For a form: reports whether it has unsaved input. An unmounted form has none. */
export function useUnsavedChanges(unsaved: boolean): void {
  const form = useId();
  const { tell } = use(UnsavedChanges);
  useEffect(() => {
    tell(form, unsaved);
    return () => tell(form, false);
  }, [tell, form, unsaved]);
}

const nothing: Draft = {};

/**
 * For a form: its own input, by field.
 *
 * @param form identifies it among all forms, and among instances for different subjects.
 * @returns functions to write a field, and to forget sent input once it is stored: later input remains.
 */
export function useDraft(form: string): {
  draft: Draft;
  type: (field: string, value: string) => void;
  forget: (stored: Draft) => void;
} {
  const { drafts } = use(UnsavedChanges);
  const [draft, setDraft] = useState(() => drafts?.get(form) ?? nothing);
  useEffect(() => {
    if (Object.keys(draft).length > 0) drafts?.set(form, draft);
    else drafts?.delete(form);
  }, [drafts, form, draft]);
  return {
    draft,
    type: (field, value) => setDraft((now) => ({ ...now, [field]: value })),
    forget: (stored) =>
      setDraft((now) => Object.fromEntries(Object.entries(now).filter(([field, value]) => stored[field] !== value))),
  };
}
