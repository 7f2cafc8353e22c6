import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { DateField } from '../fields/date-field.tsx';
import styles from './rates.module.css';
import { type RateName, type RatesForm, tomorrowIn } from './rates-form.ts';

interface RatesFieldsProps {
  /** Of the form: value, change and error of a field. */
  getInputProps: (name: RateName | 'fromDay') => object;
  /** Before the amounts; '' where the currency is not chosen yet. */
  sign: string;
  /** The day on which they begin; a new client begins with its rates. */
  day?: { value: RatesForm['fromDay']; timeZone: string; onChange: (day: string | null) => void };
}

/** What the platform charges a client, and from which day on. */
export function RatesFields({ getInputProps, sign, day }: RatesFieldsProps) {
  const { t } = useMessages();
  const field = (name: RateName) => ({
    label: t(`client-choice.rate.${name}`),
    inputMode: 'decimal' as const,
    leftSection: sign !== '' && <span>{sign}</span>,
    ...getInputProps(name),
  });
  return (
    <div className={styles.fields}>
      <TextInput {...field('platformServiceOnline')} />
      <TextInput {...field('platformServiceOffline')} />
      <TextInput {...field('platformServiceGroups')} />
      <TextInput {...field('platformTransactionOnline')} />
      <TextInput {...field('platformTransactionOffline')} />
      {day && (
        <DateField
          label={t('client-choice.rate.fromDay')}
          description={t('client-choice.rate.fromDayHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          past="allowed"
          minDate={tomorrowIn(day.timeZone)}
          {...getInputProps('fromDay')}
          value={day.value}
          onChange={day.onChange}
        />
      )}
    </div>
  );
}
