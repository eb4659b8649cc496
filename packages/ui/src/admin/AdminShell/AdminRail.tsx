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
  /** What waits there for a person, in a word or two, as `2 failed`. */
  note?: string | undefined;
}

export interface AdminRailProps extends TextsProp<AdminRailTexts> {
  /** The sponsor's mark, before its name. Decoration: the name says the same. */
  mark: ReactNode;
  brandName: string;
  /** The staff screens, in the order of the rail. */
  navigation: readonly AdminRailEntry[];
  /** The path of the present screen; its entry is marked. */
  currentPath: string;
  /** E-mail address of the person signed in; left out while it is not known. */
  staffMember?: string | undefined;
  backToSite: NavigationLink;
  /** Somebody wants to sign out. */
  onSignOut: () => void;
}

/** The way between staff screens and out of them: a rail, or a bar whose menu opens under it. */
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

  /** By hand, because another address, though of the same screen, would ask about what is not stored. */
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
