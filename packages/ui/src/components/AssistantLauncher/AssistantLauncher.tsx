'use client';

import { type ReactNode, useId, useState } from 'react';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './AssistantLauncher.css.ts';

export interface AssistantLauncherProps extends RootProps<HTMLDivElement> {
  /** The text of the button that is always visible. Names the assistant once it has started. */
  openLabel: string;
  /** Information before it listens: who records what. */
  notice: ReactNode;
  /** The text of the button under the notice that loads it. */
  startLabel: string;
  /** The text of the button that closes the notice without loading anything. */
  closeLabel: string;
  /** Loads the assistant, once, after the notice. Without it there is no start button, and the notice must say why. */
  onStart?: (() => void) | undefined;
  /** The assistant's own element, which does nothing until its script loads. */
  children: ReactNode;
}

/**
 * A voice assistant at the bottom right of the window: none of its code loads before a visitor has read who listens.
 */
export function AssistantLauncher(props: AssistantLauncherProps) {
  const { openLabel, notice, startLabel, closeLabel, onStart, children, ...rootProps } = props;
  const [state, setState] = useState<'closed' | 'open' | 'refused' | 'started'>('closed');
  const noticeId = useId();
  const start = (): void => {
    setState('started');
    onStart?.();
  };
  return (
    <div {...rootProps} className={styles.launcher} data-state={state}>
      {(state === 'closed' || state === 'refused') && (
        <Button
          aria-expanded={false}
          {...(state === 'refused' && { ref: focusWhenShown })}
          onClick={() => setState('open')}
        >
          {openLabel}
        </Button>
      )}
      {state === 'open' && (
        <fieldset className={styles.notice} aria-labelledby={noticeId} tabIndex={-1} ref={focusWhenShown}>
          <div id={noticeId}>
            <Text size="small">{notice}</Text>
          </div>
          <div className={styles.actions}>
            {onStart && (
              <Button size="small" onClick={start}>
                {startLabel}
              </Button>
            )}
            <Button size="small" variant="outline" onClick={() => setState('refused')}>
              {closeLabel}
            </Button>
          </div>
        </fieldset>
      )}
      <div {...(state === 'started' && { role: 'group', 'aria-label': openLabel, tabIndex: -1, ref: focusWhenShown })}>
        {children}
      </div>
    </div>
  );
}
