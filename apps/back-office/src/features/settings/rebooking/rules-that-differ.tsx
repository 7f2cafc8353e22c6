import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { signOf } from '../currency-sign.ts';
import { type DifferingRule, differingRules, type RebookingExceptionForm } from './exception-form.ts';
import styles from './rebooking.module.css';

interface RulesThatDifferProps {
  form: UseFormReturnType<RebookingExceptionForm>;
  onChange: () => void;
}

/** A box for each rule; one that is ticked has its own value. */
export function RulesThatDiffer({ form, onChange }: RulesThatDifferProps) {
  const { t, intlLocale } = useMessages();
  const currency = useClientFacts()?.currency;
  const { getInputProps, getValues, setFieldValue, clearFieldError } = form;
  const { differing, isDifferenceReturned } = getValues();
  const labelOf = (rule: DifferingRule) => t(`settings.field.${rule}`);
  const controls: Record<DifferingRule, ReactNode> = {
    latestHours: (
      <CountField
        aria-label={labelOf('latestHours')}
        max={720}
        rightSection={<span>{t('settings.hours')}</span>}
        rightSectionWidth={72}
        {...getInputProps('latestHours')}
      />
    ),
    mostTimes: (
      <CountField
        aria-label={labelOf('mostTimes')}
        max={99}
        rightSection={<span>{t('settings.times')}</span>}
        rightSectionWidth={72}
        {...getInputProps('mostTimes')}
      />
    ),
    feeMinor: (
      <TextInput
        aria-label={labelOf('feeMinor')}
        inputMode="decimal"
        leftSection={currency && <span>{signOf(currency, intlLocale)}</span>}
        {...getInputProps('feeMinor')}
      />
    ),
    earlierDays: (
      <CountField
        aria-label={labelOf('earlierDays')}
        max={730}
        rightSection={<span>{t('settings.days')}</span>}
        rightSectionWidth={72}
        {...getInputProps('earlierDays')}
      />
    ),
    laterDays: (
      <CountField
        aria-label={labelOf('laterDays')}
        max={730}
        rightSection={<span>{t('settings.days')}</span>}
        rightSectionWidth={72}
        {...getInputProps('laterDays')}
      />
    ),
    isDifferenceReturned: (
      <SegmentedControl
        aria-label={labelOf('isDifferenceReturned')}
        {...getInputProps('isDifferenceReturned')}
        value={isDifferenceReturned ? 'refund' : 'keep'}
        onChange={(chosen) => {
          setFieldValue('isDifferenceReturned', chosen === 'refund');
          onChange();
        }}
        data={['keep', 'refund'].map((one) => ({ value: one, label: t(`rebooking.difference.${one}`) }))}
      />
    ),
  };
  const choose = (rule: DifferingRule, isChosen: boolean) => {
    clearFieldError('isAllowed');
    setFieldValue(
      'differing',
      differingRules.filter((one) => (one === rule ? isChosen : differing.includes(one))),
    );
    onChange();
  };
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.label}>{t('rebooking.whatDiffers')}</legend>
      {differingRules.map((rule) => {
        const isChosen = differing.includes(rule);
        return (
          <div key={rule} className={styles.rule}>
            <Checkbox
              label={labelOf(rule)}
              description={t(`settings.hint.${rule}`)}
              checked={isChosen}
              onChange={(event) => choose(rule, event.currentTarget.checked)}
            />
            {isChosen && <div className={styles.value}>{controls[rule]}</div>}
          </div>
        );
      })}
    </fieldset>
  );
}
