'use client';

import { deskLimits, doNotContact, type InvestmentLead, type LeadSelectionWords, leadStatuses } from '@sponsor/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './LeadSelection.css.ts';

export interface SelectionBarProps {
  /** Those that are selected, on whatever page. */
  leads: readonly Pick<InvestmentLead, 'id' | 'status'>[];
  /** Where they come as a table for a spreadsheet. */
  exportHref: string;
  /** Gives all of them a status. Answers the sentence that says why not, or nothing. Must not reject. */
  onStatus: (status: string, reason: string) => Promise<string | undefined>;
  /** The addresses of those whom they can be given to. */
  owners: readonly string[];
  /** Gives all of them to one of the owners, or to nobody by the empty text. Answers like `onStatus`. */
  onOwner: (owner: string) => Promise<string | undefined>;
  /** Forgets the selection; nothing was changed. */
  onClear: () => void;
  texts: LeadSelectionWords;
}

/** What can be done with several leads at once. */
export function SelectionBar({ leads, exportHref, onStatus, owners, onOwner, onClear, texts }: SelectionBarProps) {
  const [asking, setAsking] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const tooMany = leads.length > deskLimits.selection;
  const count = fillIn(texts.count, { count: leads.length });
  useAnnouncement(count);

  /** Whoever asked not to be contacted is only contacted again for a reason. */
  async function choose(status: string): Promise<void> {
    if (status !== doNotContact && leads.some((lead) => lead.status === doNotContact)) setAsking(status);
    else setRefusal(await onStatus(status, ''));
  }

  async function giveReason(reason: string): Promise<string | undefined> {
    const late = await onStatus(asking ?? '', reason);
    if (late === undefined) setAsking(undefined);
    return late;
  }

  async function assign(owner: string): Promise<void> {
    setRefusal(await onOwner(owner));
  }

  return (
    <section className={styles.bar} data-surface="inverse" aria-label={texts.label}>
      <p className={styles.count}>{count}</p>
      {tooMany ? (
        <Text size="small">{fillIn(texts.tooMany, { count: deskLimits.selection })}</Text>
      ) : (
        <>
          <Menu
            label={texts.setStatus}
            items={leadStatuses.map((status) => ({ label: status, onSelect: () => void choose(status) }))}
          />
          <Menu
            label={texts.assign}
            items={[
              ...owners.map((owner) => ({ label: owner, onSelect: () => void assign(owner) })),
              { label: texts.nobody, startsGroup: owners.length > 0, onSelect: () => void assign('') },
            ]}
          />
          <div className={styles.exported}>
            <ButtonLink href={exportHref} variant="outline" size="small">
              {fillIn(texts.export, { count: leads.length })}
            </ButtonLink>
          </div>
        </>
      )}
      {refusal !== undefined && (
        <div role="alert">
          <Text size="small">{refusal}</Text>
        </div>
      )}
      <div className={styles.end}>
        <Button variant="outline" size="small" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <Dialog heading={texts.reasonHeading} open={asking !== undefined} onOpenChange={() => setAsking(undefined)}>
        <StaffForm
          draft
          fields={[{ name: 'reason', label: texts.reasonLabel, autoComplete: 'off', maxLength: deskLimits.reason }]}
          texts={texts}
          onSubmit={(values) => giveReason(values.get('reason') ?? '')}
        />
      </Dialog>
    </section>
  );
}
