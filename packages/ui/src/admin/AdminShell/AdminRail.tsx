'use client';

import type { NavigationLink } from '@sponsor/domain';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { LinkElement } from '../../components/Link/LinkElement.tsx';
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

/** Navigation between staff screens and to the site: a rail, or a bar with a menu. */
export function AdminRail({
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
    <AdminRailLink key={href} href={href} note={note} current={href === currentPath} onClick={() => setOpen(false)}>
      {label}
    </AdminRailLink>
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

interface AdminRailLinkProps {
  href: string;
  note: string | undefined;
  current: boolean;
  onClick: () => void;
  children: string;
}

/** One line of the rail. */
function AdminRailLink({ href, note, current, onClick, children }: AdminRailLinkProps) {
  return (
    <LinkElement href={href} className={styles.item} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </LinkElement>
  );
}
