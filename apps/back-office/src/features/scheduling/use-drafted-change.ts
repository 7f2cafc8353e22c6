import { useEffect, useRef } from 'react';
import { text, useAddressSearch } from '../../components/address-search.ts';
import type { EditForm } from '../../components/use-edit-form.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ScheduleChangeDraft } from './schedule-change.graphql.ts';
import { type TimeslotGroupForm, withDraft } from './timeslot-group-form.ts';

/** The draft that the address names: what it holds, for going back to editing. */
export function useDraft(): { id: string; wanted: Record<string, unknown> } | null {
  const { draft } = useAddressSearch({ draft: text });
  const query = useGraphqlQuery(ScheduleChangeDraft, { id: draft ?? '' }, { enabled: Boolean(draft) });
  const change = query.data?.scheduleChange;
  return change?.state === 'draft'
    ? { id: change.id, wanted: change.wanted as Record<string, unknown> }
    : null;
}

/** Puts what the draft holds into the form, as changes that were not saved yet. */
export function useDraftedChange(form: EditForm<TimeslotGroupForm>): void {
  const draft = useDraft();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (!draft || taken.current === draft.id) return;
    taken.current = draft.id;
    form.fields.setValues(withDraft(form.fields.getValues(), draft.wanted));
  }, [draft, form.fields.setValues, form.fields.getValues]);
}
