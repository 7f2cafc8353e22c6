import { type RefObject, useEffect, useRef } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { type TimeslotGroupForm, withDraft } from '../timeslot-groups/timeslot-group-form.ts';
import { TimeslotChangeDraft } from './timeslot-change.graphql.ts';

interface Draft {
  id: string;
  wanted: Record<string, unknown>;
  /** Of the group that it was made on. What is made of it names that one, not a newer one that it never saw. */
  seenVersion: string;
}

/** The draft that the address names: what it holds, for going back to editing. */
export function useDraft(): Draft | null {
  const { draft } = useAddressSearch({ draft: text });
  const query = useGraphqlQuery(TimeslotChangeDraft, { id: draft ?? '' }, { enabled: Boolean(draft) });
  const change = query.data?.timeslotChange;
  if (change?.state !== 'draft') return null;
  const { id, wanted, seenVersion } = change;
  return { id, wanted: wanted as Record<string, unknown>, seenVersion };
}

/**
 * Puts what the draft holds into the form, as changes that were not saved yet. `seenVersion` then is the draft's, until
 * the changes are discarded.
 */
export function useDraftedChange(
  form: EditForm<TimeslotGroupForm>,
  seenVersion: RefObject<string | null>,
): void {
  const draft = useDraft();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (form.changedCount === 0) seenVersion.current = null;
    if (!draft || taken.current === draft.id) return;
    taken.current = draft.id;
    seenVersion.current = draft.seenVersion;
    form.fields.setValues(withDraft(form.fields.getValues(), draft.wanted));
  });
}
