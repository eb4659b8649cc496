'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';

/** What was typed in a form and not stored, by field. */
type Draft = Readonly<Record<string, string>>;

/** What was typed and not stored, by form. */
export type Drafts = Map<string, Draft>;

interface UnsavedChangesValue {
  tell: (form: string, unsaved: boolean) => void;
  drafts?: Drafts | undefined;
}

const UnsavedChanges = createContext<UnsavedChangesValue>({ tell: () => {} });

export interface UnsavedChangesProviderProps {
  /** Called when something was typed in a form under it that is not stored yet, and when nothing like that is left. */
  onUnsaved: (unsaved: boolean) => void;
  /**
   * Written into as somebody types, and given back to a form that is made again, as when a session ended under it. To be
   * emptied when somebody leaves a form knowingly. Left out, what was typed is gone with its form.
   */
  drafts?: Drafts | undefined;
  children: ReactNode;
}

/** Tells whether any panel under it holds words that would be lost, so that the application can ask before it leaves. */
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

/** For a form: says whether it holds something that is not stored. A form that is gone holds nothing. */
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
 * For a form: what was typed in it alone, by field.
 *
 * @param form tells it from every other form, also from the same one about something else.
 * @returns how a field is written into, and how what was sent is forgotten once it is stored: what was typed since remains.
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
