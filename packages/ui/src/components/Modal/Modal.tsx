'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type ReactNode, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './Modal.css.ts';

/** Spread it on the button that opens the dialog. */
export interface DialogTrigger {
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

/** What opens it: the page itself, a state that is kept outside, or its button. */
type ModalOpening = { defaultOpen: true } | Required<Pick<ModalParts, 'open'>> | Required<Pick<ModalParts, 'trigger'>>;

export type ModalProps = ModalParts & ModalOpening;

interface ModalParts extends RootProps<HTMLDialogElement> {
  /** Names it, and is read out when it opens. */
  heading: string;
  /** Names the button that closes it without doing anything; `Close` if left out. */
  closeLabel?: string;
  open?: boolean;
  defaultOpen?: boolean;
  /** Asked for by the visitor, by whatever means; where `open` is given, it closes only when that follows. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where the state is not kept outside. */
  trigger?: (props: DialogTrigger) => ReactNode;
  /** What can be done, at the foot: one or two buttons, the one that does it first. */
  actions?: ReactNode;
  /** Made when it opens and forgotten when it closes, with all that was typed in it. */
  children: ReactNode;
}

interface ModalLook {
  placement: 'centre' | 'edge';
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** What `Dialog` and `Drawer` share: the browser's own dialog, and by what it is opened and closed. */
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
  /** Another at each time that the browser has closed it. */
  const [closed, setClosed] = useState({});
  const dialog = useRef<HTMLDialogElement>(null);
  /** Who selects words in it may let go outside. */
  const beganBeside = useRef(false);
  const id = useId();
  const isQuestion = role === 'alertdialog';
  const describedBy = `${rootProps['aria-describedby'] ?? ''} ${isQuestion ? `${id}words` : ''}`.trim();
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);

  // In a layout effect, because it has to close while it is still in the document: only then does it give the focus back.
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
    // To the first control, which may be at the foot, the browser has scrolled.
    if (isQuestion || element.scrollTop > 0) element.focus();
    element.scrollTop = 0;
    return () => {
      // With what it stands in it may be hidden for a while, by `Suspense`.
      element.removeEventListener('close', handleClose);
      element.close();
      setScrolled(false);
    };
    // Browsers close it at a second Escape, whatever becomes of `open`.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It is opened again for each time it was closed so.
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
          // A double press on what lay over it has its second here.
          const beside = beganBeside.current && target === currentTarget && detail < 2;
          if (beside && !currentTarget.querySelector('form, input, select, textarea')) setOpen(false);
        }}
        onCancel={(event) => {
          // A field for files in it is cancelled too, and what cannot be prevented is told as it closes.
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
