import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import type { SaleState } from './sale-state.ts';

interface DiscountDialogProps {
  sale: SaleState;
  /** It opens for a gift card or voucher. */
  forCode: boolean;
  onSave: (change: Pick<SaleState, 'discountCode' | 'discountBasisPoints' | 'payingCodes'>) => void;
  onClose: () => void;
}

/** A discount code, or a percentage that staff give, and gift cards and vouchers that pay a part. */
export function DiscountDialog({ sale, forCode, onSave, onClose }: DiscountDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [code, setCode] = useState(sale.discountCode);
  const [percentage, setPercentage] = useState(shownPercentage(sale.discountBasisPoints));
  const [paying, setPaying] = useState(sale.payingCodes.join(' '));
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const basisPoints = readPercentage(percentage);
    if (basisPoints === undefined) {
      setWrong(true);
      return;
    }
    onSave({
      discountCode: code.trim(),
      discountBasisPoints: basisPoints,
      payingCodes: paying.split(/[\s,;]+/).filter((one) => one !== ''),
    });
    onClose();
  };
  return (
    <FormDialog
      opened
      title={t('desk.discountOrVoucher')}
      submitLabel={t('desk.useCodes')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('desk.discountCode')}
          autoComplete="off"
          data-autofocus={forCode ? undefined : true}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <TextInput
          label={t('desk.discountPercentage')}
          inputMode="decimal"
          autoComplete="off"
          rightSection="%"
          value={percentage}
          error={isWrong ? errorText({ code: 'discount-percentage-invalid' }) : undefined}
          onChange={(event) => {
            setWrong(false);
            setPercentage(event.currentTarget.value);
          }}
        />
        <TextInput
          label={t('desk.payingCodes')}
          description={t('desk.payingCodesHint')}
          autoComplete="off"
          data-autofocus={forCode ? true : undefined}
          value={paying}
          onChange={(event) => setPaying(event.currentTarget.value)}
        />
      </Fields>
    </FormDialog>
  );
}

const shownPercentage = (basisPoints: number | null): string =>
  basisPoints === null ? '' : String(basisPoints / 100);

/** null = blank; undefined = no percentage (specification 001, section 5: valid or blank). */
export function readPercentage(typed: string): number | null | undefined {
  const text = typed.trim().replace('%', '').replace(',', '.').trim();
  if (text === '') return null;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const basisPoints = Math.round(Number(text) * 100);
  return basisPoints >= 1 && basisPoints <= 10_000 ? basisPoints : undefined;
}
