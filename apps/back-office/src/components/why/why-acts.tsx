import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { useCan } from '../use-can.ts';
import { CopyWhy } from './copy-why.tsx';
import { type ActModule, actsOf } from './why-acts-of.ts';
import styles from './why-panel.module.css';

const mostActs = 3;

/** Below the steps: at most three acts that fix it, by right, and the answer as text. */
export function WhyActs({ answer }: { answer: WhyAnswerFragment }) {
  const { t } = useMessages();
  const rights: Record<ActModule, boolean> = {
    timeslotgroup: useCan('timeslotgroup', 'edit'),
    tickets: useCan('tickets', 'edit'),
    products: useCan('products', 'edit'),
    ticketstreet: useCan('ticketstreet', 'edit'),
    openingstijden: useCan('openingstijden', 'edit'),
    'availability-scheduler': useCan('availability-scheduler', 'edit'),
    'new-settings': useCan('new-settings', 'edit'),
  };
  const acts = actsOf(answer)
    .filter(({ module }) => rights[module])
    .filter((act, index, all) => all.findIndex(({ to }) => to === act.to) === index)
    .slice(0, mostActs);
  return (
    <section className={styles.acts} aria-label={t('why.acts')}>
      {acts.length > 0 && <h3>{t('why.acts')}</h3>}
      {acts.map(({ key, to }) => (
        <Button key={key} component={Link} to={to} variant="default" justify="flex-start" fullWidth>
          {t(`why.act.${key}`)}
        </Button>
      ))}
      <CopyWhy answer={answer} />
    </section>
  );
}
