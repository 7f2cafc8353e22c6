import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMemo } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { type EditedTicketstreet, type TicketstreetForm, ticketstreetFormOf } from '../ticketstreet-form.ts';
import { changedFields } from './changed-fields.ts';
import { type EditorStep, type FlowPart, flowSteps } from './flow-parts.ts';
import { addressOfPlace, placeOfField, stepOfPlace } from './part-of-field.ts';
import { type EditedForm, stateOfPart } from './state-of-part.ts';

interface EditorState {
  /** What the save bar says: '2 changes in Channel settings'. */
  changes: string;
  todo: Readonly<Record<EditorStep, { open: number; of: number; errors: number }>>;
  /** Places with a field that could not be saved. */
  erring: ReadonlySet<string>;
  /** After a failed save: the address of the first wrong field, where it is not shown now. */
  leadsTo: string | undefined;
}

/** What changed, what is still to do, and where a save failed, by the steps of the editor. */
export function useEditorState(
  form: EditForm<TicketstreetForm>,
  street: EditedTicketstreet,
  path: string,
  shown: { step: EditorStep; part: FlowPart },
): EditorState {
  const { t } = useMessages();
  const values = form.fields.getValues() as EditedForm;
  const saved = useMemo(() => ticketstreetFormOf(street), [street]);
  const changed = changedFields(saved, values);
  const errors = Object.keys(form.fields.errors).filter((field) => form.fields.errors[field]);
  const erring = errors.map(placeOfField);
  const errorsOf = (step: EditorStep) => erring.filter((place) => stepOfPlace(place) === step).length;
  const open = flowSteps.filter((part) => stateOfPart(values, part) === 'incomplete').length;
  const [first] = erring;
  const isShown = erring.some((place) => place === (shown.step === 'content' ? shown.part : shown.step));
  return {
    changes: useChangeWords(changed, t),
    todo: {
      settings: { open: 0, of: 0, errors: errorsOf('settings') },
      look: { open: 0, of: 0, errors: errorsOf('look') },
      content: { open, of: flowSteps.length, errors: errorsOf('content') },
    },
    erring: new Set(erring),
    leadsTo: form.error !== null && first !== undefined && !isShown ? addressOfPlace(path, first) : undefined,
  };
}

function useChangeWords(changed: readonly string[], t: ReturnType<typeof useMessages>['t']): string {
  const places = [...new Set(changed.map(placeOfField))];
  const [place] = places;
  const count = changed.length;
  if (places.length !== 1 || !place) return t('ui.changes', { count });
  const name =
    place === 'settings'
      ? t('channels.edit.settings')
      : place === 'look'
        ? t('channels.edit.look')
        : t(`ticketstreet.part.${place}`);
  return t('ticketstreet.changes', { count, place: name });
}
