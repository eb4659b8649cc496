import { regulationAProcess, regulationDProcess } from '@sponsor/content/process';
import type { FundKind } from '@sponsor/domain';
import { ProcessSteps as Steps } from '@sponsor/ui/sections';
import { present } from '../present.ts';

const processes = { 'regulation-a': regulationAProcess, 'regulation-d': regulationDProcess };

/** The steps to an investment in a fund. */
export default function ProcessSteps({ fund }: { fund: FundKind }) {
  return <Steps {...present(processes[fund], 'the steps of this fund in process.ts')} />;
}
