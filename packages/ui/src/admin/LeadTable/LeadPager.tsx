'use client';

import { Button } from '../../components/Button/Button.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './LeadPager.css.ts';
import type { LeadPagerTexts } from './texts.ts';

export interface LeadPage {
  /** Position of the first row in the whole list, from 1. */
  first: number;
  /** Position of the last row shown. */
  last: number;
  /** Leads in the whole list; left out while they are being counted. */
  total?: number;
  /** Whether there are more than were counted. */
  more?: boolean;
  /** Left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  onNext?: (() => void) | undefined;
}

interface LeadPagerProps {
  page: LeadPage;
  texts: LeadPagerTexts;
}

const count = new Intl.NumberFormat('en-US');

/** Which part of the list is shown, and the ways to the rest of it. */
export function LeadPager({ page: { first, last, total, more, onPrevious, onNext }, texts }: LeadPagerProps) {
  const place = `${count.format(first)}–${count.format(last)}`;
  const range = total === undefined ? place : `${place} ${texts.of} ${count.format(total)}${more ? '+' : ''}`;
  useAnnouncement(range);
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <Text size="small">{range}</Text>
      <Inline space="x2">
        <PageButton onClick={onPrevious}>{texts.previous}</PageButton>
        <PageButton onClick={onNext}>{texts.next}</PageButton>
      </Inline>
    </nav>
  );
}

interface PageButtonProps {
  onClick: (() => void) | undefined;
  children: string;
}

/** Stays where the focus is once there is no further page. */
function PageButton({ onClick, children }: PageButtonProps) {
  return (
    <Button variant="outline" size="small" aria-disabled={onClick === undefined} {...(onClick && { onClick })}>
      {children}
    </Button>
  );
}
