'use client';

import { CheckboxItem, Content, Item, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Fragment, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { buttonClass } from '../Button/button-class.ts';
import * as styles from './Menu.css.ts';
import { MenuCheck, MenuDots, MenuOpener } from './MenuMarks.tsx';

interface MenuEntry {
  label: string;
  /** Draws a line above it. */
  startsGroup?: boolean;
  disabled?: boolean;
}

/** Does something. */
export interface MenuCommand extends MenuEntry {
  /** Called once the menu has closed and its button has the focus again, so that a dialog opened here can return to it. */
  onSelect: () => void;
  /** Sets apart what cannot be undone. */
  tone?: 'danger';
  checked?: never;
  onCheckedChange?: never;
}

/** Is on or off; the menu stays open, so that several can be changed. */
export interface MenuOption extends MenuEntry {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onSelect?: never;
  tone?: never;
}

export interface MenuProps extends RootProps<HTMLButtonElement> {
  /** The words on the button, which also name the menu. */
  label: string;
  /** `icon` shows three dots instead of the words, where the same menu stands in every row. */
  variant?: 'button' | 'icon';
  /** Of the button with words: `medium` beside a `Button` that has no size of its own. */
  size?: 'small' | 'medium';
  /** From top to bottom. No two have the same label. Without any, it is closed and its button does nothing. */
  items: readonly (MenuCommand | MenuOption)[];
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Pixels between the list and what it must not cover: the focus ring of its button, and the window's edge. */
const clearance = 8;

/**
 * A button with a list of commands. It opens by a press, Enter, Space or the down arrow; arrow keys and first letters go
 * through it, Escape closes it and returns to the button, Tab closes it and goes on.
 */
export function Menu({
  label,
  variant = 'button',
  size = 'small',
  items,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...rootProps
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange });
  const isEmpty = items.length === 0;
  // Its last entry may go while it is open; others that come later do not open it again.
  useEffect(() => {
    if (isEmpty) setOpen(false);
  }, [isEmpty, setOpen]);
  const list = useRef<HTMLDivElement>(null);
  // An entry that goes takes the focus with it, and the keys.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  });
  const chosen = useRef<() => void>(undefined);
  /** Fields around it that are disabled disable its button, also while the list is open. */
  const refuses = () => button.current?.matches(':disabled');

  function handleClose() {
    const command = chosen.current;
    chosen.current = undefined;
    // Radix gives the focus back in this event, after this.
    if (command) queueMicrotask(command);
  }

  /** Before Radix, which would keep the focus in the list. */
  function leaveByTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (!event.shiftKey) return;
    event.preventDefault();
    button.current?.focus();
  }

  // Not `disabled`, which could not have the focus that an emptied list gives back.
  const buttonProps = { ...rootProps, ref: button, 'aria-disabled': isEmpty || undefined };

  return (
    <Root modal={false} open={open && !isEmpty} onOpenChange={(next) => setOpen(next && !isEmpty)}>
      {variant === 'icon' ? (
        <Trigger {...buttonProps} className={styles.iconTrigger} aria-label={label}>
          <MenuDots />
        </Trigger>
      ) : (
        <Trigger {...buttonProps} className={buttonClass({ variant: 'outline', size })}>
          <span className={styles.triggerLabel}>
            {label}
            <MenuOpener />
          </span>
        </Trigger>
      )}
      <Content
        ref={list}
        className={styles.list}
        aria-label={label}
        aria-labelledby={undefined}
        onKeyDownCapture={leaveByTab}
        align={variant === 'icon' ? 'end' : 'start'}
        sideOffset={clearance}
        collisionPadding={clearance}
        onCloseAutoFocus={handleClose}
      >
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.startsGroup && <Separator className={styles.separator} />}
            {item.onCheckedChange ? (
              <CheckboxItem
                className={styles.item}
                checked={item.checked}
                disabled={item.disabled === true}
                onCheckedChange={(checked) => {
                  if (!refuses()) item.onCheckedChange(checked);
                }}
                onSelect={(event) => event.preventDefault()}
              >
                <MenuCheck />
                {item.label}
              </CheckboxItem>
            ) : (
              <Item
                className={styles.item}
                data-tone={item.tone}
                disabled={item.disabled === true}
                onSelect={() => {
                  if (!refuses()) chosen.current = item.onSelect;
                }}
              >
                {item.label}
              </Item>
            )}
          </Fragment>
        ))}
      </Content>
    </Root>
  );
}
