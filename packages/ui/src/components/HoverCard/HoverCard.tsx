import { Content, Root, Trigger } from '@radix-ui/react-hover-card';
import { type ReactNode, type TouchEvent, useId, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './HoverCard.css.ts';

/** Spec §9. They hold for the pointer alone: focus and touch ask for the card outright. */
const openDelayMs = 700;
const closeDelayMs = 300;

/** Pixels between the card and what it must not cover: the focus ring of its control, and the window's edge. */
const clearance = 8;

export interface HoverCardProps extends RootProps {
  /** What is pointed at, focused or tapped. The whole of the nearest positioned element around it answers to the pointer. */
  heading: string;
  headingLevel: HeadingLevel;
  /** The card's words. Nothing to press: the keyboard cannot reach into the card. */
  children: ReactNode;
}

/**
 * A heading with more to say, in a card a little wider than itself. The card opens for a pointer that rests, and at once
 * for focus and touch; it stays while the pointer is on it, and Escape closes it.
 */
export function HoverCard({ heading, headingLevel, children, ...rootProps }: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const cardId = useId();
  return (
    <Root open={open} onOpenChange={setOpen} openDelay={openDelayMs} closeDelay={closeDelayMs}>
      <Heading {...rootProps} level={headingLevel} size="title">
        <Trigger
          asChild
          onTouchStartCapture={keepTap}
          onClick={() => setOpen(true)}
          onFocus={(event) => {
            // Keeps Radix from opening the card once more after its delay, when Escape may have closed it.
            event.preventDefault();
            setOpen(true);
          }}
        >
          <button
            ref={trigger}
            type="button"
            className={styles.trigger}
            aria-expanded={open}
            aria-describedby={open ? cardId : undefined}
          >
            {heading}
          </button>
        </Trigger>
      </Heading>
      <Content
        id={cardId}
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

/** Radix refuses touches, and a browser would complain: its listeners to touches are passive. */
function keepTap(event: TouchEvent) {
  event.stopPropagation();
}
