import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { type ClosureReason, closureReasons } from '@foyer/domain/closures/closure-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ClosurePlanInput } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useCan } from '../use-can.ts';
import { useClientFacts } from '../use-client-facts.ts';
import { useErrorText } from '../use-error-text.ts';
import { useGo } from '../use-go.ts';
import { PlacesToClose } from './close-timeslots.graphql.ts';
import styles from './close-timeslots.module.css';
import { ClosureMovedOn } from './closure-moved-on.tsx';
import { ClosurePeriod } from './closure-period.tsx';
import { RemedyChoice } from './remedy-choice.tsx';
import { Touched } from './touched.tsx';
import { useCloseTimeslots } from './use-close-timeslots.ts';

export interface PlaceToClose {
  scopeKind: 'location' | 'timeslot-group' | 'timeslot';
  scopeIds: readonly string[];
}

export interface CloseTimeslotsDialogProps {
  title: string;
  /** Verb + object of the act, without money: 'Cancel day', 'Close timeslot'. */
  submitLabel: string;
  place: PlaceToClose;
  date: string;
  /** The last day; the same one unless given. */
  untilDate?: string;
  from?: string;
  /** null = to the end of the day. */
  until?: string | null;
  /** Timeslots are closed whole: their time is not asked. */
  fixedTime?: boolean;
  onClose: () => void;
}

/**
 * Closes timeslots for a time: what it touches, why, and what happens to the tickets. The sale stops at once; the
 * page of the closure shows what follows.
 */
export function CloseTimeslotsDialog(props: CloseTimeslotsDialogProps) {
  const { title, submitLabel, onClose } = props;
  const { t, money } = useMessages();
  const go = useGo();
  const errorText = useErrorText();
  const mayRefund = useCan('timeslotgroup', 'extra');
  const currency = useClientFacts()?.currency;
  const [requestId] = useState(() => randomUuid());
  const [times, setTimes] = useState({
    fromDate: props.date,
    fromTime: props.from ?? '00:00',
    untilDate: props.untilDate ?? props.date,
    untilTime: props.until ?? '',
  });
  // Visitors read the reason: none is chosen for them.
  const [reason, setReason] = useState<ClosureReason | null>(null);
  const [plan, setPlan] = useState<Omit<ClosurePlanInput, 'requestId' | 'reason'>>({
    note: '',
    remedy: 'close',
    offersRefund: mayRefund,
    withoutAnswer: mayRefund ? 'refund' : 'keep',
    deadlineHours: 24,
  });
  const [scopeIds, setScopeIds] = useState(props.place.scopeIds);
  const isAtLocations = props.place.scopeKind === 'location';
  const locations = useGraphqlQuery(PlacesToClose, {}, { enabled: isAtLocations });
  const places = locations.data?.locations ?? [];
  const [isUnderstood, setUnderstood] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const stretch = {
    scopeKind: props.place.scopeKind,
    scopeIds: [...scopeIds],
    ...times,
    untilTime: times.untilTime || null,
  };
  const isReadable =
    [times.fromDate, times.untilDate].every(isLocalDate) &&
    [times.fromTime, times.untilTime || '00:00'].every(isLocalTime);
  const closing = useCloseTimeslots({
    stretch,
    isReadable: scopeIds.length > 0 && isReadable,
    onClosed: (id) => go(`/timeslotgroup/closure/${id}`),
    onMovedOn: () => {
      setUnderstood(false);
      setAsked(false);
    },
  });
  const { effect, refusedEffect, error } = closing;
  const amount = effect && currency ? money(effect.amountMinor, currency) : '…';
  const needsUnderstanding = plan.remedy === 'refund';
  const set = (changes: Partial<typeof plan>) => setPlan((before) => ({ ...before, ...changes }));
  const setTime = (changes: Partial<typeof times>) => setTimes((before) => ({ ...before, ...changes }));
  const errorOf = (field: string) => {
    const found = error?.fields.find((one) => one.field === field);
    return found && errorText({ code: found.errorKey, params: found.params, message: found.message });
  };
  const mainError =
    error && error.fields.length === 0
      ? errorText({
          code: error.main?.errorKey ?? 'unexpected',
          params: error.main?.params ?? {},
          message: error.message,
        })
      : null;
  const submit = () => {
    setAsked(true);
    if (reason !== null && (!needsUnderstanding || isUnderstood))
      closing.close({ requestId, reason, ...plan });
  };
  return (
    <FormDialog
      opened
      destructive
      title={title}
      submitLabel={submitText(plan.remedy)}
      cancelLabel={t('closures.start.stay')}
      busy={closing.busy}
      disabled={closing.isCounting || locations.isLoading}
      error={mainError}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusedEffect && effect && <ClosureMovedOn before={refusedEffect} now={effect} />}
      <p className={styles.touched} role="status">
        {effect && <Touched touched={effect} remedy={plan.remedy} />}
      </p>
      {places.length > 1 && (
        <MultiSelect
          label={t('closures.start.where')}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...scopeIds]}
          onChange={setScopeIds}
          error={errorOf('scopeIds') ?? errorOf('stretch.scopeIds')}
        />
      )}
      {!props.fixedTime && <ClosurePeriod times={times} onChange={setTime} errorOf={errorOf} />}
      <Fields row>
        <Select
          label={t('closures.start.reason')}
          description={t('closures.start.reasonHint')}
          allowDeselect={false}
          data={closureReasons.map((reason) => ({ value: reason, label: t(`closures.reason.${reason}`) }))}
          placeholder={t('closures.start.chooseReason')}
          value={reason}
          onChange={setReason}
          error={
            isAsked && reason === null ? errorText({ code: 'closure-reason-missing' }) : errorOf('reason')
          }
        />
        <TextInput
          label={t('closures.start.note')}
          description={t('closures.start.noteHint')}
          maxLength={200}
          value={plan.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
          error={errorOf('note')}
        />
      </Fields>
      <RemedyChoice plan={plan} amount={amount} mayRefund={mayRefund} onChange={set} />
      {needsUnderstanding && (
        <Checkbox
          label={t('closures.start.understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
          error={isAsked && !isUnderstood ? t('closures.start.tickUnderstood') : undefined}
        />
      )}
    </FormDialog>
  );

  function submitText(remedy: string): string {
    if (remedy === 'refund') return t('closures.start.refundSubmit', { act: submitLabel, amount });
    return remedy === 'offer' && plan.withoutAnswer === 'refund'
      ? t('closures.start.offerSubmit', { act: submitLabel, amount })
      : submitLabel;
  }
}
