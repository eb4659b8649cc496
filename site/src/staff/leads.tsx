import { type InvestmentLead, isAtLeast, leadsApi } from '@sponsor/domain';
import { Button, ButtonLink, Menu } from '@sponsor/ui';
import type { LeadTableSort } from '@sponsor/ui/admin';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../adapters/desk-request.ts';
import { AllLeads, type ShownLeads } from './all-leads.tsx';
import { FoundLeads } from './found-leads.tsx';
import { leadColumns } from './lead-columns.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { leadFilters } from './lead-filter-fields.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadKeys } from './lead-keys.tsx';
import { leadOrders, readLeadOrder } from './lead-order.ts';
import { toLeadQuery } from './lead-query.ts';
import { firstPlace, type ListPlace, readPage, withChanges } from './list-place.ts';
import { SelectedLeads } from './selected-leads.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { useCloseLead } from './use-close-lead.ts';
import { useKept } from './use-kept.ts';
import { useLeadKeys } from './use-lead-keys.ts';
import { useNarrow } from './use-narrow.ts';
import { useNewestLead } from './use-newest-lead.ts';
import { useStaffSession } from './use-staff-session.ts';

/** Everybody who has signed up, newest first, or whom the filters leave; one of them beside the list. */
export function Component() {
  const { data: session } = useStaffSession();
  const mayChange = isAtLeast(session?.role ?? 'viewer', 'editor');
  const [query, setQuery] = useSearchParams();
  const closeLead = useCloseLead();
  const [shown, setShown] = useState<ShownLeads>({ count: undefined, ids: [] });
  const [selected, setSelected] = useState<readonly InvestmentLead[]>([]);
  const [columns, setColumns] = useKept('lead-columns');
  const [keys, setKeys] = useKept('lead-keys');
  const [helpOpen, setHelpOpen] = useState(false);
  const narrow = useNarrow();
  const screen = useRef<HTMLDivElement>(null);
  useLeadKeys(screen, keys !== 'off', () => setHelpOpen(true));

  const filters = new URLSearchParams();
  for (const name of leadFilters) {
    const value = query.get(name);
    if (value) filters.set(name, value);
  }
  const isNarrowed = filters.toString() !== '';
  const sort = readLeadOrder(query.get('sort'));
  const chosen = columns.split(',').filter(Boolean);
  const further = leadColumns.filter(({ key }) => chosen.includes(key));

  const isUsual = !isNarrowed && sort === undefined && further.length === 0;
  const after = isUsual ? '' : (query.get('after') ?? '');
  const page = isUsual || after !== '' ? readPage(query.get('page')) : 1;
  useNewestLead(page === 1);

  /** Another list begins at its first page. */
  function relist(changes: Readonly<Record<string, string>>) {
    setQuery(withChanges(query, { ...changes, ...firstPlace }), { replace: true });
  }

  /** The order stays. */
  const clearFilters = () => relist(Object.fromEntries(leadFilters.map((name) => [name, ''])));

  /** The button goes with the filters, so the focus goes on where they are typed. */
  function handleClear() {
    clearFilters();
    screen.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  const list = {
    sort,
    onSort: (next: LeadTableSort) => relist({ sort: leadOrders[next.by][next.direction] }),
    page,
    onPage: (place: ListPlace, how?: { replace: boolean }) => {
      setQuery(withChanges(query, { ...place }), how);
      window.scrollTo(0, 0);
    },
    hrefOf: ({ id }: { id: string }) => `/admin/leads?${withChanges(query, { lead: id })}`,
    selected,
    onSelect: mayChange ? setSelected : undefined,
    onShown: setShown,
  };
  return (
    <StaffScreen
      heading="Investment Leads"
      detail={shown.count && (isNarrowed ? `${shown.count} matching` : shown.count)}
      actions={
        <>
          {isNarrowed && !narrow && (
            <Button variant="outline" size="small" onClick={handleClear}>
              Clear filters
            </Button>
          )}
          <Menu
            label="Columns"
            items={[
              ...leadColumns.map(({ key, header }) => ({
                label: header,
                checked: chosen.includes(key),
                onCheckedChange: (on: boolean) =>
                  setColumns((on ? [...chosen, key] : chosen.filter((other) => other !== key)).join(',')),
              })),
              { label: 'Back to the four columns', startsGroup: true, onSelect: () => setColumns('') },
            ]}
          />
          {!narrow && (
            <Button variant="outline" size="small" onClick={() => setHelpOpen(true)}>
              Keys
            </Button>
          )}
          {mayChange && (
            <ButtonLink
              href={addressOf(leadsApi.export, { params: { format: 'csv' }, query: toLeadQuery(filters) })}
              variant="outline"
              size="small"
            >
              Export CSV
            </ButtonLink>
          )}
        </>
      }
    >
      <div ref={screen}>
        <SelectedLeads
          leads={selected}
          onSelect={setSelected}
          tools={
            <LeadFilters
              filters={filters}
              self={session?.email}
              count={shown.count}
              onFilterChange={(name, value) => relist({ [name]: value })}
              onClear={clearFilters}
            />
          }
        >
          {isUsual ? (
            <AllLeads {...list} />
          ) : (
            <FoundLeads {...list} after={after} filters={filters} further={further} />
          )}
        </SelectedLeads>
      </div>
      <LeadDrawer
        leadId={query.get('lead')}
        neighbours={shown.ids}
        hrefOf={list.hrefOf}
        mayChange={mayChange}
        onClose={closeLead}
      />
      <LeadKeys
        open={helpOpen}
        onClose={() => setHelpOpen(false)}
        letters={keys !== 'off'}
        onLettersChange={(on) => setKeys(on ? '' : 'off')}
      />
    </StaffScreen>
  );
}
