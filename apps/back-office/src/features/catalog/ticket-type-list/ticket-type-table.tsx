import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { ticketTypeName } from '../../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../../components/names/use-staff-language.ts';
import { useCan } from '../../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { CatalogueSalesFragment, TicketTypeRowFragment } from '../../../generated/operations.ts';
import { SoldOn } from '../products/sold-on.tsx';
import { limitScopeOf } from '../ticket-types/limit-scope.ts';
import { soldOf } from '../ticket-types/sales-card.tsx';
import { MoveHandle } from './move-handle.tsx';
import { TicketTypeMenu } from './ticket-type-menu.tsx';
import { TicketTypePrice } from './ticket-type-price.tsx';
import styles from './ticket-type-table.module.css';
import { TypeLeftToday } from './type-left-today.tsx';
import { useTicketTypeOrder } from './use-ticket-type-order.ts';

interface TicketTypeTableProps {
  ticketGroup: { id: string; kind: string };
  ticketTypes: readonly TicketTypeRowFragment[];
  facts: ClientFactsOfScreen;
  sold: CatalogueSalesFragment['ticketTypes'] | undefined;
}

/** Rows in the visitors' order; moved by their handle, by Alt and arrows, or from the menu; saved at once. */
export function TicketTypeTable({ ticketGroup, ticketTypes, facts, sold }: TicketTypeTableProps) {
  const { t, percent, number } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const order = useTicketTypeOrder(ticketGroup.id, ticketTypes);
  const language = useStaffLanguage();
  const nameOf = (type: TicketTypeRowFragment) => ticketTypeName(type, language);
  const linkOf = ({ id }: TicketTypeRowFragment) => `/tickettype-aanpassen/${id}`;
  const noteOf = ({ pluCode, isChild, durationMinutes, ...scans }: TicketTypeRowFragment) =>
    [
      pluCode && t('catalog.types.plu', { code: pluCode }),
      isChild && t('catalog.types.needsAdult'),
      durationMinutes && t('catalog.types.minutes', { minutes: durationMinutes }),
      scans.dailyScanLimit && t('catalog.types.scansADay', { count: scans.dailyScanLimit }),
      scans.totalScanLimit && t('catalog.types.scansInAll', { count: scans.totalScanLimit }),
      perOrderText(scans, t),
    ]
      .filter(Boolean)
      .join(' · ');
  const menuOf = (type: TicketTypeRowFragment) =>
    canEdit && <TicketTypeMenu type={type} name={nameOf(type)} order={order} />;
  const columns: Column<TicketTypeRowFragment>[] = [
    {
      key: 'handle',
      header: t('catalog.types.move'),
      hiddenHeader: true,
      cell: (type) => canEdit && <MoveHandle id={type.id} name={nameOf(type)} order={order} />,
    },
    {
      key: 'name',
      header: t('catalog.types.name'),
      cell: (type) => (
        <>
          <Link to={linkOf(type)} className={styles.name}>
            {nameOf(type)}
          </Link>
          <br />
          <small className={styles.note}>{noteOf(type)}</small>
        </>
      ),
    },
    {
      key: 'price',
      header: t('catalog.types.price'),
      align: 'end',
      cell: (type) => <TicketTypePrice type={type} currency={facts.currency} />,
    },
    {
      key: 'vat',
      header: t('catalog.types.vat'),
      align: 'end',
      cell: (type) => percent(type.vatBasisPoints),
    },
    {
      key: 'limit',
      header: t('catalog.types.limit'),
      wideOnly: true,
      cell: ({ ticketLimit }) =>
        ticketLimit === null
          ? t('catalog.types.noLimit')
          : t(`catalog.meet.${limitScopeOf(ticketGroup.kind)}`, { count: ticketLimit }),
    },
    {
      key: 'soldOn',
      header: t('catalog.types.soldOn'),
      wideOnly: true,
      cell: (type) => <SoldOn salesPoints={type.salesPoints} />,
    },
    {
      key: 'sold30Days',
      header: t('catalog.sales.sold'),
      align: 'end',
      wideOnly: true,
      cell: ({ id }) => soldOf(sold, id, number),
    },
    {
      key: 'left',
      header: t('catalog.types.leftToday'),
      cell: ({ today }) => <TypeLeftToday today={today} />,
    },
    { key: 'menu', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: menuOf },
  ];
  return (
    <DataTable
      label={t('catalog.tab.ticketTypes')}
      columns={columns}
      rows={order.rows}
      rowKey={({ id }) => id}
      card={(type) => ({
        title: (
          <Link to={linkOf(type)} className={styles.name}>
            {nameOf(type)}
          </Link>
        ),
        figure: <TicketTypePrice type={type} currency={facts.currency} />,
        line2: noteOf(type) || <SoldOn salesPoints={type.salesPoints} />,
        line2End: `${t('catalog.types.vat')} ${percent(type.vatBasisPoints)}`,
        line3: (
          <span className={styles.leftToday}>
            {t('catalog.types.leftToday')}: <TypeLeftToday today={type.today} />
          </span>
        ),
        actions: menuOf(type),
      })}
      refetching={order.saving}
    />
  );
}

function perOrderText(
  { minPerOrder, maxPerOrder }: Pick<TicketTypeRowFragment, 'minPerOrder' | 'maxPerOrder'>,
  t: ReturnType<typeof useMessages>['t'],
): string {
  if (maxPerOrder !== null) return t('catalog.types.fromTo', { minimum: minPerOrder, maximum: maxPerOrder });
  return minPerOrder > 0 ? t('catalog.types.atLeast', { minimum: minPerOrder }) : '';
}
