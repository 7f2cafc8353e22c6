import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { ticketTypeName } from '../../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../../components/names/use-staff-language.ts';
import type { EditedTicketGroup } from './ticket-group-form.ts';

type Row = EditedTicketGroup['ticketTypes'][number];

/** Under which names the sales of each ticket type go to the bookkeeping; they are changed on the type's own page. */
export function TicketGroupAccountingTab({ group }: { group: EditedTicketGroup }) {
  const { t, percent } = useMessages();
  const language = useStaffLanguage();
  const rows = group.ticketTypes.filter(({ state }) => state !== 'archived');
  const link = (type: Row) => (
    <Link to={`/tickettype-aanpassen/${type.id}`}>{ticketTypeName(type, language)}</Link>
  );
  if (rows.length === 0) {
    return (
      <Card flush>
        <EmptyState kind="first" title={t('catalog.types.none')}>
          {t('catalog.types.noneText')}
        </EmptyState>
      </Card>
    );
  }
  const articleOf = ({ articleCode, number }: Row) => articleCode || String(number);
  return (
    <Card flush>
      <DataTable
        label={t('catalog.tab.accounting')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('catalog.types.name'), cell: link },
          { key: 'article', header: t('fields.articleCode'), cell: articleOf },
          {
            key: 'ledger',
            header: t('fields.ledgerAccount'),
            cell: (type) => type.ledgerAccount || '–',
          },
          { key: 'cost', header: t('fields.costCentre'), cell: (type) => type.costCentre || '–' },
          {
            key: 'vat',
            header: t('catalog.types.vat'),
            align: 'end',
            cell: (type) => percent(type.vatBasisPoints),
          },
        ]}
        card={(type) => ({
          title: link(type),
          figure: percent(type.vatBasisPoints),
          line2: articleOf(type),
          line2End: [type.ledgerAccount, type.costCentre].filter(Boolean).join(' · ') || '–',
        })}
      />
    </Card>
  );
}
