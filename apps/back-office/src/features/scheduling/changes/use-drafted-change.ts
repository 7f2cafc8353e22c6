import { useEffect, useRef } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { type TimeslotGroupForm, withDraft } from '../timeslot-groups/timeslot-group-form.ts';
import { TimeslotChangeDraft } from './timeslot-change.graphql.ts';

/** The draft that the address names: what it holds, for going back to editing. */
export function useDraft(): { id: string; wanted: Record<string, unknown> } | null {
  const { draft } = useAddressSearch({ draft: text });
  const query = useGraphqlQuery(TimeslotChangeDraft, { id: draft ?? '' }, { enabled: Boolean(draft) });
  const change = query.data?.timeslotChange;
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
