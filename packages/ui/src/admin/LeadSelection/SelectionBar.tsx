'use client';

import { deskLimits, doNotContact, leadStatuses } from '@sponsor/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts } from '../merge-texts.ts';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import * as styles from './LeadSelection.css.ts';
import type { LeadSelectionProps } from './LeadSelection.tsx';
import { leadSelectionTexts } from './texts.ts';

/** Up to this many are changed without a question: few enough to see at a glance. */
const fewEnough = 10;

/** A change that waits for confirmation. */
interface Question {
  question: string;
  text: string;
  onYes: () => Promise<void>;
}

/** The actions on several leads at once. */
export function SelectionBar({
  leads,
  exportHref,
  onStatus,
  owners,
  onOwner,
  onClear,
  texts: given,
}: Omit<LeadSelectionProps, 'tools' | 'children'>) {
  const texts = mergeTexts(leadSelectionTexts, given);
  const [asking, setAsking] = useState<string>();
  const [confirming, setConfirming] = useState<Question>();
  const [refusal, setRefusal] = useState<string>();
  const tooMany = leads.length > deskLimits.selection;
  const count = fillIn(texts.count, { count: leads.length });
  useAnnouncement(count);

  /** Contacting a person again who asked not to be contacted needs a reason, which a dialog asks for. */
  function choose(status: string): void {
    const isLast = status === doNotContact;
    if (!isLast && leads.some((lead) => lead.status === doNotContact)) return setAsking(status);
    const onYes = async () => setRefusal(await onStatus(status, ''));
    if (!isLast && leads.length <= fewEnough) return void onYes();
    const question = fillIn(texts.confirm.status, { count: leads.length, value: status });
    setConfirming({ question, text: isLast ? texts.confirm.doNotContact : texts.confirm.text, onYes });
  }

  async function giveReason(reason: string): Promise<string | undefined> {
    const late = await onStatus(asking ?? '', reason);
    if (late === undefined) setAsking(undefined);
    return late;
  }

  function assign(owner: string): void {
    const onYes = async () => setRefusal(await onOwner(owner));
    if (leads.length <= fewEnough) return void onYes();
    const question = fillIn(texts.confirm.owner, { count: leads.length, value: owner || texts.nobody });
    setConfirming({ question, text: texts.confirm.text, onYes });
  }

  const keep = () => setConfirming(undefined);

  return (
    <section className={styles.bar} data-surface="inverse" aria-label={texts.label}>
      <p className={styles.count}>{count}</p>
      {tooMany ? (
        <Text size="small">{fillIn(texts.tooMany, { count: deskLimits.selection })}</Text>
      ) : (
        <>
          <Menu
            label={texts.setStatus}
            items={leadStatuses.map((status) => ({ label: status, onSelect: () => choose(status) }))}
          />
          <Menu
            label={texts.assign}
            items={[
              ...owners.map((owner) => ({ label: owner, onSelect: () => assign(owner) })),
              { label: texts.nobody, startsGroup: owners.length > 0, onSelect: () => assign('') },
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
      <Dialog
        role="alertdialog"
        heading={confirming?.question ?? ''}
        closeLabel={texts.confirm.no}
        open={confirming !== undefined}
        onOpenChange={keep}
        actions={
          <Inline space="x3">
            <Button
              onClick={() => {
                keep();
                void confirming?.onYes();
              }}
            >
              {fillIn(texts.confirm.yes, { count: leads.length })}
            </Button>
            <Button variant="outline" onClick={keep}>
              {texts.confirm.no}
            </Button>
          </Inline>
        }
      >
        <Text>{confirming?.text ?? ''}</Text>
      </Dialog>
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
