'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef } from 'react';

const UnsavedChanges = createContext<(form: string, unsaved: boolean) => void>(() => {});

export interface UnsavedChangesProviderProps {
  /** Called when something was typed in a form under it that is not stored yet, and when nothing like that is left. */
  onUnsaved: (unsaved: boolean) => void;
  children: ReactNode;
}

/** Tells whether any panel under it holds words that would be lost, so that the application can ask before it leaves. */
export function UnsavedChangesProvider({ onUnsaved, children }: UnsavedChangesProviderProps) {
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
  return <UnsavedChanges value={tell}>{children}</UnsavedChanges>;
}

/** For a form: says whether it holds something that is not stored. A form that is gone holds nothing. */
export function useUnsavedChanges(unsaved: boolean): void {
  const form = useId();
  const tell = use(UnsavedChanges);
  useEffect(() => {
    tell(form, unsaved);
    return () => tell(form, false);
  }, [tell, form, unsaved]);
}
