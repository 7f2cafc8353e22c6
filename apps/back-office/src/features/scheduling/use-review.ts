import { useRef, useState } from 'react';
import type { EditForm } from '../../components/use-edit-form.ts';
import type { TimeslotGroupPreviewQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql-client.ts';
import { TimeslotGroupPreview } from './scheduling.graphql.ts';
import { checkTimeslotGroup, type TimeslotGroupForm, timeslotGroupInputOf } from './timeslot-group-form.ts';

export type TimeslotPlan = TimeslotGroupPreviewQuery['timeslotGroupPreview'];

interface Review {
  /** The dry run that waits for an answer. */
  asked: TimeslotPlan | null;
  answer: (goesOn: boolean) => void;
  /** Shows the dry run and saves when the answer is yes; answers whether everything was saved. */
  submit: () => Promise<boolean>;
}

/** Puts the dry run before the save. What the rules or the server refuse is told by the form itself. */
export function useReview(
  { id, version }: { id: string; version: string },
  form: EditForm<TimeslotGroupForm>,
): Review {
  const [asked, setAsked] = useState<TimeslotPlan | null>(null);
  const answered = useRef<(goesOn: boolean) => void>(() => {});
  const submit = async () => {
    const values = form.fields.getValues();
    const checked = await checkTimeslotGroup(values).catch(() => null);
    const input = timeslotGroupInputOf(values);
    const plan =
      checked?.ok && (await requestGraphql(TimeslotGroupPreview, { id, input, version }).catch(() => null));
    if (!plan) return form.submit();
    const goesOn = await new Promise<boolean>((resolve) => {
      answered.current = resolve;
      setAsked(plan.timeslotGroupPreview);
    });
    setAsked(null);
    return goesOn ? form.submit() : false;
  };
  return { asked, answer: (goesOn) => answered.current(goesOn), submit };
}
