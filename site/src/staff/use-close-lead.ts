import { useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { withChanges } from './list-place.ts';

/**
 * Closes the lead that is open, so that the way back never leads through leads that were closed. Opened from this list, it
 * is undone as the browser's own button would; come to from elsewhere, the list takes its place.
 */
export function useCloseLead(): () => void {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const lead = query.get('lead');
  const [open, setOpen] = useState({ lead, fromHere: false });
  if (open.lead !== lead) {
    setOpen({ lead, fromHere: open.lead === null ? arrivedBy === NavigationType.Push : open.fromHere });
  }
  return () => {
    if (open.fromHere) void navigate(-1);
    else setQuery(withChanges(query, { lead: '' }), { replace: true });
  };
}
