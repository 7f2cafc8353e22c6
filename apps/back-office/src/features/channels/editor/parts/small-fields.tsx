import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch } from '@mantine/core';
import type { PartFieldsProps } from '../editor-fields.ts';

/** What the last page offers besides the tickets. */
export function ThankYouFields({ fields }: PartFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <Switch
        label={t('ticketstreet.options.wallet')}
        description={t('ticketstreet.options.walletHint')}
        {...fields.getInputProps('salesFlow.options.wallet', { type: 'checkbox' })}
      />
      <Switch
        label={t('ticketstreet.options.calendarFile')}
        {...fields.getInputProps('salesFlow.options.calendarFile', { type: 'checkbox' })}
      />
    </>
  );
}

/** The codes that this page takes. */
export function VoucherFields({ fields }: PartFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <Switch
        label={t('ticketstreet.options.discountCodes')}
        {...fields.getInputProps('salesFlow.options.discountCodes', { type: 'checkbox' })}
      />
      <Switch
        label={t('ticketstreet.options.vouchers')}
        {...fields.getInputProps('salesFlow.options.vouchers', { type: 'checkbox' })}
      />
      <Switch
        label={t('ticketstreet.options.giftCards')}
        {...fields.getInputProps('salesFlow.options.giftCards', { type: 'checkbox' })}
      />
    </>
  );
}

export function TermsFields({ fields }: PartFieldsProps) {
  const { t } = useMessages();
  return (
    <Switch
      label={t('ticketstreet.terms.required')}
      description={t('ticketstreet.terms.requiredHint')}
      {...fields.getInputProps('salesFlow.termsRequired', { type: 'checkbox' })}
    />
  );
}
