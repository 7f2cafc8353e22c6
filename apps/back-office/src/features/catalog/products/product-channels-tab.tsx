import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWasRefused } from '../../../components/edit-page/failed-try.ts';
import type { CatalogueSalesFragment } from '../../../generated/operations.ts';
import { soldOf } from '../ticket-types/sales-card.tsx';
import styles from './product-channels-tab.module.css';
import type { EditedProduct, ProductForm } from './product-form.ts';

interface ProductChannelsTabProps {
  fields: UseFormReturnType<ProductForm>;
  product: EditedProduct;
  sales: CatalogueSalesFragment | undefined;
  canEdit: boolean;
}

type ChannelRow = EditedProduct['channels'][number];

/** On which channels the product is sold, and what visitors of each read as its name. */
export function ProductChannelsTab({ fields, product, sales, canEdit }: ProductChannelsTabProps) {
  const { t, date, number } = useMessages();
  const wasRefused = useWasRefused();
  const { channels, texts, name } = fields.getValues();
  const groupCount = product.ticketGroups.length;
  const usualName = texts.find(({ title }) => title.trim() !== '')?.title ?? name;
  const indexOf = ({ channel }: ChannelRow) =>
    channels.findIndex(({ channelId }) => channelId === channel.id);
  const isOn = (row: ChannelRow) => channels[indexOf(row)]?.enabled ?? false;
  const switchOf = (row: ChannelRow) => (
    <Switch
      className={styles.switch}
      aria-label={t('catalog.channels.connect', { channel: row.channel.title })}
      checked={isOn(row)}
      disabled={!canEdit}
      onChange={(event) =>
        fields.setFieldValue(`channels.${indexOf(row)}.enabled`, event.currentTarget.checked)
      }
    />
  );
  // A name may be wrong that was typed before its channel was switched off.
  const nameOf = (row: ChannelRow) =>
    isOn(row) || wasRefused(`channels.${indexOf(row)}`) ? (
      <TextInput
        aria-label={t('catalog.channels.nameOn', { channel: row.channel.title })}
        placeholder={usualName}
        {...fields.getInputProps(`channels.${indexOf(row)}.nameOnChannel`)}
      />
    ) : (
      <span className={styles.secondary}>{t('catalog.channels.notConnected')}</span>
    );
  const stateOf = ({ channel }: ChannelRow) =>
    t('catalog.channels.kind', { state: t(`catalog.channels.state.${channel.state}`) });
  const periodOf = ({ channel: { startDate, endDate } }: ChannelRow) => {
    if (startDate && endDate) return `${date(startDate)} – ${date(endDate)}`;
    if (startDate) return t('catalog.channels.from', { date: date(startDate) });
    return endDate ? t('catalog.channels.until', { date: date(endDate) }) : t('catalog.channels.always');
  };
  const groupsOf = (row: ChannelRow) =>
    row.ticketGroupCount === 0
      ? '–'
      : t('catalog.channels.groupsOf', { count: row.ticketGroupCount, total: groupCount });
  const soldOn = ({ channel }: ChannelRow) => soldOf(sales?.channels, channel.id, number);
  if (product.channels.length === 0) {
    return (
      <Card>
        <EmptyState
          kind="first"
          title={t('catalog.channels.none')}
          actions={<Link to="/ticketstreet">{t('catalog.channels.toChannels')}</Link>}
        >
          {t('catalog.channels.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <DataTable
        label={t('catalog.tab.channels')}
        rows={product.channels}
        rowKey={({ channel }) => channel.id}
        columns={[
          {
            key: 'channel',
            header: t('catalog.channels.channel'),
            cell: (row) => (
              <>
                <strong className={styles.name}>{row.channel.title}</strong>
                <br />
                <small className={styles.secondary}>{stateOf(row)}</small>
              </>
            ),
          },
          { key: 'name', header: t('catalog.channels.name'), cell: nameOf },
          { key: 'groups', header: t('catalog.channels.groups'), cell: groupsOf },
          { key: 'period', header: t('catalog.channels.period'), cell: periodOf, wideOnly: true },
          { key: 'sold', header: t('catalog.sales.sold'), cell: soldOn, align: 'end' },
          { key: 'connected', header: t('catalog.channels.connected'), cell: switchOf, align: 'end' },
        ]}
        card={(row) => ({
          title: row.channel.title,
          figure: switchOf(row),
          line2: stateOf(row),
          line2End: groupsOf(row),
          line3: nameOf(row),
          line3End: t('catalog.sales.soldCount', { count: soldOn(row) }),
        })}
      />
      <p className={styles.hint}>{t('catalog.channels.hint')}</p>
    </Card>
  );
}
