import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../components/use-can.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { ProductListQuery } from '../../../generated/operations.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ArchiveProduct, ChangeProductChannels, DuplicateProduct, ProductList } from '../catalog.graphql.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductChannels } from './product-bulk.graphql.ts';
import styles from './product-bulk.module.css';

const SetAvailabilityDialog = onDemand(
  async () => (await import('./set-availability-dialog.tsx')).SetAvailabilityDialog,
);

interface ProductBulkProps {
  chosen: readonly ListedProduct[];
  channels: ProductListQuery['channelChoices'];
  onClear: () => void;
}

/** What can be done to several products at once. They are done one by one: a refused one leaves those after it. */
export function ProductBulk({ chosen, channels, onClear }: ProductBulkProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const [setting, setSetting] = useState(false);
  const [busy, setBusy] = useState(false);
  const archive = useGraphqlMutation(ArchiveProduct, { refetch: [ProductList] });
  const connect = useGraphqlMutation(ChangeProductChannels, { refetch: [ProductList] });
  const duplicate = useGraphqlMutation(DuplicateProduct, { refetch: [ProductList] });
  const mayDuplicate = useCan('tickets', 'edit');
  const notice = useRefusalNotice();
  const notify = useNotify();
  const onSale = chosen.filter(({ state }) => state !== 'archived');
  const archived = chosen.filter(({ state }) => state === 'archived');
  const each = async (
    rows: readonly ListedProduct[],
    act: (id: string) => Promise<unknown>,
    done: (count: number) => string,
  ) => {
    setBusy(true);
    const isDone = await notice(async () => {
      for (const { product } of rows) await act(product.id);
    });
    setBusy(false);
    setAsking(false);
    if (!isDone) return;
    notify.done(done(rows.length));
    onClear();
  };
  const connectTo = (channelId: string, channel: string) =>
    each(
      onSale,
      async (id) => {
        const { product } = await requestGraphql(ProductChannels, { id });
        const known = product.channels.find((one) => one.channel.id === channelId);
        const wanted = { channelId, enabled: true, nameOnChannel: known?.nameOnChannel ?? '' };
        await connect.mutateAsync({ id, channels: [wanted], version: product.version });
      },
      (count) => t('bulk.connected', { count, channel }),
    );
  return (
    <div className={styles.bar}>
      <span aria-live="polite">{t('bulk.selected', { count: chosen.length })}</span>
      {onSale.length > 0 && channels.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" loading={busy}>
              {t('bulk.connect')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {channels.map(({ id, title }) => (
              <Menu.Item key={id} onClick={() => void connectTo(id, title)}>
                {title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {onSale.length > 0 && (
        <Button size="compact-sm" disabled={busy} onClick={() => setSetting(true)}>
          {t('bulk.setAvailability')}
        </Button>
      )}
      {mayDuplicate && (
        <Button
          size="compact-sm"
          loading={busy}
          onClick={() =>
            void each(
              chosen,
              (id) => duplicate.mutateAsync({ id, mark: t('catalog.product.copyMark') }),
              (count) => t('bulk.duplicated', { count }),
            )
          }
        >
          {t('bulk.duplicate')}
        </Button>
      )}
      {onSale.length > 0 && (
        <Button size="compact-sm" disabled={busy} onClick={() => setAsking(true)}>
          {t('bulk.archive')}
        </Button>
      )}
      {archived.length > 0 && (
        <Button
          size="compact-sm"
          loading={busy}
          onClick={() =>
            void each(
              archived,
              (id) => archive.mutateAsync({ id, archived: false }),
              (count) => t('bulk.restored', { count }),
            )
          }
        >
          {t('bulk.restore')}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" className={styles.clear} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {setting && (
        <SetAvailabilityDialog
          chosen={onSale}
          onClose={(isDone) => {
            setSetting(false);
            if (isDone) onClear();
          }}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title={t('bulk.archiveQuestion', { count: onSale.length })}
        confirmLabel={t('bulk.archiveCount', { count: onSale.length })}
        busy={busy}
        onConfirm={() =>
          void each(
            onSale,
            (id) => archive.mutateAsync({ id, archived: true }),
            (count) => t('bulk.archived', { count }),
          )
        }
        onCancel={() => setAsking(false)}
      >
        {onSale.map(({ product }) => product.name).join(', ')}
        {'. '}
        {t('bulk.archiveText')}
      </ConfirmDialog>
    </div>
  );
}
