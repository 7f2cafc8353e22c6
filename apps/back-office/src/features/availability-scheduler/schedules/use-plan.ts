import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import type { SchedulePlanPartsFragment } from '../../../generated/operations.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { SchedulerChoices } from '../scheduler.graphql.ts';
import { slotQueries } from '../slots/use-change-slots.ts';
import { ProductCalendars } from './schedules.graphql.ts';

export type SchedulePlan = SchedulePlanPartsFragment;

/** What an applied change of schedules makes old. */
export const scheduleQueries = [...slotQueries, ProductCalendars, SchedulerChoices];

interface PlanOptions {
  preview: () => Promise<SchedulePlan>;
  apply: (seen: { version: string; convert: boolean }) => Promise<unknown>;
  onDone: () => void;
}

/**
 * The dry run before a change is applied as one; where sales have overtaken it, the new one is shown and confirmed
 * again.
 */
export function usePlan({ preview, apply, onDone }: PlanOptions) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const [plan, setPlan] = useState<SchedulePlan | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const review = async () => {
    setError(null);
    setPlan(await preview());
  };
  const confirm = async (convert: boolean) => {
    if (!plan || busy) return;
    setBusy(true);
    try {
      await apply({ version: plan.version, convert });
      notify.done(t('scheduler.review.applied'));
      onDone();
    } catch (refused) {
      const refusal = refused instanceof ValidationError ? (refused.main ?? refused.fields[0]) : undefined;
      if (refusal?.errorKey === 'change-moved-on') await review().catch(() => setPlan(null));
      setError(
        refusal ? errorText({ ...refusal, code: refusal.errorKey }) : t('ui.somethingWentWrong.message'),
      );
    } finally {
      setBusy(false);
    }
  };
  return { plan, busy, error, review, confirm, back: () => setPlan(null) };
}
