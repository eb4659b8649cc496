import { Button, Drawer, Inline, SearchField, Stack } from '@sponsor/ui';
import { useState } from 'react';
import {
  CampaignFilter,
  DayFilter,
  FormFilter,
  type LeadFilterName,
  leadFilters,
  OwnerFilter,
  StatusFilter,
} from './lead-filter-fields.tsx';
import { useLasting } from './use-lasting.ts';
import { useNarrow } from './use-narrow.ts';
import { useSettledText } from './use-settled-text.ts';

interface LeadFiltersProps {
  filters: URLSearchParams;
  /** The address of the signed-in person. */
  self: string | undefined;
  /** The number of matching leads, in words; omit it while they are counted. */
  count: string | undefined;
  onFilterChange: (name: LeadFilterName, value: string) => void;
  onClear: () => void;
}

/** The filters of the list. In a narrow window all but the search are behind a button, so that the first leads are visible. */
export function LeadFilters({ filters, self, count, onFilterChange, onClear }: LeadFiltersProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useSettledText(
    filters.get('search') ?? '',
    (text) => onFilterChange('search', text),
    isFindable,
  );
  const tooShort = useLasting(!isFindable(search));
  const field = <Name extends LeadFilterName>(name: Name) => ({
    name,
    value: filters.get(name) ?? '',
    onChange: (value: string) => onFilterChange(name, value),
  });
  const common = (
    <>
      <StatusFilter {...field('status')} />
      <FormFilter {...field('form')} />
    </>
  );
  const beside: readonly LeadFilterName[] = narrow ? ['search'] : ['search', 'status', 'form'];
  const active = leadFilters.filter((name) => filters.has(name) && !beside.includes(name)).length;
  const label = narrow ? 'Filters' : 'More filters';
  const opener = (
    <Button variant="outline" size={narrow ? 'medium' : 'small'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {active === 0 ? label : `${label} (${active})`}
    </Button>
  );
  const searchField = (
    <SearchField
      name="search"
      label="Search by address or name"
      helpText={tooShort ? 'At least three letters of each word.' : undefined}
      value={search}
      onValueChange={setSearch}
      action={narrow ? opener : undefined}
    />
  );

  return (
    <>
      {narrow ? (
        searchField
      ) : (
        <Inline space="x4" align="end">
          {searchField}
          {common}
          {opener}
        </Inline>
      )}
      <Drawer
        heading="Filters"
        open={open}
        onOpenChange={setOpen}
        actions={
          <Inline space="x3">
            <Button onClick={() => setOpen(false)}>{`Show ${count ?? ''}`}</Button>
            {filters.toString() !== '' && (
              <Button variant="outline" onClick={onClear}>
                Clear filters
              </Button>
            )}
          </Inline>
        }
      >
        <Stack space="x4">
          {narrow && common}
          <OwnerFilter {...field('owner')} self={self} />
          <CampaignFilter {...field('campaign')} />
          <DayFilter {...field('due')} />
          <DayFilter {...field('from')} />
          <DayFilter {...field('to')} />
        </Stack>
      </Drawer>
    </>
  );
}

/** The server finds words of three letters or more. */
function isFindable(text: string): boolean {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => word.length >= 3);
}
