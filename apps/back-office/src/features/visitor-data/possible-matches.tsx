import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { AddToVisitor, VisitorDataOf } from './visitor-data.graphql.ts';
import styles from './visitor-data.module.css';
import type { VisitorData } from './visitor-data.ts';

/** Visitors who may be meant, or may be the same: a person decides, nothing is merged by itself. */
export function PossibleMatches({ data }: { data: VisitorData }) {
  const { t } = useMessages();
  const seesOrders = useCan('order-management', 'access');
  const attempt = useRefusalNotice();
  const add = useGraphqlMutation(AddToVisitor, { refetch: [VisitorDataOf] });
  const { id, isChosen, matches } = data;
  return (
    <Card
      flush
      title={t(isChosen ? 'visitor-data.matches.leftOut' : 'visitor-data.matches.which', {
        count: matches.length,
      })}
    >
      <ul className={styles.list}>
        {matches.map(({ email, name, orders, because }) => (
          <li key={`${email} ${name}`} className={styles.item}>
            <p>
              {name || t('visitor-data.matches.noName')}
              <small>
                {[
                  email || t('visitor-data.matches.noEmail'),
                  t('visitor-data.matches.orders', { count: orders }),
                  isChosen && t(`visitor-data.matches.${because === 'phone' ? 'phone' : 'name'}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
            <span className={styles.buttons}>
              {seesOrders && (
                <Button
                  component={Link}
                  size="compact-sm"
                  to={`/order-management?search=${encodeURIComponent(email || name)}`}
                >
                  {t('visitor-data.matches.compare')}
                </Button>
              )}
              <Button
                size="compact-sm"
                loading={add.isPending && add.variables.email === email && add.variables.name === name}
                onClick={() => void attempt(() => add.mutateAsync({ id, email, name }))}
              >
                {t(isChosen ? 'visitor-data.matches.add' : 'visitor-data.matches.choose')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
