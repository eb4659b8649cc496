import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { forceStates } from './force-states.ts';
import * as styles from './StateBoard.css.ts';

export interface ControlStates {
  name: string;
  /** The resting state, to which pointer and focus are applied too. The state's name makes labels unique. */
  rest: (state: string) => ReactNode;
  /** Its other states, by name. */
  others: Readonly<Record<string, ReactNode>>;
  /** The selector of the part that pointer and focus are on. */
  target?: string;
  /** Takes two columns. */
  wide?: boolean;
}

/** Controls, one below the other, each in all of its states. */
export function StateBoard({ controls }: { controls: readonly ControlStates[] }) {
  useEffect(forceStates, []);
  return (
    <Stack space="x12">
      {controls.map(({ name, rest, others, target, wide }) => (
        <Stack key={name} space="x4">
          <Heading level={2} size="title">
            {name}
          </Heading>
          <div className={wide ? styles.wideStates : styles.states}>
            <State name="Rest">{rest('Rest')}</State>
            <State name="Pointer" forced="hover" target={target}>
              {rest('Pointer')}
            </State>
            <State name="Focus" forced="focus-visible" target={target}>
              {rest('Focus')}
            </State>
            {Object.entries(others).map(([state, control]) => (
              <State key={state} name={state}>
                {control}
              </State>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

interface StateProps {
  name: string;
  forced?: 'hover' | 'focus-visible';
  target?: string | undefined;
  children: ReactNode;
}

/** Each is a separate form, because radio buttons with one name would otherwise be one group. */
function State({ name, forced, target = 'button, a, input, select', children }: StateProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (forced) form.current?.querySelector(target)?.setAttribute('data-forced', forced);
  }, [forced, target]);
  return (
    <div className={styles.state}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      <form ref={form} className={styles.control}>
        {children}
      </form>
    </div>
  );
}
