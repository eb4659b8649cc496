import { type RefObject, useEffect, useState } from 'react';
import { from } from '../../styles/breakpoints.ts';

export interface Menu {
  open: boolean;
  /** Reports that the browser has shown or hidden the panel. */
  handleToggle: () => void;
  close: () => void;
}

/**
 * Follows a panel that the browser itself opens and closes (`popover`), so that it works before any script. What the
 * script adds: the focus moves in, everything beside the header is out of reach, and a wide window closes it.
 */
export function useMenu(panel: RefObject<HTMLElement | null>, header: RefObject<HTMLElement | null>): Menu {
  const [open, setOpen] = useState(false);

  const handleToggle = () => setOpen(panel.current?.matches(':popover-open') ?? false);
  const close = () => {
    panel.current?.hidePopover();
    setOpen(false);
  };

  // The visitor may have opened it before the script arrived.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [panel]);

  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector('a')?.focus();
    const beside = Array.from(header.current?.parentElement?.children ?? []).filter(
      (element) => element instanceof HTMLElement && element !== header.current && !element.inert,
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

  return { open, handleToggle, close };
}
