import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import {
  Button,
  Checkbox,
  Drawer,
  Group,
  Input,
  MultiSelect,
  Radio,
  SegmentedControl,
  Switch,
  Textarea,
} from '@mantine/core';
import { useState } from 'react';
import { ColourShape } from '../../../components/days/exception-colour.tsx';
import { EditableIf } from '../../../components/edit-page/editable-if.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { unexpected, ValidationError } from '../../../session/graphql/validation-error.ts';
import { TouchedStrip } from '../changes/touched-strip.tsx';
import { PublishedTag } from '../changes/what-happens.tsx';
import type { EditedTimeslotGroup } from '../timeslot-groups/timeslot-group-form.ts';
import { checkException } from './check-exception.ts';
import {
  controlOfException,
  type ExceptionAct,
  type ExceptionRow,
  exceptionActs,
  exceptionFormOf,
  exceptionInputOf,
} from './exception-form.ts';
import { ExceptionTimes } from './exception-times.tsx';
import styles from './exceptions.module.css';

interface ExceptionDrawerProps {
  exception: ExceptionRow;
  group: EditedTimeslotGroup;
  /** Of the group, or of the one that a draft was made on. */
  version: string;
  canEdit: boolean;
  others: readonly ExceptionRow[];
  /** Opens the dry run of these rules, made of this version of the group. */
  onReview: (rules: object, version: string) => Promise<unknown>;
  onClose: () => void;
}

const colours = ['green', 'orange', 'red'] as const;
const usualColour = { closed: 'red', times: 'orange', limit: 'orange' } as const;

