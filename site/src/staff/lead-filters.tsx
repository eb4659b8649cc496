import { leadDesk } from '@sponsor/content/admin';
import { leadStatuses } from '@sponsor/domain';
import { Button, ButtonLink, Inline, SearchField, Select } from '@sponsor/ui';
import { csvAddress } from '../adapters/lead-desk.ts';

/** What narrows the list down; the address holds it, so that it can be sent and gone back to. */
export const leadFilters = ['search', 'status', 'form'] as const;

type LeadFilterName = (typeof leadFilters)[number];

interface LeadFiltersProps {
  filters: URLSearchParams;
  onFilterChange: (name: LeadFilterName, value: string) => void;
  onClear: () => void;
}

/** The tools above the list. */
export function LeadFilters({ filters, onFilterChange, onClear }: LeadFiltersProps) {
  const forms = Object.entries(leadDesk.panel.events.forms);
  const formId = filters.get('form') ?? '';
  return (
    <Inline space="x4" align="end">
      <SearchField
        name="search"
        label={leadDesk.searchLabel}
        value={filters.get('search') ?? ''}
        onValueChange={(words) => onFilterChange('search', words)}
      />
      <Select
        name="status"
        label={leadDesk.statusLabel}
        placeholder={leadDesk.anyStatus}
        clearLabel={leadDesk.anyStatus}
        options={leadStatuses}
        value={filters.get('status') ?? ''}
        onValueChange={(status) => onFilterChange('status', status)}
      />
      <Select
        name="form"
        label={leadDesk.formLabel}
        placeholder={leadDesk.anyForm}
        clearLabel={leadDesk.anyForm}
        options={forms.map(([, name]) => name)}
        value={leadDesk.panel.events.forms[formId] ?? ''}
        onValueChange={(chosen) => onFilterChange('form', forms.find(([, name]) => name === chosen)?.[0] ?? '')}
      />
      {filters.size > 0 && (
        <Button variant="outline" onClick={onClear}>
          {leadDesk.clear}
        </Button>
      )}
      <ButtonLink href={csvAddress(filters)} variant="outline">
        {leadDesk.exportCsv}
      </ButtonLink>
    </Inline>
  );
}
