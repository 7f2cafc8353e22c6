import { useRef, useState } from 'react';
import type { OpeningPreviewQuery } from '../../generated/operations.ts';
import type { OpeningForm } from './opening-form.ts';

export type TouchedDay = OpeningPreviewQuery['openingPreview'][number];

export interface OpeningReview {
  /** The days that wait for an answer. */
  asked: readonly TouchedDay[] | null;
  answer: (goesOn: boolean) => void;
  /** Saves, after asking where tickets are touched; answers whether everything was saved. */
  submit: () => Promise<boolean>;
}

interface ReviewedForm {
  fields: { getValues: () => OpeningForm; isDirty: (field: keyof OpeningForm) => boolean };
  submit: () => Promise<boolean>;
}

const reviewed = ['standardHours', 'weekHours', 'closedDays'] as const;

/** Whether what was changed can touch sold tickets: the button then says Review. */
export function changesOpening(form: Pick<ReviewedForm, 'fields'>): boolean {
  return reviewed.some((field) => form.fields.isDirty(field));
}

/** Puts before the save whose tickets it touches. What rule or server refuse is told by the form itself. */
export function useOpeningReview(
  form: ReviewedForm,
  preview: (opening: OpeningForm) => Promise<readonly TouchedDay[]>,
): OpeningReview {
  const [asked, setAsked] = useState<readonly TouchedDay[] | null>(null);
  const answered = useRef<(goesOn: boolean) => void>(() => {});
  const submit = async () => {
    if (!changesOpening(form)) return form.submit();
    const { standardHours, weekHours, closedDays } = form.fields.getValues();
    const days = await preview({ standardHours, weekHours, closedDays }).catch(() => []);
    if (days.length === 0) return form.submit();
    const goesOn = await new Promise<boolean>((resolve) => {
      answered.current = resolve;
      setAsked(days);
    });
    setAsked(null);
    return goesOn ? form.submit() : false;
  };
  return { asked, answer: (goesOn) => answered.current(goesOn), submit };
}