/** The editor of one exception; saving opens the dry run (design, part 7). What is typed is asked about on leaving. */
export function ExceptionDrawer({
  exception,
  group,
  version,
  canEdit,
  others,
  onReview,
  onClose,
}: ExceptionDrawerProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const [asking, setAsking] = useState(false);
  const isNew = exception.id === null;
  const form = useEditForm({
    values: exceptionFormOf(exception),
    version,
    check: (values) => checkException(values, exception),
    controlOf: (field) =>
      controlOfException(field.replace(new RegExp(`^exceptions\\.${others.length}\\.`), '')),
    // The others are as they are now: a new exception is refused for no change of theirs.
    save: (values, _checked, seen: string) =>
      orSaySo(
        onReview({ exceptions: [...others, exceptionInputOf(values, exception)] }, isNew ? version : seen),
      ),
  });
  const { getInputProps, setFieldValue } = form.fields;
  const values = form.fields.getValues();
  const checked = checkException(values, exception);
  const linked = [
    ...group.ticketGroups,
    ...values.ticketGroupIds
      .filter((id) => !group.ticketGroups.some((one) => one.id === id))
      .map((id) => ({ id, name: t('exceptions.unlinked'), product: { name: '' } })),
  ];
  const choose = (act: ExceptionAct) => {
    setFieldValue('act', act);
    setFieldValue('colour', usualColour[act]);
  };
  return (
    <Drawer.Root
      opened
      position="right"
      size={480}
      classNames={{ content: styles.sheet }}
      onClose={() => (form.changedCount > 0 && canEdit ? setAsking(true) : onClose())}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* No `header`: within a drawer that would be a second banner of the page. */}
        <div className={styles.head}>
          <Drawer.Title>{values.note || t(isNew ? 'exceptions.new' : 'exceptions.unnamed')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('ui.close')} />
        </div>
        <Drawer.Body className={styles.body}>
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit();
            }}
          >
            <div className={styles.fields}>
              {asking && (
                <Notice
                  tone="warning"
                  title={t('exceptions.unsaved')}
                  links={
                    <>
                      <Button size="compact-sm" variant="subtle" onClick={() => setAsking(false)}>
                        {t('exceptions.continue')}
                      </Button>
                      <Button size="compact-sm" variant="subtle" color="danger" onClick={onClose}>
                        {t('exceptions.discard')}
                      </Button>
                    </>
                  }
                />
              )}
              {form.error && <Notice tone="danger">{form.error}</Notice>}
              <EditableIf can={canEdit}>
                <Fields>
                  <p style={{ margin: 0 }}>
                    <PublishedTag published={values.published} />
                  </p>
                  <Textarea
                    label={t('exceptions.note')}
                    description={t('exceptions.noteHint')}
                    maxLength={500}
                    rows={1}
                    autosize={false}
                    {...getInputProps('note')}
                  />
                  <Fields row>
                    <DateField
                      label={t('scheduling.periods.from')}
                      past="allowed"
                      {...getInputProps('from')}
                      onChange={(from) => {
                        setFieldValue('from', from);
                        if (from && isLocalDate(from) && (values.until === null || values.until < from))
                          setFieldValue('until', from);
                      }}
                    />
                    <DateField
                      past="warned"
                      label={t('scheduling.periods.until')}
                      {...getInputProps('until')}
                    />
                  </Fields>
                  {exception.kind === 'weekday' && (
                    <Checkbox.Group label={t('scheduling.times.days')} {...getInputProps('weekdays')}>
                      <Group gap="sm" mt={4}>
                        {weekdays.map((day) => (
                          <Checkbox key={day} value={String(day)} label={weekdayName(day, 'short')} />
                        ))}
                      </Group>
                    </Checkbox.Group>
                  )}
                  <MultiSelect
                    label={t('exceptions.activities')}
                    description={t('exceptions.activitiesHint')}
                    data={linked.map(({ id, name }) => ({ value: id, label: name }))}
                    {...getInputProps('ticketGroupIds')}
                  />
                  <Input.Wrapper label={t('exceptions.whatHappens')} labelElement="div">
                    <SegmentedControl
                      fullWidth
                      aria-label={t('exceptions.whatHappens')}
                      value={values.act}
                      onChange={(act) => choose(act as ExceptionAct)}
                      data={exceptionActs.map((act) => ({ value: act, label: t(`exceptions.act.${act}`) }))}
                    />
                  </Input.Wrapper>
                  <Checkbox
                    label={t('exceptions.allDay')}
                    {...getInputProps('allDay', { type: 'checkbox' })}
                  />
                  {!values.allDay && (
                    <Fields row>
                      <TimeField label={t('exceptions.fromTime')} {...getInputProps('fromTime')} />
                      <TimeField
                        label={t('exceptions.untilTime')}
                        below={
                          isLocalTime(values.untilTime) &&
                          values.untilTime < values.fromTime &&
                          t('hours.nextDay')
                        }
                        {...getInputProps('untilTime')}
                      />
                    </Fields>
                  )}
                  {values.act === 'times' && (
                    <ExceptionTimes
                      times={values.times}
                      errors={form.fields.errors}
                      onChange={(times) => setFieldValue('times', times)}
                    />
                  )}
                  {values.act !== 'closed' && (
                    <CountField
                      label={t('exceptions.limit')}
                      description={t('exceptions.limitHint')}
                      {...getInputProps('limit')}
                    />
                  )}
                  <Radio.Group label={t('exceptions.colourLabel')} {...getInputProps('colour')}>
                    <div className={styles.colours}>
                      {colours.map((colour) => (
                        <Radio
                          key={colour}
                          value={colour}
                          className={styles.colour}
                          label={
                            <>
                              <span className={styles.shape} data-colour={colour}>
                                <ColourShape colour={colour} />
                              </span>{' '}
                              {t(`marks.colour.${colour}`)}
                            </>
                          }
                          description={t(`exceptions.colourMeans.${colour}`)}
                        />
                      ))}
                    </div>
                  </Radio.Group>
                  <Switch
                    label={t('exceptions.publish')}
                    description={t('exceptions.publishHint')}
                    {...getInputProps('published', { type: 'checkbox' })}
                  />
                  {canEdit && (
                    <TouchedStrip
                      groupId={group.id}
                      isDraft={!values.published}
                      rules={
                        checked.ok ? { exceptions: [...others, { ...checked.value, published: true }] } : null
                      }
                    />
                  )}
                </Fields>
              </EditableIf>
            </div>
            {canEdit && (
              <div className={styles.buttons}>
                {!isNew && (
                  <Button
                    variant="subtle"
                    color="danger"
                    className={styles.delete}
                    onClick={() => void onReview({ exceptions: others }, version).catch(() => {})}
                  >
                    {t('exceptions.delete')}
                  </Button>
                )}
                <Button onClick={onClose}>{t('ui.cancel')}</Button>
                <Button type="submit" variant="filled" loading={form.saving}>
                  {t('exceptions.save')}
                </Button>
              </div>
            )}
          </form>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** A failure without a reason uses the words of specification 001, section 8. */
async function orSaySo(saved: Promise<unknown>): Promise<unknown> {
  return saved.catch((error) => {
    if (error instanceof ValidationError && error.main?.errorKey !== unexpected) throw error;
    const main = { field: 'main', message: '', errorKey: 'exception-not-added', params: {} };
    throw new ValidationError('', main, []);
  });
}
