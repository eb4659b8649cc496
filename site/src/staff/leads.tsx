import { investmentLeads } from '@sponsor/content/admin';
import { Stack } from '@sponsor/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AllLeads } from './all-leads.tsx';
import { FoundLeads } from './found-leads.tsx';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilters, leadFilters } from './lead-filters.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { useNewestLead } from './use-newest-lead.ts';
import { useTitle } from './use-title.ts';

/** Everybody who has signed up, newest first, or whom the filters leave; one of them beside the list. */
export function Component() {
  useTitle(investmentLeads.page);
  useNewestLead();
  const [query, setQuery] = useSearchParams();
  const [count, setCount] = useState<string>();
  const filters = new URLSearchParams();
  for (const name of leadFilters) {
    const value = query.get(name);
    if (value) filters.set(name, value);
  }

  function changed(name: string, value: string): URLSearchParams {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  }

  const hrefOf = ({ id }: { id: string }) => `/admin/leads?${changed('lead', id)}`;
  return (
    <StaffScreen heading={investmentLeads.heading} detail={count}>
      <Stack space="x4">
        <LeadFilters
          filters={filters}
          onFilterChange={(name, value) => setQuery(changed(name, value), { replace: true })}
          onClear={() => setQuery({})}
        />
        {filters.size === 0 ? (
          <AllLeads hrefOf={hrefOf} onCountChange={setCount} />
        ) : (
          <FoundLeads filters={filters} hrefOf={hrefOf} onCountChange={setCount} />
        )}
      </Stack>
      <LeadDrawer leadId={query.get('lead')} onClose={() => setQuery(changed('lead', ''))} />
    </StaffScreen>
  );
}
