import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { CatalogueSalesFragment, TicketTypeRowFragment } from '../../../generated/operations.ts';
import { AddTicketTypeLink } from './add-ticket-type-link.tsx';
import { TicketTypeTable } from './ticket-type-table.tsx';
import styles from './ticket-types-card.module.css';

interface TicketTypesCardProps {
  title?: ReactNode;
  ticketGroup: { id: string; kind: string };
  ticketTypes: readonly TicketTypeRowFragment[];
  facts: ClientFactsOfScreen;
  /** Of each type in the last 30 days; undefined while it is fetched. */
  sold: CatalogueSalesFragment['ticketTypes'] | undefined;
  /** The button is on the card, where the page has no such main act. */
  withAdd?: boolean;
}

const states = ['active', 'inactive', 'archived'] as const;
type State = (typeof states)[number];

/** The ticket types of one group, in the order that visitors see. */
export function TicketTypesCard(props: TicketTypesCardProps) {
  const { title, ticketGroup, ticketTypes, facts, sold, withAdd } = props;
  const { t } = useMessages();
  const [chosen, setChosen] = useState<State>();
  const countOf = (state: State) => ticketTypes.filter((type) => type.state === state).length;
  const offered = states.filter((state) => state === 'active' || countOf(state) > 0);
  // Of a copy that is not on sale yet every type is inactive: those are what there is to see.
  const first = states.find((state) => countOf(state) > 0) ?? 'active';
  const state = chosen && offered.includes(chosen) ? chosen : first;
  const shown = ticketTypes.filter((type) => type.state === state);
  return (
    <Card
      flush
      title={title}
      actions={
        withAdd && (
          <>
            <Button component={Link} to={`/tickets/${ticketGroup.id}/dynamic-price`}>
              {t('catalog.group.dynamicPrices')}
            </Button>
            <AddTicketTypeLink ticketGroupId={ticketGroup.id} />
          </>
        )
      }
    >
      <div className={styles.head}>
        {offered.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('catalog.types.state')}
            disabled={false}
            variant="default"
            value={state}
            onChange={(value) => setChosen(states.find((candidate) => candidate === value) ?? 'active')}
            data={offered.map((value) => ({
              value,
              label: `${t(`catalog.state.${value}`)} ${countOf(value)}`,
            }))}
          />
        )}
        {shown.length > 1 && (
          <span className={styles.hint}>
            {t('catalog.types.orderHint')} <span className={styles.keys}>{t('catalog.types.orderKeys')}</span>
          </span>
        )}
      </div>
      {ticketTypes.length === 0 ? (
        <EmptyState kind="first" title={t('catalog.types.none')}>
          {t('catalog.types.noneText')}
        </EmptyState>
      ) : (
        <TicketTypeTable ticketGroup={ticketGroup} ticketTypes={shown} facts={facts} sold={sold} />
      )}
    </Card>
  );
}
