'use client';

import { Content, Root, Trigger } from '@radix-ui/react-hover-card';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
} from 'react';
import * as styles from './HoverCard.css.ts';
import { closeDelayMs, openDelayMs } from './timing.ts';

/** Pixels between the card and the focus ring of its control, and between the card and the window's edge. */
const clearance = 8;

/**
 * The events that the button passes on. Not its focus: Radix would open the card after its delay, even if Escape has
 * closed it.
 */
export interface TriggerListeners {
  onPointerEnter?: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLButtonElement>) => void;
  onBlur?: (event: FocusEvent<HTMLButtonElement>) => void;
}

export interface HoverCardPopupProps {
  id: string;
  /** The button, which existed before and stays. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Receives Radix's listeners for the button. */
  listeners: Ref<TriggerListeners>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The card itself, with the opening and closing by pointer. */
export function HoverCardPopup({ id, trigger, listeners, open, onOpenChange, children }: HoverCardPopupProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange} openDelay={openDelayMs} closeDelay={closeDelayMs}>
      <Trigger asChild>
        <Stand trigger={trigger} listeners={listeners} />
      </Trigger>
      <Content
        id={id}
        className={styles.card}
        side="top"
        sideOffset={clearance}
        collisionPadding={clearance}
        onPointerDownOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </Content>
    </Root>
  );
}

interface StandProps extends TriggerListeners, Pick<HoverCardPopupProps, 'trigger' | 'listeners'> {
  ref?: Ref<HTMLButtonElement | null>;
}

/** Takes the props that Radix wants to set on the button, so that the button need not remount and lose its focus. */
function Stand({ ref, trigger, listeners, ...radix }: StandProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, [trigger]);
  useImperativeHandle(listeners, () => radix);
  return null;
}
