import { datesFromUntil, isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Radio, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '../../components/fields/date-field.tsx';
import { useWeekdayName } from '../../components/fields/weekday-name.ts';
import styles from './rule-editor.module.css';
import { everyDay, type RuleForm } from './rule-form.ts';

const quickChoices = [
  ['weekend', [6, 7]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['everyDay', everyDay],
] as const;

interface DurationStepProps {
  fields: UseFormReturnType<RuleForm>;
  canEdit: boolean;
}

/** When the rule applies: its name, kind, dates and weekdays. */
export function DurationStep({ fields, canEdit }: DurationStepProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const { from, until, weekdays: chosen, active, kind } = fields.getValues();
  const setWeekdays = (days: readonly number[]) => {
    fields.setFieldValue('weekdays', [...days].sort());
    fields.clearFieldError('weekdays');
  };
  const isChosen = (weekday: number) => chosen.includes(weekday);
  const error = fields.errors.weekdays;
  return (
    <Card>
      <div className={styles.fields}>
        <TextInput
          label={t('pricing.name')}
          description={t('pricing.nameHint')}
          maxLength={100}
          {...fields.getInputProps('name')}
        />
        <Radio.Group
          label={t('pricing.kind')}
          value={kind}
          onChange={(value) => fields.setFieldValue('kind', value === 'substitute' ? value : 'mutation')}
        >
          <div className={styles.kinds}>
            {(['mutation', 'substitute'] as const).map((value) => (
              <Radio
                key={value}
                value={value}
                disabled={!canEdit}
                className={styles.kind}
                wrapperProps={{ 'data-chosen': kind === value || undefined }}
                label={t(`pricing.kind.${value}`)}
                description={t(`pricing.kind.${value}Hint`)}
              />
            ))}
          </div>
        </Radio.Group>
        <div>
          <div className={styles.dates}>
            <DateField past="allowed" label={t('pricing.from')} {...fields.getInputProps('from')} />
            <DateField
              label={t('pricing.until')}
              past="warned"
              minDate={from ?? undefined}
              {...fields.getInputProps('until')}
            />
          </div>
          <p className={styles.hint} role="status">
            {daysText(from, until, chosen, t)}
          </p>
        </div>
        <fieldset className={styles.group}>
          <legend className={styles.label}>{t('pricing.weekdays')}</legend>
          <div className={styles.weekdays}>
            {weekdays.map((weekday) => (
              <button
                key={weekday}
                type="button"
                disabled={!canEdit}
                aria-pressed={isChosen(weekday)}
                aria-invalid={error ? true : undefined}
                onClick={() =>
                  setWeekdays(
                    isChosen(weekday) ? chosen.filter((day) => day !== weekday) : [...chosen, weekday],
                  )
                }
              >
                {weekdayName(weekday, 'short')}
              </button>
            ))}
          </div>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          {canEdit && (
            <div className={styles.quick}>
              {quickChoices.map(([name, days]) => (
                <Button
                  key={name}
                  size="compact-sm"
                  variant="subtle"
                  color="accent"
                  onClick={() => setWeekdays(days)}
                >
                  {t(`pricing.quick.${name}`)}
                </Button>
              ))}
            </div>
          )}
        </fieldset>
        <Switch
          label={t('pricing.active')}
          description={t('pricing.activeHint')}
          checked={active}
          onChange={(event) => fields.setFieldValue('active', event.currentTarget.checked)}
        />
      </div>
    </Card>
  );
}

/** '72 days, 22 of them on the chosen weekdays' */
function daysText(
  from: string | null,
  until: string | null,
  chosen: readonly number[],
  t: (key: string, params?: Record<string, string | number>) => string,
): string {
  if (!from || !until || !isLocalDate(from) || !isLocalDate(until) || until < from) return '';
  const dates = datesFromUntil(from, until);
  const count = dates.filter((date) => chosen.includes(weekdayOf(date))).length;
  return t('pricing.daysChosen', { days: dates.length, count });
}
