import { formNames, leadStatuses, leadsApi } from '@sponsor/domain';
import { Button, DateField, Drawer, Inline, Select, type SelectOption, Stack } from '@sponsor/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskRequest } from '../adapters/desk-request.ts';
import { type LeadFilterName, leadFilters } from './lead-address.ts';
import { LeadSearch } from './lead-search.tsx';
import { deskKey } from './query-client.ts';
import { useNarrow } from './use-narrow.ts';
import { useOwners } from './use-owners.ts';
import { useStaffSession } from './use-staff-session.ts';

const forms = Object.entries(formNames).map(([value, label]) => ({ value, label }));

interface LeadFiltersProps {
  filters: URLSearchParams;
  /** The number of matching leads, in words; omit it while they are counted. */
  count: string | undefined;
  onFilterChange: (name: LeadFilterName, value: string) => void;
  onClear: () => void;
}

/** The filters of the list. In a narrow window all but the search are behind a button, so that the first leads are visible. */
export function LeadFilters({ filters, count, onFilterChange, onClear }: LeadFiltersProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const self = useStaffSession().data?.email;
  const owners = [
    { value: 'nobody', label: 'Nobody' },
    ...(self === undefined ? [] : [{ value: self, label: 'Me' }]),
    ...useOwners().filter((owner) => owner !== self),
  ];
  const field = (name: LeadFilterName) => ({
    name,
    value: filters.get(name) ?? '',
    onValueChange: (value: string) => onFilterChange(name, value),
  });
  const common = (
    <>
      <ChoiceFilter {...field('status')} label="Status" any="Any status" options={leadStatuses} />
      <ChoiceFilter {...field('form')} label="Form" any="Any form" options={forms} />
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
  const search = <LeadSearch {...field('search')} action={narrow ? opener : undefined} />;

  return (
    <>
      {narrow ? (
        search
      ) : (
        <Inline space="x4" align="end">
          {search}
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
          <ChoiceFilter {...field('owner')} label="Owner" any="Any owner" options={owners} />
          <CampaignFilter {...field('campaign')} />
          <DateField {...field('due')} label="Next action due by" size="medium" />
          <DateField {...field('from')} label="Signed up from" size="medium" />
          <DateField {...field('to')} label="Signed up to" size="medium" />
        </Stack>
      </Drawer>
    </>
  );
}

interface FilterFieldProps {
  name: LeadFilterName;
  value: string;
  onValueChange: (value: string) => void;
}

/** The campaigns of the newest leads, read when the filter is first shown. */
function CampaignFilter(field: FilterFieldProps) {
  const { data: { campaigns } = { campaigns: [] } } = useQuery({
    queryKey: [...deskKey, 'campaigns'],
    queryFn: ({ signal }) => deskRequest(leadsApi.campaigns, { signal }),
  });
  return <ChoiceFilter {...field} label="Campaign" any="Any campaign" options={campaigns} />;
}

interface ChoiceFilterProps extends FilterFieldProps {
  label: string;
  any: string;
  options: readonly SelectOption[];
}

/** Shows a value verbatim if it is not among the options. */
function ChoiceFilter({ any, options, ...field }: ChoiceFilterProps) {
  const values = ['', ...options.map((option) => (typeof option === 'string' ? option : option.value))];
  const listed = values.includes(field.value) ? options : [...options, field.value];
  return <Select {...field} placeholder={any} clearLabel={any} options={listed} />;
}
