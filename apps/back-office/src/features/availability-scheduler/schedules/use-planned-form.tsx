import type { Result } from '@foyer/domain/result/result.ts';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type EditForm, useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { PlanReview } from './plan-review.tsx';
import { type SchedulePlan, usePlan } from './use-plan.ts';

interface PlannedFormOptions<Values> {
  values: Values;
  check: (values: Values) => Promise<Result<unknown>>;
  preview: (values: Values) => Promise<{ plan: SchedulePlan }>;
  /** Of the row that is edited, as `useEditForm` keeps it; a new one has none. */
  version?: string;
  apply: (
    values: Values,
    seen: { version: string; convert: boolean },
    seenVersion: string,
  ) => Promise<unknown>;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

export interface PlannedForm<Values> {
  form: EditForm<Values>;
  onSubmit: (event: FormEvent) => void;
  /** What applying does, in place of the form, once it was asked for. */
  review: ReactNode;
}

/** A form whose Review shows the dry run before what was typed is applied. */
export function usePlannedForm<Values extends Record<string, unknown>>(
  options: PlannedFormOptions<Values>,
): PlannedForm<Values> {
  const { values, check, version, onDone, onDirty } = options;
  const seenVersion = useRef('');
  const form = useEditForm({
    values,
    check,
    version,
    save: (_values, _checked, seen) => {
      seenVersion.current = seen;
      return plan.review();
    },
  });
  const typed = () => form.fields.getValues();
  const plan = usePlan({
    preview: async () => (await options.preview(typed())).plan,
    apply: (seen) => options.apply(typed(), seen, seenVersion.current),
    onDone,
  });
  const dirty = form.changedCount > 0 || plan.plan !== null;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const review = plan.plan && (
    <PlanReview
      plan={plan.plan}
      busy={plan.busy}
      error={plan.error}
      onConfirm={(convert) => void plan.confirm(convert)}
      onBack={plan.back}
    />
  );
  return { form, onSubmit, review };
}
