import { regulationAInvest } from '@sponsor/content/regulation-a-invest';
import { Confirmation } from '@sponsor/ui';
import { useCircular } from '../circular.ts';
import { ClosingCall } from '../parts/closing-call.tsx';
import { InvestPanel } from '../parts/invest-panel.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import { ReceiptAfter } from '../parts/receipt-after.tsx';

const { offeringCircularLabel, closing, notes, ...panel } = regulationAInvest;

/** The page to invest in the Regulation A fund. */
export function Component() {
  const circular = { label: offeringCircularLabel, ...useCircular() };
  return (
    <>
      <Confirmation />
      <InvestPanel words={panel} fund="regulationA" document={circular} />
      <ReceiptAfter formId="sign-up" />
      <PageEnd notes={notes} funds={['regulation-a']} />
      <ClosingCall {...closing} surface="tint" />
    </>
  );
}
