import { sponsor } from '@sponsor/content/sponsor';
import { type InvestmentLead, leadsApi } from '@sponsor/domain';
import { Button, ButtonLink, Menu, Pagination, Stack } from '@sponsor/ui';
import { LeadTable, type LeadTableSort } from '@sponsor/ui/admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { addressOf } from '../adapters/desk-request.ts';
import {
  firstPlace,
  leadFilters,
  leadOrders,
  readLeadOrder,
  readPage,
  toLeadQuery,
  withChanges,
} from './lead-address.ts';
import { leadColumns } from './lead-columns.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadKeys } from './lead-keys.tsx';
import { SelectedLeads } from './selected-leads.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { useKept } from './use-kept.ts';
import { useLeadList } from './use-lead-list.ts';
import { useNarrow } from './use-narrow.ts';
import { useNewestLead } from './use-newest-lead.ts';
import { useHasRole } from './use-staff-session.ts';

/** The list of all leads, newest first, or of the filtered ones, with an open lead beside it. */
export function Component() {
  const mayChange = useHasRole('editor');
  const [query, setQuery] = useSearchParams();
  const [selected, setSelected] = useState<readonly InvestmentLead[]>([]);
  const [columns, setColumns] = useKept('lead-columns');
  const [helpOpen, setHelpOpen] = useState(false);
  const narrow = useNarrow();
  const screen = useRef<HTMLDivElement>(null);

  const filters = new URLSearchParams();
  for (const name of leadFilters) {
    const value = query.get(name);
    if (value) filters.set(name, value);
  }
  const isNarrowed = filters.toString() !== '';
  const sort = readLeadOrder(query.get('sort'));
  const chosen = columns.split(',').filter(Boolean);
  const further = leadColumns.filter(({ key }) => chosen.includes(key));
  const { leads, count, pages, failure, retry } = useLeadList({
    filters,
    sort: sort ? leadOrders[sort.by][sort.direction] : '',
    further: further.length > 0,
    page: readPage(query.get('page')),
    after: query.get('after') ?? '',
  });
  useNewestLead((pages?.page ?? 1) === 1);

  const arrivedBy = useNavigationType();
  const goToTop = useEffectEvent(() => {
    if (arrivedBy === NavigationType.Push) window.scrollTo(0, 0);
  });
  const shownPage = pages?.page;
  useEffect(() => {
    if (shownPage !== undefined) goToTop();
  }, [shownPage]);

  const isBeyond = leads?.length === 0 && pages?.pageCount !== undefined && pages.page > pages.pageCount;
  const turnToLast = useEffectEvent(() => {
    const last = pages?.placeOf(pages.pageCount ?? 1);
    if (last) setQuery(withChanges(query, { ...last }), { replace: true });
  });
  useEffect(() => {
    if (isBeyond) turnToLast();
  }, [isBeyond]);

  /** Changes the filters or the order, and starts at the first page. */
  function relist(changes: Readonly<Record<string, string>>) {
    setQuery(withChanges(query, { ...changes, ...firstPlace }), { replace: true });
  }

  /** Clears the filters, and keeps the order. */
  const clearFilters = () => relist(Object.fromEntries(leadFilters.map((name) => [name, ''])));

  /** The button disappears with the filters, so the focus moves to the search field. */
  function handleClear() {
    clearFilters();
    screen.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  const emptyText = failure ?? (isNarrowed ? 'No lead matches these filters.' : undefined);
  const hrefOf = (changes: Readonly<Record<string, string>>) => `/admin/leads?${withChanges(query, changes)}`;
  const hrefOfLead = ({ id }: { id: string }) => hrefOf({ lead: id });
  return (
    <StaffScreen
      heading="Investment Leads"
      detail={count && (isNarrowed ? `${count} matching` : count)}
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
              { label: 'Reset columns', startsGroup: true, onSelect: () => setColumns('') },
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
              count={count}
              onFilterChange={(name, value) => relist({ [name]: value })}
              onClear={clearFilters}
            />
          }
        >
          <Stack space="x4">
            <LeadTable
              texts={emptyText === undefined ? undefined : { empty: emptyText }}
              timeZone={sponsor.timeZone}
              leads={leads}
              {...(sort && { sort })}
              onSort={(next: LeadTableSort) => relist({ sort: leadOrders[next.by][next.direction] })}
              further={further}
              selected={selected}
              onSelect={mayChange ? setSelected : undefined}
              hrefOf={hrefOfLead}
              onRetry={retry}
            />
            {pages && (
              <Pagination
                label="Pages of leads"
                page={pages.page}
                pageCount={pages.pageCount}
                hrefFor={(page) => {
                  const place = pages.placeOf(page);
                  return place && hrefOf({ ...place });
                }}
              />
            )}
          </Stack>
        </SelectedLeads>
      </div>
      <LeadDrawer neighbours={leads?.map(({ id }) => id) ?? []} hrefOf={hrefOfLead} />
      <LeadKeys screen={screen} open={helpOpen} onOpenChange={setHelpOpen} />
    </StaffScreen>
  );
}
