import { donationChoices } from '@foyer/domain/channels/sales-flow.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Radio, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useWasRefused } from '../../../../components/edit-page/failed-try.ts';
import { decimalSignOf } from '../../../../components/fields/decimal-sign.ts';
import { type PartFieldsProps, valuesOf } from '../editor-fields.ts';

/** How a visitor chooses an amount, and the amounts to choose from: at most five. */
export function DonationFields({ fields }: PartFieldsProps) {
  const { t, intlLocale } = useMessages();
  const wasRefused = useWasRefused();
  const { choice, amountsMinor } = valuesOf(fields).salesFlow.donation;
  const sign = decimalSignOf(intlLocale);
  const written = (minor: number) => (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2).replace('.', sign);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const isAsTyped = JSON.stringify(typed.map(readAmount)) === JSON.stringify(amountsMinor);
  return (
    <>
      <Radio.Group
        label={t('ticketstreet.donation.choice')}
        {...fields.getInputProps('salesFlow.donation.choice')}
      >
        {donationChoices.map((value) => (
          <Radio key={value} mt={6} value={value} label={t(`ticketstreet.donation.choice.${value}`)} />
        ))}
      </Radio.Group>
      {(choice !== 'free' || wasRefused('salesFlow.donation.amountsMinor')) && (
        <TagsInput
          label={t('ticketstreet.donation.amounts')}
          description={t('ticketstreet.donation.amountsHint')}
          {...fields.getInputProps('salesFlow.donation.amountsMinor')}
          // What is no amount stays as it was typed, for the rule to refuse.
          value={isAsTyped ? [...typed] : amountsMinor.map(written)}
          onChange={(amounts) => {
            setTyped(amounts);
            fields.setFieldValue('salesFlow.donation.amountsMinor', amounts.map(readAmount));
          }}
        />
      )}
    </>
  );
}

/** '5', '7,50' and '7.5' in minor units; anything else is no number. */
function readAmount(text: string): number {
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
