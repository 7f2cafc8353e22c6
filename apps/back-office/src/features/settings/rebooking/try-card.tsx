import { readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TryRebooking } from './rebooking.graphql.ts';
import styles from './rebooking.module.css';
import { useTriedWords } from './use-tried-words.ts';

/** Asks the rule of the visitor's page for one order or ticket, and says what decided. */
export function TryCard() {
  const { t, intlLocale } = useMessages();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [number, setNumber] = useState('');
  const inWords = useTriedWords();
  const query = useGraphqlQuery(
    TryRebooking,
    { number, language: intlLocale.slice(0, 2) },
    { enabled: number !== '' },
  );
  const check = () => {
    const isNumber = ['number', 'ticket', 'id'].includes(readOrderSearch(typed).by);
    setError(isNumber ? '' : t('rebooking.try.number'));
    if (!isNumber) return;
    if (typed.trim() === number) void query.refetch();
    setNumber(typed.trim());
  };
  return (
    <Card title={t('rebooking.try')}>
      <form
        noValidate
        className={styles.try}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <TextInput
          label={t('rebooking.try.label')}
          placeholder="GT-104877"
          value={typed}
          error={error || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={query.isFetching}>
          {t('rebooking.try.check')}
        </Button>
        <div role="status" className={styles.answer}>
          {number !== '' && (
            <QueryView query={query} failed={t('rebooking.try.failed')}>
              {({ triedRebooking }) => {
                if (!triedRebooking) return <p>{t('rebooking.try.notFound', { number })}</p>;
                const { title, facts, isGood } = inWords(triedRebooking);
                const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
                return (
                  <p className={styles.verdict}>
                    <Icon size={18} stroke={1.6} aria-hidden="true" />
                    <span>
                      <strong>{title}</strong>
                      {facts.map((fact) => ` · ${fact}`)}
                      {' · '}
                      <Link className={styles.link} to={`/order-management?order=${triedRebooking.orderId}`}>
                        <OrderNumber number={triedRebooking.orderNumber} />
                      </Link>
                    </span>
                  </p>
                );
              }}
            </QueryView>
          )}
        </div>
      </form>
    </Card>
  );
}
