import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { voucherBillings } from '@foyer/domain/vouchers/voucher.ts';
import { formatVoucherCode, tidyVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { CountField } from '../../components/fields/count-field.tsx';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BatchCard, VoucherUseCard } from './batch-details-fields.tsx';
import { type BatchForm, batchInputOf, newBatch } from './batch-form.ts';
import { typesOfVouchers } from './types-of-vouchers.ts';
import { useBatchWords } from './use-batch-words.ts';
import { useVoucherCrumbs } from './use-voucher-crumbs.ts';
import { CreateVoucherBatch, TicketsOfVouchers, VoucherBatchList } from './vouchers.graphql.ts';
import styles from './vouchers.module.css';
import { type TypeOfVoucher, WorthCard, worthOf } from './worth-card.tsx';

/** A new batch of vouchers; once it is made, its vouchers open (design: voucher-batch). */
export default function CreateBatchPage() {
  const { t } = useMessages();
  const language = useStaffLanguage();
  const query = useGraphqlQuery(TicketsOfVouchers, {});
  return (
    <QueryView query={query} failed={t('vouchers.list.failed')}>
      {(tickets) => <CreateBatchForm types={typesOfVouchers(tickets, language)} />}
    </QueryView>
  );
}

function CreateBatchForm({ types }: { types: readonly TypeOfVoucher[] }) {
  const { t } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateVoucherBatch, { refetch: [VoucherBatchList] });
  const form = useEditForm<BatchForm>({
    values: newBatch,
    check: async (values) =>
      parseInput((await import('@foyer/domain/vouchers/voucher-batch-input.ts')).voucherBatchInput, values),
    save: async (values) => {
      const { createVoucherBatch } = await create.mutateAsync({ input: batchInputOf(values) });
      setMadeId(createVoucherBatch.id);
    },
  });
  useGoOnceSaved(form, madeId && `/voucher/${madeId}`, { replace: true });
  const { getInputProps } = form.fields;
  const { quantity } = form.fields.getValues();
  const label = t('vouchers.createCount', { count: Number.isInteger(quantity) ? (quantity ?? 0) : 0 });
  return (
    <EditPage
      title={t('vouchers.create')}
      breadcrumbs={useVoucherCrumbs()}
      actions={
        canEdit && (
          <>
            <Button component={Link} to="/voucher">
              {t('ui.cancel')}
            </Button>
            <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
              {label}
            </Button>
          </>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={label}
    >
      <Columns summary={<Summary fields={form.fields} types={types} />}>
        <BatchCard
          getInputProps={getInputProps}
          canEdit={canEdit}
          quantity={
            <CountField
              label={t('vouchers.field.quantity')}
              description={t('vouchers.field.quantityHint')}
              min={1}
              max={100_000}
              {...getInputProps('quantity')}
            />
          }
        />
        <WorthCard fields={form.fields} types={types} />
        <VoucherUseCard getInputProps={form.fields.getInputProps} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}

/** Characters that stand for those that are drawn. */
const example = '7WD3NQX84PKMRT9HVBCA';

function Summary({
  fields,
  types,
}: {
  fields: UseFormReturnType<BatchForm>;
  types: readonly TypeOfVoucher[];
}) {
  const { t, number } = useMessages();
  const words = useBatchWords();
  const { getInputProps } = fields;
  const { prefix, codeLength, quantity, worth } = fields.getValues();
  const count = Number.isInteger(quantity) ? (quantity ?? 0) : 0;
  const tidied = tidyVoucherCode(prefix);
  return (
    <>
      <Card title={t('vouchers.card.format')}>
        <Fields>
          <Fields row>
            <TextInput label={t('vouchers.field.prefix')} maxLength={20} {...getInputProps('prefix')} />
            <CountField
              label={t('vouchers.field.codeLength')}
              description={t('vouchers.field.codeLengthHint')}
              min={8}
              max={20}
              {...getInputProps('codeLength')}
            />
          </Fields>
          <div>
            <span className={styles.quiet}>{t('vouchers.example')}</span>
            <p className={styles.example}>
              {formatVoucherCode(tidied + example.slice(0, codeLength ?? 10), tidied)}
            </p>
            <span className={styles.quiet}>{t('vouchers.exampleHint')}</span>
          </div>
        </Fields>
      </Card>
      <Card title={t('vouchers.card.after')}>
        <Facts
          facts={[
            { label: t('vouchers.list.title'), value: number(count) },
            { label: t('vouchers.totalWorth'), value: words.amount(count * worthOf(worth, types)) },
            { label: t('vouchers.liability'), value: t('vouchers.liabilityWhen') },
            { label: t('vouchers.download'), value: 'CSV' },
          ]}
        />
      </Card>
      <Card title={t('vouchers.card.billing')}>
        <Radio.Group aria-label={t('vouchers.card.billing')} {...getInputProps('billing')}>
          <Stack gap="xs">
            {voucherBillings.map((value) => (
              <Radio key={value} value={value} label={t(`vouchers.billing.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
    </>
  );
}
