'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type ReactNode, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './Modal.css.ts';

/** Props to spread on the button that opens the dialog. */
export interface DialogTrigger {
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

/** The way it opens: with the page, by controlled state, or by its button. */
type ModalOpening = { defaultOpen: true } | Required<Pick<ModalParts, 'open'>> | Required<Pick<ModalParts, 'trigger'>>;

export type ModalProps = ModalParts & ModalOpening;

interface ModalParts extends RootProps<HTMLDialogElement> {
  /** Names it, and is read out when it opens. */
  heading: string;
  /** Names the button that closes it without an action; `Close` by default. */
  closeLabel?: string;
  open?: boolean;
  defaultOpen?: boolean;
  /** Called when the visitor asks to close it, in any way; if `open` is given, it closes only when you update it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, if uncontrolled. */
  trigger?: (props: DialogTrigger) => ReactNode;
  /** The actions, at the bottom: one or two buttons, the main one first. */
  actions?: ReactNode;
  /** Mounted when it opens and unmounted when it closes, with all input in it. */
  children: ReactNode;
}

interface ModalLook {
  placement: 'centre' | 'edge';
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The shared part of `Dialog` and `Drawer`: the native dialog, with its opening and closing. */
export function Modal({
  placement,
  heading,
  closeLabel,
  role = 'dialog',
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  actions,
  ref,
  children,
  ...rootProps
}: ModalProps & ModalLook) {
  const words = useWords();
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange });
  const [scrolled, setScrolled] = useState(false);
  /** Changes each time the browser has closed it. */
  const [closed, setClosed] = useState({});
  const dialog = useRef<HTMLDialogElement>(null);
  /** A text selection that starts inside may end outside. */
  const beganBeside = useRef(false);
  const id = useId();
  const isQuestion = role === 'alertdialog';
  const describedBy = `${rootProps['aria-describedby'] ?? ''} ${isQuestion ? `${id}words` : ''}`.trim();
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);

  // In a layout effect, because it must close while it is still in the document: only then does it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const handleClose = () => {
      if (element.open) return;
      setClosed({});
      setOpen(false);
    };
    element.addEventListener('close', handleClose);
    // The browser has scrolled to the first control, which may be at the bottom.
    if (isQuestion || element.scrollTop > 0) element.focus();
    element.scrollTop = 0;
    return () => {
      // `Suspense` may hide it for a while, with its surroundings.
      element.removeEventListener('close', handleClose);
      element.close();
      setScrolled(false);
    };
    // Browsers close it at a second Escape, whatever happens to `open`.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It reopens after each time that the browser closed it.
  }, [open, setOpen, isQuestion, closed]);

  return (
    <>
      {trigger?.({ 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- A press beside it closes it, as Escape does. */}
      <dialog
        {...rootProps}
        ref={dialog}
        role={role}
        tabIndex={-1}
        className={styles.modal}
        data-placement={placement}
        data-scrolled={scrolled || undefined}
        data-surface="base"
        aria-labelledby={`${id}heading`}
        aria-describedby={describedBy || undefined}
        onPointerDown={(event) => {
          beganBeside.current = event.target === event.currentTarget;
        }}
        onClick={({ target, currentTarget, detail }) => {
          // The second press of a double click on something above it lands here.
          const beside = beganBeside.current && target === currentTarget && detail < 2;
          if (beside && !currentTarget.querySelector('form, input, select, textarea')) setOpen(false);
        }}
        onCancel={(event) => {
          // A file field inside it fires this event too, and a close that cannot be prevented is reported when it
          // happens.
          if (event.target !== event.currentTarget || !event.cancelable) return;
          event.preventDefault();
          setOpen(false);
        }}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {open && (
          <>
            <div className={styles.head}>
              <Heading level={2} size="title" id={`${id}heading`}>
                {heading}
              </Heading>
            </div>
            <div className={styles.words} id={`${id}words`}>
              {children}
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel ?? words.close}
              onClick={() => setOpen(false)}
            >
              <CloseMark />
            </button>
          </>
        )}
      </dialog>
    </>
  );
}
