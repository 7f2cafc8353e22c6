import { writePrice } from '@foyer/domain/catalog/read-price.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Text, TextInput } from '@mantine/core';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { giftCardControlOf, readAmount, withUnreadAmount } from './gift-card-form.ts';
import { CorrectGiftCard, GiftCardList, OpenGiftCard } from './gift-cards.graphql.ts';
import styles from './gift-cards.module.css';

type CorrectionForm = { change: string; reason: string };
const empty: CorrectionForm = { change: '', reason: '' };

/** More or less on a card, with the reason that its movements show. */
export function CorrectBalanceCard({ id }: { id: string }) {
  const { t, intlLocale } = useMessages();
  const notify = useNotify();
  const canCorrect = useCan('discountcodes-and-vouchers', 'extra');
  const correct = useGraphqlMutation(CorrectGiftCard, { refetch: [OpenGiftCard, GiftCardList] });
  const form = useEditForm({
    values: empty,
    controlOf: giftCardControlOf,
    check: async (values) => {
      const { giftCardCorrectionInput } = await import('@foyer/domain/gift-cards/gift-card-input.ts');
      const changeMinor = readAmount(values.change);
      const checked = parseInput(giftCardCorrectionInput, {
        changeMinor: changeMinor ?? 0,
        reason: values.reason,
      });
      return withUnreadAmount(checked, 'change', values.change.trim() !== '' && changeMinor === null);
    },
    save: async (_values, input) => {
      await correct.mutateAsync({ id, input });
      notify.done(t('gift-cards.corrected'));
    },
  });
  const { getInputProps } = form.fields;
  const submit = async () => {
    if (!(await form.submit())) return;
    form.fields.setValues(empty);
    form.fields.resetDirty(empty);
  };
  return (
    <Card
      title={t('gift-cards.card.correct')}
      actions={!canCorrect && <Text size="xs">{t('gift-cards.needsExtra')}</Text>}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields>
          <div className={styles.correct}>
            <TextInput
              label={t('gift-cards.field.change')}
              placeholder={`−${writePrice(1000, decimalSignOf(intlLocale))}`}
              disabled={!canCorrect}
              {...getInputProps('change')}
            />
            <TextInput
              label={t('gift-cards.field.reason')}
              placeholder={t('gift-cards.reasonHint')}
              disabled={!canCorrect}
              {...getInputProps('reason')}
            />
          </div>
          {form.error && (
            <p role="alert" className={styles.error}>
              {form.error}
            </p>
          )}
          <div>
            <Button type="submit" disabled={!canCorrect || form.changedCount === 0} loading={form.saving}>
              {t('gift-cards.correct')}
            </Button>
          </div>
        </Fields>
      </form>
    </Card>
  );
}
