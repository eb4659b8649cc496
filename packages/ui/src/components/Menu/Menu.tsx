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

/** An item that runs an action. */
export interface MenuCommand extends MenuEntry {
  /**
   * Called once the menu has closed and its button has the focus again, so that a dialog opened here can return to it.
   */
  onSelect: () => void;
  /** Marks an action that cannot be undone. */
  tone?: 'danger';
  checked?: never;
  onCheckedChange?: never;
}

/** An item that is on or off; the menu stays open, so that several can be changed. */
export interface MenuOption extends MenuEntry {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onSelect?: never;
  tone?: never;
}

export interface MenuProps extends RootProps<HTMLButtonElement> {
  /** The text of the button, which also names the menu. */
  label: string;
  /** `icon` shows three dots instead of the text, for a menu in every row of a list. */
  variant?: 'button' | 'icon';
  /** The size of a button with text: `medium` matches a `Button` with the default size. */
  size?: 'small' | 'medium';
  /** From top to bottom, with unique labels. Without any, the menu is closed and its button does nothing. */
  items: readonly (MenuCommand | MenuOption)[];
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Pixels between the list and the focus ring of its button, and between the list and the window's edge. */
const clearance = 8;

/**
 * A button with a list of commands. A press, Enter, Space or the down arrow opens it; arrow keys and first letters move
 * through it, Escape closes it and returns to the button, Tab closes it and moves on.
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
  // Its last item may be removed while it is open; items added later do not reopen it.
  useEffect(() => {
    if (isEmpty) setOpen(false);
  }, [isEmpty, setOpen]);
  const list = useRef<HTMLDivElement>(null);
  // A removed item loses the focus, and with it the keyboard.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  });
  const chosen = useRef<() => void>(undefined);
  /** A disabled fieldset around it disables its button, even while the list is open. */
  const refuses = () => button.current?.matches(':disabled');

  function handleClose() {
    const command = chosen.current;
    chosen.current = undefined;
    // Radix returns the focus in this event, after this handler.
    if (command) queueMicrotask(command);
  }

  /** Runs before Radix, which would keep the focus in the list. */
  function leaveByTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (!event.shiftKey) return;
    event.preventDefault();
    button.current?.focus();
  }

  // Not `disabled`, because such a button could not take the focus that an emptied list returns.
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
