import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { from } from '../../styles/breakpoints.ts';

interface Menu {
  open: boolean;
  close: () => void;
}

/**
 * Follows a panel that the browser itself opens and closes (`popover`), so that it works before any script. What the
 * script adds: the focus moves in, everything beside the header is out of reach, and a wide window closes it.
 */
export function useMenu(panel: RefObject<HTMLElement | null>, header: RefObject<HTMLElement | null>): Menu {
  const subscribe = useCallback(
    (onToggle: () => void) => {
      const element = panel.current;
      element?.addEventListener('toggle', onToggle);
      return () => element?.removeEventListener('toggle', onToggle);
    },
    [panel],
  );
  const open = useSyncExternalStore(
    subscribe,
    () => panel.current?.matches(':popover-open') ?? false,
    () => false,
  );

  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector('a')?.focus();
    const beside = Array.from(header.current?.parentElement?.children ?? []).filter(
      (element) => element !== header.current && !element.hasAttribute('inert'),
    );
    for (const element of beside) element.toggleAttribute('inert', true);
    const wide = matchMedia(from('medium'));
    const closeWhenWide = () => panel.current?.hidePopover();
    wide.addEventListener('change', closeWhenWide);
    return () => {
      for (const element of beside) element.toggleAttribute('inert', false);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, [open, panel, header]);

  return { open, close: () => panel.current?.hidePopover() };
}
