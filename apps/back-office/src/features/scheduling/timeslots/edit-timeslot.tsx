import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, Input, SegmentedControl } from '@mantine/core';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { HistoryCard } from '../../../components/history/history-card.tsx';
import { TimeslotMarks } from '../../../components/timeslot-marks.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TimeslotOfGroupQuery } from '../../../generated/operations.ts';
import { TimeDetails } from '../exceptions/time-rows.tsx';
import { DeleteTimeslot } from './delete-timeslot.tsx';
import { shownLimit } from './hand-edits.ts';
import { TimeslotStateTag } from './timeslot-state-tag.tsx';
import { useDraftTimeslots } from './use-draft-timeslots.ts';

interface EditTimeslotProps {
  page: TimeslotOfGroupQuery['timeslotOfGroup'];
  deletes: boolean;
}

/** Limit, state, what reservations do, title and classes of one timeslot; reviewed before anything changes. */
export function EditTimeslot({ page, deletes }: EditTimeslotProps) {
  const { t, date, number } = useMessages();
  const weekdayName = useWeekdayName();
  const canEdit = useCan('timeslotgroup', 'edit');
  const act = useRefusalNotice();
  const { timeslot, group, isInRules } = page;
  const draft = useDraftTimeslots(group.id);
  const before = {
    limit: shownLimit(timeslot),
    state: timeslot.state === 'closed' ? 'closed' : 'open',
    status: timeslot.status,
    title: timeslot.title,
    classes: timeslot.classes,
  };
  const changesOf = (values: typeof before) => ({
    id: timeslot.id,
    ...Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== before[name as keyof typeof before]),
    ),
  });
  const form = useEditForm({
    values: before,
    check: async (values) =>
      parseInput(
        (await import('@foyer/domain/scheduling/timeslot-input.ts')).timeslotUpdateInput,
        changesOf(values),
      ),
    controlOf: (field) => field.replace(/^timeslots\.0\./, ''),
    save: (values) => draft({ timeslots: [changesOf(values)], newTimeslots: [] }),
  });
  const { getInputProps, getValues, setFieldValue, setValues, errors } = form.fields;
  const isEditable = canEdit && !timeslot.isPast && timeslot.state !== 'cancelled';
  const day = `/timeslotgroup/${group.id}/day/${timeslot.date}`;
  const giveBack = () =>
    void act(() => draft({ timeslots: [{ id: timeslot.id, followsRules: true }], newTimeslots: [] }));
  return (
    <EditPage
      title={`${weekdayName(weekdayOf(timeslot.date))} ${date(timeslot.date)} ${timeslot.time}`}
      subtitle={group.location.name}
      status={<TimeslotStateTag timeslot={timeslot} />}
      breadcrumbs={[
        { label: t('scheduling.title'), to: '/timeslotgroup' },
        { label: group.name, to: `/timeslotgroup/${group.id}` },
        { label: t('scheduling.dayView'), to: day },
      ]}
      form={form}
      canEdit={isEditable}
      opensDryRun
      saveLabel={t('scheduling.review.action')}
      above={
        <>
          {form.error && <Notice tone="danger">{form.error}</Notice>}
          {deletes && isEditable && (
            <DeleteTimeslot
              canDelete={timeslot.madeByHand && !isInRules}
              groupId={group.id}
              onClose={() => setFieldValue('state', 'closed')}
              onDelete={giveBack}
            />
          )}
        </>
      }
    >
      <Columns
        summary={
          <>
            <Card title={t('scheduling.timeslot.summary')}>
              <Facts
                facts={[
                  { label: t('scheduling.day.reserved'), value: number(timeslot.soldCount) },
                  { label: t('scheduling.day.held'), value: number(timeslot.heldCount) },
                  { label: t('scheduling.day.left'), value: timeslot.fill.left ?? '∞' },
                  {
                    label: t('scheduling.timeslot.origin'),
                    value: t(timeslot.madeByHand ? 'scheduling.day.byHand' : 'scheduling.timeslot.byRules'),
                  },
                  { label: t('scheduling.yields.timeZone'), value: group.location.timeZone },
                ]}
              />
              <p>
                <TimeslotMarks timeslot={timeslot} groupId={group.id} />
              </p>
              <Link to={`/timeslotgroup/${group.id}/visitors?date=${timeslot.date}`}>
                {t('scheduling.visitorList')}
              </Link>
            </Card>
            <HistoryCard entity="timeslot" id={timeslot.id} />
          </>
        }
      >
        <Card title={t('scheduling.timeslot.title')}>
          <Fields>
            <CountField
              label={t('scheduling.times.limit')}
              description={t('scheduling.times.limitHint')}
              placeholder="∞"
              {...getInputProps('limit')}
            />
            <Input.Wrapper label={t('scheduling.timeslot.state')} labelElement="div" error={errors.state}>
              <SegmentedControl
                fullWidth
                aria-label={t('scheduling.timeslot.state')}
                value={getValues().state}
                onChange={(state) => setFieldValue('state', state)}
                data={[
                  { value: 'open', label: t('scheduling.timeslot.open') },
                  { value: 'closed', label: t('scheduling.timeslot.closed') },
                ]}
              />
            </Input.Wrapper>
            <TimeDetails
              value={getValues()}
              errors={errors as Partial<Record<'status' | 'title' | 'classes', string>>}
              onChange={(changes) => setValues(changes)}
            />
            {isEditable && timeslot.madeByHand && (
              <Button c={isInRules ? 'var(--text)' : 'var(--danger-text)'} onClick={giveBack} w="fit-content">
                {t(isInRules ? 'scheduling.day.followRules' : 'scheduling.day.delete')}
              </Button>
            )}
          </Fields>
        </Card>
      </Columns>
    </EditPage>
  );
}
