import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { EventInput } from '../../generated/operations.ts';
import { type EventForm, eventControlOf, eventInputOf, inWordsOfKind } from './event-form.ts';

/** The form of an event, checked by the rule of the server; new and changed ones differ in where they are saved. */
export function useEventForm(
  values: EventForm,
  save: (input: EventInput, version: number) => Promise<unknown>,
): EditForm<EventForm> {
  return useEditForm({
    values,
    controlOf: eventControlOf,
    check: async (form) =>
      inWordsOfKind(
        form,
        parseInput((await import('@foyer/domain/events/event-input.ts')).eventInput, eventInputOf(form)),
      ),
    save: (form) => save(eventInputOf(form), form.version),
  });
}
