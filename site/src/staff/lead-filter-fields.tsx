import { formNames, leadStatuses, leadsApi } from '@sponsor/domain';
import { DateField, Select } from '@sponsor/ui';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';
import { useOwners } from './use-owners.ts';

/** The filters of the list; they are in the address, so that it can be shared and revisited. */
export const leadFilters = ['search', 'status', 'form', 'owner', 'campaign', 'due', 'from', 'to'] as const;

export type LeadFilterName = (typeof leadFilters)[number];

interface FilterFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function StatusFilter({ value, onChange }: FilterFieldProps) {
  return (
    <NamedFilter
      name="status"
      label="Status"
      any="Any status"
      names={new Map(leadStatuses.map((status) => [status, status]))}
      value={value}
      onChange={onChange}
    />
  );
}

export function FormFilter({ value, onChange }: FilterFieldProps) {
  return (
    <NamedFilter
      name="form"
      label="Form"
      any="Any form"
      names={new Map(Object.entries(formNames))}
      value={value}
      onChange={onChange}
    />
  );
}

/** @param self the address of the signed-in person. */
export function OwnerFilter({ value, self, onChange }: FilterFieldProps & { self: string | undefined }) {
  const names = new Map([['nobody', 'Nobody']]);
  if (self !== undefined) names.set(self, 'Me');
  for (const owner of useOwners()) if (owner !== self) names.set(owner, owner);
  return <NamedFilter name="owner" label="Owner" any="Anybody" names={names} value={value} onChange={onChange} />;
}

/** The campaigns of the newest leads. */
export function CampaignFilter({ value, onChange }: FilterFieldProps) {
  const { data: { campaigns } = { campaigns: [] } } = useQuery({
    queryKey: [...deskKey, 'campaigns'],
    queryFn: ({ signal }) => deskRequest(leadsApi.campaigns, { signal }),
  });
  return (
    <NamedFilter
      name="campaign"
      label="Campaign"
      any="Any campaign"
      names={new Map(campaigns.map((campaign) => [campaign, campaign]))}
      value={value}
      onChange={onChange}
    />
  );
}

interface NamedFilterProps extends FilterFieldProps {
  name: string;
  label: string;
  any: string;
  /** Readable labels by the address's values. Other values are shown verbatim. */
  names: ReadonlyMap<string, string>;
}

function NamedFilter({ name, label, any, names, value, onChange }: NamedFilterProps) {
  const all = value === '' || names.has(value) ? names : new Map([...names, [value, value]]);
  return (
    <Select
      name={name}
      label={label}
      placeholder={any}
      clearLabel={any}
      options={[...all.values()]}
      value={all.get(value) ?? ''}
      onValueChange={(chosen) => onChange([...all].find(([, shown]) => shown === chosen)?.[0] ?? '')}
    />
  );
}

const dayLabels = { due: 'Next action due by', from: 'Signed up from', to: 'Signed up to' };

/** A day; an invalid one filters nothing. */
export function DayFilter({ name, value, onChange }: FilterFieldProps & { name: keyof typeof dayLabels }) {
  return <DateField name={name} label={dayLabels[name]} size="medium" value={value} onValueChange={onChange} />;
}
