'use client';

import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useEffect, useId, useImperativeHandle, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';
import * as styles from './SiteHeader.css.ts';
import { SiteHeaderLink } from './SiteHeaderLink.tsx';
import { SiteHeaderMenu } from './SiteHeaderMenu.tsx';
import { startHeader } from './start-header.ts';

export interface SiteHeaderWords {
  /** The label of the skip link. */
  skipLabel: string;
  /** Names the main navigation. */
  navigationLabel: string;
  /** Names the button that opens the menu. */
  menuLabel: string;
}

export interface SiteHeaderProps extends RootProps, SiteHeaderWords {
  /** The sponsor's mark, before its name. Decorative: the name says the same. */
  mark: ReactNode;
  brandName: string;
  /** The pages in the navigation, up to six. */
  links: readonly NavigationLink[];
  /** The path of the current page. */
  currentPath: string;
  /** `on-scroll` stays transparent until the window is scrolled more than 10 px. */
  solid: 'always' | 'on-scroll';
  /**
   * The surface at the top of the page, which the header shares until it turns solid. An inverse one must extend up behind the
   * header, as that of `OfferingHero` does.
   */
  surface?: 'base' | 'inverse';
  /**
   * A second row of links to the sections of this page, each by the `id` of the section itself: that of its heading is never
   * marked as current.
   */
  anchors?: { label: string; links: readonly NavigationLink[] };
  /** The button; omit it on a page that itself offers the choice. */
  action?: NavigationLink;
  /** The shareholders' portal, which opens in a new tab. */
  login: NavigationLink;
  /** The id of the page's main element, for the skip link. */
  mainId: string;
}

/**
 * The header of every public page, with the skip link before it. Below 768 px a menu replaces its links. If React only renders
 * it, `startHeader` of `@sponsor/ui/behaviours` runs it.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    mark,
    brandName,
    links,
    currentPath,
    solid,
    surface = 'base',
    anchors,
    action,
    login,
    mainId,
    skipLabel,
    navigationLabel,
    menuLabel,
    ref,
    ...rootProps
  } = props;
  const menuId = useId();
  const [header, setHeader] = useState<HTMLElement | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => header, [header]);
  useEffect(() => (header ? startHeader(header) : undefined), [header]);
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <header
        {...attributesOf(rootProps)}
        // The running script changes its attributes, so other attributes remount it.
        key={`${solid} ${surface}`}
        ref={setHeader}
        className={styles.header}
        data-solid={solid === 'always'}
        data-surface={solid === 'always' ? 'base' : surface}
      >
        <Container>
          <div className={styles.row}>
            <SiteHeaderLink className={styles.brand} href="/">
              {mark}
              <span className={styles.brandName}>{brandName}</span>
            </SiteHeaderLink>
            <nav className={styles.navigation} aria-label={navigationLabel}>
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SiteHeaderLink className={styles.link} href={href} currentPath={currentPath}>
                      {label}
                    </SiteHeaderLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.actions}>
              <Link variant="plain" href={login.href} external>
                {login.label}
              </Link>
              {action && (
                <ButtonLink size="small" href={action.href}>
                  {action.label}
                </ButtonLink>
              )}
            </div>
            <button
              type="button"
              className={styles.toggle}
              popoverTarget={menuId}
              aria-controls={menuId}
              aria-label={menuLabel}
            >
              <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true">
                <path className={styles.closedSymbol} d="M3 8.500h18M3 15.500h18" />
                <path className={styles.openSymbol} d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </div>
        </Container>
        {anchors && (
          <div className={styles.anchors}>
            <Container>
              <nav className={styles.anchorNavigation} aria-label={anchors.label}>
                <span className={styles.anchorLabel}>{anchors.label}</span>
                {anchors.links.map(({ label, href }) => (
                  <SiteHeaderLink key={href} className={styles.link} href={href}>
                    {label}
                  </SiteHeaderLink>
                ))}
              </nav>
            </Container>
          </div>
        )}
        <SiteHeaderMenu
          id={menuId}
          links={links}
          currentPath={currentPath}
          {...(anchors && { anchors })}
          {...(action && { action })}
          login={login}
          navigationLabel={navigationLabel}
        />
      </header>
    </>
  );
}
