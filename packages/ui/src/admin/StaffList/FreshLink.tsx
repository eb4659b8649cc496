'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import * as styles from './StaffList.css.ts';
import type { StaffListLink } from './StaffList.tsx';
import type { StaffListTexts } from './texts.ts';

interface FreshLinkProps {
  link: StaffListLink;
  texts: StaffListTexts['link'];
  onCopy: (url: string) => void;
}

/** A new one-time link while it can be read, or a message that it was mailed. */
export function FreshLink({ link, texts, onCopy }: FreshLinkProps) {
  const { url } = link;
  const title = `${texts[link.purpose]} ${link.email}`;
  if (url === undefined) {
    return (
      <Notice tone="success" role="alert" title={title}>
        {texts.mailed}
      </Notice>
    );
  }
  return (
    <Notice
      tone="attention"
      role="alert"
      title={title}
      action={
        <Button variant="outline" size="small" ref={focusWhenShown} onClick={() => onCopy(url)}>
          {texts.copy}
        </Button>
      }
    >
      <p>{texts.label[link.purpose]}</p>
      <p className={styles.link}>{url}</p>
    </Notice>
  );
}
