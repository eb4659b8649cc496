import { investmentLeads } from '@sponsor/content/admin';
import { sponsor } from '@sponsor/content/sponsor';
import { LeadTable } from '@sponsor/ui/admin';
import { useState } from 'react';
import { leadsPerRead } from '../adapters/leads-table.ts';
import { StaffScreen } from './staff-screen.tsx';
import { useLeads } from './use-leads.ts';
import { useTitle } from './use-title.ts';

/** Rows of one page of the table. The server's answers hold a whole number of them. */
const rows = 50;

/** Everybody who has signed up, newest first. */
export function Component() {
  useTitle(investmentLeads.page);
  const [start, setStart] = useState(0);
  const { read, failing, retry } = useLeads(Math.floor(start / leadsPerRead));
  const offset = start % leadsPerRead;
  const leads = read?.leads.slice(offset, offset + rows);
  const total = read?.total ?? 0;

  function turnTo(row: number) {
    setStart(row);
    window.scrollTo(0, 0);
  }

  return (
    <StaffScreen heading={investmentLeads.heading} detail={read && countOf(read.total)}>
      <LeadTable
        texts={investmentLeads}
        timeZone={sponsor.timeZone}
        leads={leads ?? (failing ? [] : undefined)}
        onRetry={retry}
        page={
          leads && total > rows
            ? {
                first: start + 1,
                last: start + leads.length,
                total,
                onPrevious: start > 0 ? () => turnTo(start - rows) : undefined,
                onNext: start + rows < total ? () => turnTo(start + rows) : undefined,
              }
            : undefined
        }
      />
    </StaffScreen>
  );
}

function countOf(total: number): string {
  const { one, many } = investmentLeads.count;
  return `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;
}
