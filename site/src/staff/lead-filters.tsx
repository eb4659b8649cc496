import { leadDesk } from '@sponsor/content/admin';
import { leadStatuses } from '@sponsor/domain';
import { DateField, Disclosure, Inline, SearchField, Select, Stack, TextField } from '@sponsor/ui';
import type { ReactNode } from 'react';
import { useSettledText } from './use-settled-text.ts';

/** What narrows the list down; the address holds it, so that it can be sent and gone back to. */
export const leadFilters = ['search', 'status', 'form', 'campaign', 'owner', 'from', 'to', 'due'] as const;

type LeadFilterName = (typeof leadFilters)[number];

const furtherFilters: readonly LeadFilterName[] = ['campaign', 'owner', 'from', 'to', 'due'];

interface LeadFiltersProps {
  filters: URLSearchParams;
  /** The address of who is signed in. */
  self: string | undefined;
  onFilterChange: (name: LeadFilterName, value: string) => void;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** The tools above the list. */
export function LeadFilters({ filters, self, onFilterChange, children }: LeadFiltersProps) {
  const valueOf = (name: LeadFilterName) => filters.get(name) ?? '';
  const [search, setSearch] = useSettledText(valueOf('search'), (text) => onFilterChange('search', text), isFindable);
  const [campaign, setCampaign] = useSettledText(
    valueOf('campaign'),
    (text) => onFilterChange('campaign', text.trim()),
    () => true,
  );
  const forms = Object.entries(leadDesk.panel.events.forms);
  const owners = new Map([
    ...(self === undefined ? [] : [[self, leadDesk.owners.mine] as const]),
    ['nobody', leadDesk.owners.nobody],
  ]);
  const owner = valueOf('owner');
  if (owner !== '' && !owners.has(owner)) owners.set(owner, owner);
  const keyOf = (names: Iterable<readonly [string, string]>, chosen: string) =>
    [...names].find(([, name]) => name === chosen)?.[0] ?? '';

  return (
    <Stack space="x2">
      <Inline space="x4" align="end">
        <SearchField
          name="search"
          label={leadDesk.searchLabel}
          helpText={isFindable(search) ? undefined : leadDesk.searchHelp}
          value={search}
          onValueChange={setSearch}
        />
        <Select
          name="status"
          label={leadDesk.statusLabel}
          placeholder={leadDesk.anyStatus}
          clearLabel={leadDesk.anyStatus}
          options={leadStatuses}
          value={valueOf('status')}
          onValueChange={(status) => onFilterChange('status', status)}
        />
        <Select
          name="form"
          label={leadDesk.formLabel}
          placeholder={leadDesk.anyForm}
          clearLabel={leadDesk.anyForm}
          options={forms.map(([, name]) => name)}
          value={leadDesk.panel.events.forms[valueOf('form')] ?? ''}
          onValueChange={(chosen) => onFilterChange('form', keyOf(forms, chosen))}
        />
        {children}
      </Inline>
      <Disclosure summary={leadDesk.more} defaultOpen={furtherFilters.some((name) => filters.has(name))}>
        <Inline space="x4" align="end">
          <Select
            name="owner"
            label={leadDesk.ownerLabel}
            placeholder={leadDesk.owners.anybody}
            clearLabel={leadDesk.owners.anybody}
            options={[...owners.values()]}
            value={owners.get(owner) ?? ''}
            onValueChange={(chosen) => onFilterChange('owner', keyOf(owners, chosen))}
          />
          <TextField
            name="campaign"
            label={leadDesk.campaignLabel}
            size="medium"
            autoComplete="off"
            value={campaign}
            onValueChange={setCampaign}
          />
          <DateField
            name="due"
            label={leadDesk.dueLabel}
            size="medium"
            value={valueOf('due')}
            onValueChange={(day) => onFilterChange('due', day)}
          />
          <DateField
            name="from"
            label={leadDesk.fromLabel}
            size="medium"
            value={valueOf('from')}
            onValueChange={(day) => onFilterChange('from', day)}
          />
          <DateField
            name="to"
            label={leadDesk.toLabel}
            size="medium"
            value={valueOf('to')}
            onValueChange={(day) => onFilterChange('to', day)}
          />
        </Inline>
      </Disclosure>
    </Stack>
  );
}

/** The server finds words of three letters or more. */
function isFindable(text: string): boolean {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => word.length >= 3);
}
