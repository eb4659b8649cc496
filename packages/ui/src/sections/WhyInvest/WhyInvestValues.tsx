'use client';

import type { Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useSyncExternalStore } from 'react';
import { HoverCard } from '../../components/HoverCard/HoverCard.tsx';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useRotation } from '../../internal/useRotation.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { from } from '../../styles/breakpoints.ts';
import * as styles from './WhyInvestValues.css.ts';

export interface WhyInvestValuesWords {
  heading: string;
  introduction: ProseParts;
  /** Four. */
  cards: readonly { title: string; description: string }[];
  /** Says that the pictures show no specific properties. */
  caption: string;
  /** Name the moving content; `Pause` and `Play` by default. */
  pauseLabel?: string;
  playLabel?: string;
}

export interface WhyInvestValuesProps extends RootProps<HTMLDivElement>, WhyInvestValuesWords {
  /** Four, each with a picture that fills its frame. */
  cards: readonly (WhyInvestValuesWords['cards'][number] & { media: ReactNode })[];
}

/** Required by motion-6. */
const highlightMs = 3000;

/** Four pictures, highlighted in turn. Their descriptions are in hover cards if there is room for them. */
export function WhyInvestValues(props: WhyInvestValuesProps) {
  const { heading, introduction, cards, caption, pauseLabel, playLabel, ...rootProps } = props;
  const { index, playing, toggle, watch } = useRotation(cards.length, highlightMs);
  const wide = useWide();
  return (
    <div {...attributesOf(rootProps)} {...watch}>
      <div className={styles.head}>
        <Heading level={3}>{heading}</Heading>
        <Prose tone="muted" parts={introduction} />
      </div>
      <ul className={styles.cards}>
        {cards.map(({ title, description, media }, place) => (
          <li key={title} className={styles.card} data-active={place === index}>
            <HoverCard
              heading={title}
              headingLevel={4}
              media={<div className={styles.frame}>{media}</div>}
              plain={!wide}
            >
              {description}
            </HoverCard>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Text size="small" tone="muted">
          {caption}
        </Text>
        <PauseButton playing={playing} onPlayingChange={toggle} pauseLabel={pauseLabel} playLabel={playLabel} />
      </div>
    </div>
  );
}

const wideWindow = `screen and ${from('medium')}`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window has room for hover cards, which paper does not. False on the server and until hydration. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wideWindow).matches,
    () => false,
  );
}
