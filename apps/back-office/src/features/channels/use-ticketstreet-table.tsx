import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconExternalLink } from '@tabler/icons-react';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import type { TicketstreetListQuery } from '../../generated/operations.ts';
import { PublicationTag } from './publication-tag.tsx';
import styles from './ticketstreet-address.module.css';
import { usePeriodText } from './use-period-text.ts';

export type TicketstreetRow = TicketstreetListQuery['ticketstreets'][number];

/** How the list shows a ticketstreet: a row, on a phone a card. */
export function useTicketstreetTable(): ListTable<TicketstreetRow> {
  const { t } = useMessages();
  const periodText = usePeriodText();
  const languages = (row: TicketstreetRow) =>
    row.languages.map((language) => language.toUpperCase()).join(' ');
  return {
    name: 'ticketstreets',
    columns: [
      { key: 'title', header: t('channels.field.title'), cell: (row) => row.title, sortKey: 'title' },
      {
        key: 'url',
        header: t('channels.field.address'),
        cell: (row) => <PageLink row={row} />,
        sortKey: 'url',
      },
      {
        key: 'state',
        header: t('channels.field.state'),
        cell: (row) => <PublicationTag state={row.state} />,
        sortKey: 'state',
      },
      { key: 'period', header: t('channels.field.published'), cell: periodText },
      {
        key: 'languages',
        header: t('channels.field.languages'),
        cell: languages,
        muted: true,
        wideOnly: true,
      },
      {
        key: 'groups',
        header: t('channels.field.ticketGroups'),
        cell: (row) => row.ticketGroups.length,
        align: 'end',
        wideOnly: true,
      },
    ],
    rowKey: (row) => row.id,
    rowLink: (row) => `/ticketstreet/edit/${row.id}`,
    card: (row) => ({
      title: row.title,
      line2: `/${row.url}`,
      line2End: <PublicationTag state={row.state} />,
      line3: periodText(row),
      line3End: languages(row),
    }),
  };
}

/** The address; a link while visitors can open it. */
function PageLink({ row }: { row: TicketstreetRow }) {
  const { t } = useMessages();
  const address = new URL(row.pageUrl).pathname;
  if (row.state !== 'published') return <span className={styles.address}>{address}</span>;
  return (
    <a href={row.pageUrl} target="_blank" rel="noreferrer" className={styles.address}>
      {address}
      <IconExternalLink size={15} stroke={1.6} role="img" aria-label={t('channels.opensElsewhere')} />
    </a>
  );
}
