'use client';

import type { NavigationLink } from '@sponsor/domain';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { LinkElement } from '../../components/Link/LinkElement.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffBrand } from '../StaffBrand/StaffBrand.tsx';
import * as styles from './AdminShell.css.ts';
import { type AdminRailTexts, adminRailTexts } from './texts.ts';

/** A staff screen. */
export interface AdminRailEntry extends NavigationLink {
  /** Pending work on that screen in a word or two, such as `2 failed`. */
  note?: string | undefined;
}

export interface AdminRailProps extends TextsProp<AdminRailTexts> {
  /** The sponsor's mark, before its name. Decorative: the name says the same. */
  mark: ReactNode;
  brandName: string;
  /** The staff screens, in the order of the rail. */
  navigation: readonly AdminRailEntry[];
  /** The path of the current screen, whose entry is marked. */
  currentPath: string;
  /** E-mail address of the signed-in person; omit it while it is unknown. */
  staffMember?: string | undefined;
  backToSite: NavigationLink;
  /** Called to sign out. */
  onSignOut: () => void;
}

export interface AdminShellProps extends AdminRailProps {
  /** The title of the screen, its only first-level heading. */
  heading: string;
  /** A short fact about the screen, such as a count, opposite the title. */
  detail?: string | undefined;
  /** Actions on everything that the screen shows, after the detail. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every staff screen: a rail from the large breakpoint up, a bar with a menu below it. */
export function AdminShell({ heading, detail, actions, children, ...rail }: AdminShellProps) {
  const mainId = useId();
  return (
    <div className={styles.shell} data-density="compact">
      <AdminRail {...rail} mainId={mainId} />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <div className={styles.title}>
          <div className={styles.heading}>
            <Heading level={1} size="heading3">
              {heading}
            </Heading>
          </div>
          {detail !== undefined && (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          )}
          {actions !== undefined && <Inline space="x3">{actions}</Inline>}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Navigation between staff screens and to the site: a rail, or a bar with a menu. */
function AdminRail({
  mark,
  brandName,
  navigation,
  currentPath,
  staffMember,
  backToSite,
  texts: given,
  onSignOut,
  mainId,
}: AdminRailProps & { mainId: string }) {
  const texts = mergeTexts(adminRailTexts, given);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  // A handler instead of a link, because another address of the same screen would trigger the question about unsaved input.
  function handleSkip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }

  const link = ({ href, label, note }: AdminRailEntry) => (
    <LinkElement
      key={href}
      href={href}
      className={styles.item}
      aria-current={href === currentPath ? 'page' : undefined}
      onClick={() => setOpen(false)}
    >
      {label}
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </LinkElement>
  );

  return (
    <header className={styles.rail}>
      <a className={styles.skip} href={`#${mainId}`} onClick={handleSkip}>
        {texts.skip}
      </a>
      <div className={styles.bar}>
        <StaffBrand mark={mark} name={brandName} />
        <div className={styles.toggle}>
          <Button
            variant="outline"
            size="small"
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpen(!open)}
            ref={toggle}
          >
            {texts.menu}
          </Button>
        </div>
      </div>
      <div className={styles.menu} id={menuId} data-open={open || undefined}>
        <nav aria-label={texts.navigationLabel}>{navigation.map(link)}</nav>
        <div className={styles.account}>
          {staffMember !== undefined && (
            <div className={styles.signedIn}>
              <Text size="small" tone="muted">
                {texts.signedInAs}
              </Text>
              <p className={styles.address}>
                <EmailAddress>{staffMember}</EmailAddress>
              </p>
            </div>
          )}
          {link(backToSite)}
          <button type="button" className={styles.item} onClick={onSignOut}>
            {texts.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}
