'use client';

import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Embed.css.ts';
import { loadFiles } from './load-files.ts';

export interface EmbedProps extends RootProps<HTMLDivElement> {
  /** Loaded in parallel when it is first shown, and run in this order. */
  scripts: readonly string[];
  /** Loaded with the scripts; it counts as loaded only with them. */
  stylesheets?: readonly string[];
  /** Adds a timestamp to each address, so that no cached copy of a file is used. */
  cacheBusting?: boolean;
  /** Shown beside the ring until the widget shows something. */
  loadingLabel: string;
  /** Replaces everything if a file fails to load, or nothing is shown, within ten seconds. */
  failed: {
    heading: string;
    headingLevel: HeadingLevel;
    text: string;
    retryLabel: string;
    /** Alternatives to the widget. */
    links: readonly (NavigationLink & { external?: boolean })[];
  };
  /** The element that the scripts fill. It is remounted for each attempt. */
  children: ReactNode;
}

/**
 * A widget that another company's scripts put into the page. They load when it is shown, and are removed with it; if
 * they fail, it says so and offers a retry and alternatives.
 */
export function Embed(props: EmbedProps) {
  const { scripts, stylesheets = [], cacheBusting = false, loadingLabel, failed, children, ...rootProps } = props;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const part = useRef<HTMLDivElement>(null);
  useAnnouncement(state === 'failed' ? `${failed.heading}. ${failed.text}` : '');
  // The arrays may be new on each render, but have the same content.
  const files = JSON.stringify({ scripts, stylesheets, cacheBusting });
  useEffect(() => {
    // Each attempt is independent.
    if (attempt > 0 && part.current) return loadFiles(JSON.parse(files), fillingOf(part.current), setState);
    return undefined;
  }, [files, attempt]);

  if (state === 'failed') {
    const retry = (): void => {
      setState('loading');
      setAttempt(attempt + 1);
    };
    return (
      <div {...rootProps} className={styles.embed} data-state={state}>
        <div className={styles.failed}>
          <Heading level={failed.headingLevel} size="heading3">
            {failed.heading}
          </Heading>
          <Text tone="muted">{failed.text}</Text>
          <Button onClick={retry}>{failed.retryLabel}</Button>
          <div className={styles.links}>
            {failed.links.map(({ label, href, external }) => (
              <Link key={href} variant="standalone" href={href} external={external ?? false}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    );
  }
  return (
    <div {...rootProps} className={styles.embed} data-state={state} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <p className={styles.loading}>
          <Spinner />
          {loadingLabel}
        </p>
      )}
      <div key={attempt} ref={part}>
        {children}
      </div>
    </div>
  );
}

/**
 * Returns a function that tells whether anything is shown in it yet. Custom elements of the vendor may hide their
 * content from us.
 */
function fillingOf(part: HTMLElement): () => boolean {
  const empty = part.innerHTML;
  return () => {
    const element = part.lastElementChild;
    if (element === null || part.innerHTML !== empty) return true;
    return (
      element.hasChildNodes() || element.shadowRoot !== null || customElements.get(element.localName) !== undefined
    );
  };
}
