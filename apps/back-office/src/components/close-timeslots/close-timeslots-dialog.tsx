import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { closureReasons } from '@foyer/domain/closures/closure-input.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { DateField } from '../date-field.tsx';
import { TimeField } from '../time-field.tsx';
import { useCan } from '../use-can.ts';
import { useClientFacts } from '../use-client-facts.ts';
import { useErrorText } from '../use-error-text.ts';
import { useGo } from '../use-go.ts';
import { CloseTimeslots, ClosurePreview, PlacesToClose } from './close-timeslots.graphql.ts';
import styles from './close-timeslots.module.css';
import { ClosuresNow } from './closures-now.graphql.ts';
import { RemedyChoice } from './remedy-choice.tsx';
import { Touched } from './touched.tsx';

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
  const currency = useClientFacts()?.currency ?? 'EUR';
  const [requestId] = useState(() => randomUuid());
  const [times, setTimes] = useState({
    fromDate: props.date,
    fromTime: props.from ?? '00:00',
    untilDate: props.untilDate ?? props.date,
    untilTime: props.until ?? '',
  });
  const [plan, setPlan] = useState({
    reason: 'storm',
    note: '',
    remedy: 'close',
    offersRefund: mayRefund,
    withoutAnswer: mayRefund ? 'refund' : 'keep',
    deadlineHours: 24,
  });
  const [scopeIds, setScopeIds] = useState(props.place.scopeIds);
  const isAtLocations = props.place.scopeKind === 'location';
  const places = useGraphqlQuery(PlacesToClose, {}, { enabled: isAtLocations }).data?.locations ?? [];
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
  const isSomewhere = scopeIds.length > 0 && isReadable;
  const preview = useGraphqlQuery(ClosurePreview, { stretch }, { keepPrevious: true, enabled: isSomewhere });
  const close = useGraphqlMutation(CloseTimeslots, { refetch: [ClosuresNow] });
  const touched = isSomewhere ? preview.data?.closurePreview : undefined;
  const amount = money(touched?.amountMinor ?? 0, currency);
  const needsUnderstanding = plan.remedy === 'refund';
  const set = (changes: Partial<typeof plan>) => setPlan((before) => ({ ...before, ...changes }));
  const setTime = (changes: Partial<typeof times>) => setTimes((before) => ({ ...before, ...changes }));
  const errorOf = (field: string) => {
    const found = close.error?.fields.find((one) => one.field === field);
    return found && errorText({ code: found.errorKey, params: found.params, message: found.message });
  };
  const mainError =
    close.error && close.error.fields.length === 0
      ? errorText({
          code: close.error.main?.errorKey ?? 'unexpected',
          params: close.error.main?.params ?? {},
          message: close.error.message,
        })
      : null;
  const submit = () => {
    setAsked(true);
    if (needsUnderstanding && !isUnderstood) return;
    close.mutate(
      { stretch, plan: { requestId, ...plan } },
      { onSuccess: ({ closeTimeslots }) => go(`/timeslotgroup/closure/${closeTimeslots.id}`) },
    );
  };
  return (
    <FormDialog
      opened
      destructive
      title={title}
      submitLabel={submitText(plan.remedy)}
      cancelLabel={t('closures.start.stay')}
      busy={close.isPending}
      error={mainError}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.touched} role="status">
        {touched && <Touched touched={touched} />}
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
      {!props.fixedTime && (
        <div className={styles.period}>
          <Fields row>
            <DateField
              label={t('closures.start.fromDate')}
              value={times.fromDate}
              onChange={(typed) => {
                const date = typed ?? '';
                setTime({
                  fromDate: date,
                  ...(isLocalDate(date) && date > times.untilDate ? { untilDate: date } : {}),
                });
              }}
              error={errorOf('stretch.fromDate') ?? errorOf('fromDate')}
            />
            <TimeField
              label={t('closures.start.fromTime')}
              value={times.fromTime}
              onChange={(fromTime) => setTime({ fromTime: fromTime || '00:00' })}
              error={errorOf('fromTime')}
            />
            <DateField
              label={t('closures.start.untilDate')}
              value={times.untilDate}
              minDate={times.fromDate}
              onChange={(date) => setTime({ untilDate: date ?? '' })}
              error={errorOf('untilDate')}
            />
            <TimeField
              label={t('closures.start.untilTime')}
              placeholder={t('closures.start.endOfDay')}
              value={times.untilTime}
              onChange={(untilTime) => setTime({ untilTime })}
              error={errorOf('untilTime')}
            />
          </Fields>
        </div>
      )}
      <Fields row>
        <Select
          label={t('closures.start.reason')}
          description={t('closures.start.reasonHint')}
          allowDeselect={false}
          data={closureReasons.map((reason) => ({ value: reason, label: t(`closures.reason.${reason}`) }))}
          value={plan.reason}
          onChange={(reason) => reason && set({ reason })}
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
