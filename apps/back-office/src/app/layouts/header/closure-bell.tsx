import { groupOfVisit } from '@foyer/domain/closures/closure-visit.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { ClosuresNow } from '../../../components/close-timeslots/closures-now.graphql.ts';
import { useClosureWords } from '../../../components/close-timeslots/use-closure-words.ts';
import type { ClosuresNowQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from './closure-bell.module.css';

const refetchEveryMs = 30_000;

/**
 * The bell while a closure is in force, with a ring of how many of its orders are settled while some are not (design
 * more.md, section 10): leaving its page is safe. Gone once it is lifted, or over and settled.
 */
export function ClosureBell() {
  const { t } = useMessages();
  const { when } = useClosureWords();
  const closures = useGraphqlQuery(ClosuresNow, {}, { refetchEveryMs }).data?.closuresNow ?? [];
  if (closures.length === 0) return null;
  const { settled, total } = countOrders(closures.flatMap(({ totals }) => totals));
  const label = t('shell.closures', { count: closures.length, settled, total });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label} title={label} className={styles.bell}>
          <IconBell size={17} stroke={1.6} aria-hidden="true" />
          {settled < total && (
            <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
              <circle cx="18" cy="18" r="16" />
              <circle
                cx="18"
                cy="18"
                r="16"
                pathLength={100}
                strokeDasharray={`${(settled / total) * 100} 100`}
              />
            </svg>
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {closures.map((closure) => {
          const orders = countOrders(closure.totals);
          return (
            <Menu.Item key={closure.id} component={Link} to={`/timeslotgroup/closure/${closure.id}`}>
              {t('shell.closure', { when: when(closure), where: closure.where.join(', ') })}
              <small className={styles.orders}>{t('shell.closure.orders', orders)}</small>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function countOrders(totals: ClosuresNowQuery['closuresNow'][number]['totals']) {
  let [settled, total] = [0, 0];
  for (const { state, orderCount } of totals) {
    total += orderCount;
    if (!['waiting', 'needs-you'].includes(groupOfVisit(state))) settled += orderCount;
  }
  return { settled, total };
}
