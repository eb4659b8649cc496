import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffBrand } from '../StaffBrand/StaffBrand.tsx';
import * as styles from './AdminShell.css.ts';
import { AdminShellLink } from './AdminShellLink.tsx';

export interface AdminShellTexts {
  navigationLabel: string;
  menu: string;
  signedInAs: string;
  signOut: string;
}

export interface AdminShellProps {
  /** Beside the sponsor's mark. */
  brandName: string;
  /** The staff screens, in the order of the rail. */
  navigation: readonly NavigationLink[];
  /** The path of the present screen; its entry is marked. */
  currentPath: string;
  /** E-mail address of the person signed in; left out while it is not known. */
  staffMember?: string | undefined;
  backToSite: NavigationLink;
  texts: AdminShellTexts;
  onSignOut: () => void;
  /** The title of the screen, its only first-level heading. */
  heading: string;
  /** A short fact about the screen, as a count, across from the title. */
  detail?: string | undefined;
  children: ReactNode;
}

/** What stands around every staff screen: a rail from the large breakpoint on, a bar with a menu below it. */
export function AdminShell({
  brandName,
  navigation,
  currentPath,
  staffMember,
  backToSite,
  texts,
  onSignOut,
  heading,
  detail,
  children,
}: AdminShellProps) {
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

  const link = ({ href, label }: NavigationLink) => (
    <AdminShellLink key={href} href={href} current={href === currentPath} onClick={() => setOpen(false)}>
      {label}
    </AdminShellLink>
  );

  return (
    <div className={styles.shell} data-density="compact">
      <header className={styles.rail}>
        <div className={styles.bar}>
          <StaffBrand name={brandName} />
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
                <p className={styles.address}>{staffMember}</p>
              </div>
            )}
            {link(backToSite)}
            <button type="button" className={styles.item} onClick={onSignOut}>
              {texts.signOut}
            </button>
          </div>
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.title}>
          <Heading level={1} size="heading3">
            {heading}
          </Heading>
          {detail !== undefined && (
            <Text size="small" tone="muted">
              {detail}
            </Text>
          )}
        </div>
        {children}
      </main>
    </div>
  );
}
