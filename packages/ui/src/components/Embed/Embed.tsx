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
  /** Fetched all at once when it is first shown, and run in this order. */
  scripts: readonly string[];
  /** Fetched with the scripts; without them it does not count as there. */
  stylesheets?: readonly string[];
  /** Puts the time behind each address, so that no older copy of a file is used. */
  cacheBusting?: boolean;
  /** Stands beside the ring until something is shown. */
  loadingLabel: string;
  /** Takes the place of it all when a file does not come, or nothing is shown, within ten seconds. */
  failed: {
    heading: string;
    headingLevel: HeadingLevel;
    text: string;
    retryLabel: string;
    /** What can be done without it. */
    links: readonly (NavigationLink & { external?: boolean })[];
  };
  /** The element that the scripts fill. It is made anew with each try. */
  children: ReactNode;
}

/**
 * Something that another company's scripts put into the page. They are fetched once it is shown, and taken away with it;
 * where they do not come, it says so and offers another try and other ways.
 */
export function Embed(props: EmbedProps) {
  const { scripts, stylesheets = [], cacheBusting = false, loadingLabel, failed, children, ...rootProps } = props;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const part = useRef<HTMLDivElement>(null);
  useAnnouncement(state === 'failed' ? `${failed.heading}. ${failed.text}` : '');
  // The lists may be made anew with each rendering, and mean the same.
  const files = JSON.stringify({ scripts, stylesheets, cacheBusting });
  useEffect(() => {
    // Each try is one of its own.
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

/** Tells whether anything is shown in it yet. What an element of the vendor's own shows may be hidden from us. */
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
