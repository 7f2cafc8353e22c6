import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './changed-facts.module.css';
import type { ShownChange } from './shown-change.ts';

type Fact = ShownChange['facts'][number];

/** What changes beside timeslots: title, settings, and which ticket groups take their times from here. */
export function ChangedFacts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useMessages();
  const shown = ({ field, before, after }: Fact) =>
    field === 'hidden' || field === 'synced'
      ? { before: t(`scheduling.settings.${before}`), after: t(`scheduling.settings.${after}`) }
      : { before, after };
  return (
    <Card title={t('change.facts')}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={`${fact.field} ${fact.before} ${fact.after}`}>
            <strong>{t(`change.fact.${fact.field}`, shown(fact))}</strong>
            {(fact.field !== 'name' || fact.ticketCount > 0) && (
              <span>{t(`change.fact.${fact.field}.means`, { count: fact.ticketCount, ...shown(fact) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
