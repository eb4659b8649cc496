'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import * as styles from './StaffList.css.ts';
import type { StaffListLink, StaffListTexts } from './staff-list-props.ts';

interface FreshLinkProps {
  link: StaffListLink;
  texts: StaffListTexts['link'];
  onCopy: (url: string) => void;
}

/** A one-time link, for as long as it can be read. */
export function FreshLink({ link, texts, onCopy }: FreshLinkProps) {
  return (
    <Notice
      tone="attention"
      role="alert"
      title={`${texts[link.purpose]} ${link.email}`}
      action={
        <Button variant="outline" size="small" ref={focusWhenShown} onClick={() => onCopy(link.url)}>
          {texts.copy}
        </Button>
      }
    >
      <p>
        {texts.label}
        {link.mailed && ` ${texts.mailed}`}
      </p>
      <p className={styles.link}>{link.url}</p>
    </Notice>
  );
}
