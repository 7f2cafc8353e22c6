import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveAsFile, writeCsv } from '../../../components/csv-file.ts';
import { readAllRows } from '../../../components/list-page/read-all-rows.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import type { EditedDiscount } from '../discount-form.ts';
import { CodesOfDiscount } from '../discounts.graphql.ts';
import styles from '../discounts.module.css';

const GenerateCodesDialog = onDemand(
  async () => (await import('./generate-codes-dialog.tsx')).GenerateCodesDialog,
);
const ImportCodesDialog = onDemand(async () => (await import('./import-codes-dialog.tsx')).ImportCodesDialog);

interface CodesCardProps {
  discount: EditedDiscount;
  canEdit: boolean;
}

/** The codes of a discount and what they were used for; made, imported and downloaded here. */
export function CodesCard({ discount, canEdit }: CodesCardProps) {
  const { t, number, money } = useMessages();
  const notify = useNotify();
  const currency = useClientFacts()?.currency;
  const [asked, setAsked] = useState<'generate' | 'import' | null>(null);
  const [isLoading, setLoading] = useState(false);
  const { id, title, figures } = discount;
  const download = async () => {
    setLoading(true);
    try {
      const rows = (await readAllCodes(id)).map(({ code, uses }) => [code, String(uses)]);
      saveAsFile(`${title}.csv`, writeCsv([[t('discounts.field.code'), t('discounts.field.used')], ...rows]));
    } catch {
      notify.failed();
    }
    setLoading(false);
  };
  return (
    <Card title={t('discounts.card.codes')}>
      <div className={styles.tries}>
        <Facts
          facts={[
            { label: t('discounts.field.codes'), value: figures.onlyCode ?? number(figures.codeCount) },
            { label: t('discounts.field.used'), value: number(figures.uses) },
            {
              label: t('discounts.field.given'),
              value: currency ? money(figures.givenMinor, currency) : '',
            },
          ]}
        />
        <Making making={discount.making} />
        <div className={styles.codes}>
          {canEdit && <Button onClick={() => setAsked('generate')}>{t('discounts.generate')}</Button>}
          {canEdit && <Button onClick={() => setAsked('import')}>{t('discounts.import')}</Button>}
          {figures.codeCount > 0 && (
            <Button
              loading={isLoading}
              leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => void download()}
            >
              {t('discounts.download')}
            </Button>
          )}
        </div>
      </div>
      {asked === 'generate' && <GenerateCodesDialog discountId={id} onClose={() => setAsked(null)} />}
      {asked === 'import' && <ImportCodesDialog discountId={id} onClose={() => setAsked(null)} />}
    </Card>
  );
}

/** How far the work on its codes is, while it runs; why it failed. */
function Making({ making }: Pick<EditedDiscount, 'making'>) {
  const { t, number } = useMessages();
  const errorText = useErrorText();
  if (making?.state === 'failed')
    return <Notice tone="danger">{errorText({ code: making.failure ?? '' })}</Notice>;
  if (making?.state !== 'running') return null;
  const { done, total } = making;
  return <Notice tone="info">{t('discounts.making', { done: number(done), total: number(total) })}</Notice>;
}

/** A discount may have a million codes. */
const readAllCodes = (discountId: string) =>
  readAllRows(async (first, after) => {
    const { discountCodes } = await requestGraphql(CodesOfDiscount, { discountId, first, after });
    return discountCodes;
  });
