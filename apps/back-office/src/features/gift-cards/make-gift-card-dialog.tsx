import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, Textarea, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { ownNameOfLanguage } from '../../components/fields/language-tabs.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts, useClientFactsQuery } from '../../components/use-client-facts.ts';
import { useGo } from '../../components/use-go.ts';
import type { NewGiftCardInput } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { giftCardControlOf, readAmount, withUnreadAmount } from './gift-card-form.ts';
import { CreateGiftCard, GiftCardList } from './gift-cards.graphql.ts';

type GiftCardForm = {
  amount: string;
  source: 'paid-elsewhere' | 'given';
  /** null = the client's languages have not come. */
  language: NewGiftCardInput['language'] | null;
  recipientName: string;
  recipientEmail: string;
  fromName: string;
  message: string;
};

const empty: GiftCardForm = {
  amount: '',
  source: 'paid-elsewhere',
  language: null,
  recipientName: '',
  recipientEmail: '',
  fromName: '',
  message: '',
};

const inputOf = ({ amount, ...kept }: GiftCardForm) => ({ ...kept, amountMinor: readAmount(amount) ?? 0 });

/** A card that staff sell outside of Foyer, or give away. */
export function MakeGiftCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const go = useGo();
  const client = useClientFactsQuery();
  const languages = useClientFacts()?.contentLanguages ?? [];
  const mayGive = useCan('discountcodes-and-vouchers', 'extra');
  const create = useGraphqlMutation(CreateGiftCard, { refetch: [GiftCardList] });
  const form = useEditForm({
    values: { ...empty, language: languages[0] ?? null },
    controlOf: giftCardControlOf,
    check: async (values) => {
      const { newGiftCardInput } = await import('@foyer/domain/gift-cards/gift-card-input.ts');
      const isUnread = values.amount.trim() !== '' && readAmount(values.amount) === null;
      return withUnreadAmount(parseInput(newGiftCardInput, inputOf(values)), 'amount', isUnread);
    },
    save: async (_values, input) => {
      const { createGiftCard } = await create.mutateAsync({ input });
      onClose();
      go(`/gift/${createGiftCard.id}`);
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog
      form={form}
      title={t('gift-cards.make')}
      waitsFor={{ query: client, failed: t('ui.partFailed.title') }}
      onClose={onClose}
    >
      <Fields>
        <Fields row>
          <TextInput
            label={t('gift-cards.field.value')}
            inputMode="decimal"
            data-autofocus
            {...getInputProps('amount')}
          />
          <Select
            label={t('gift-cards.field.source')}
            allowDeselect={false}
            data={[
              { value: 'paid-elsewhere', label: t('gift-cards.source.paid-elsewhere') },
              { value: 'given', label: t('gift-cards.source.given'), disabled: !mayGive },
            ]}
            {...getInputProps('source')}
          />
        </Fields>
        <Select
          label={t('gift-cards.field.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: ownNameOfLanguage(value) }))}
          {...getInputProps('language')}
        />
        <TextInput label={t('gift-cards.field.for')} {...getInputProps('recipientName')} />
        <TextInput label={t('gift-cards.field.email')} type="email" {...getInputProps('recipientEmail')} />
        <TextInput label={t('gift-cards.field.from')} {...getInputProps('fromName')} />
        <Textarea
          label={t('gift-cards.field.message')}
          maxLength={200}
          autosize
          {...getInputProps('message')}
        />
      </Fields>
    </EditFormDialog>
  );
}
