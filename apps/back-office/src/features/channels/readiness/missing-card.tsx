import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import type { ReadinessOfChannelQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from './missing-card.module.css';
import { ReadinessOfChannel } from './readiness.graphql.ts';

type Params = Record<string, string | number>;

interface MissingCardProps {
  channelId: string;
  /** Opens the place of a field and focuses it: see `focusField`. */
  onFix: (field: string) => void;
}

/**
 * What is missing before a channel can go live, by the rule that Publish checks; below it what is advised, which never
 * blocks, and what is complete. Of what is saved: queries that save refetch `ReadinessOfChannel`.
 */
export function MissingCard({ channelId, onFix }: MissingCardProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(ReadinessOfChannel, { channelId });
  return (
    <Card title={t('readiness.title')}>
      <QueryView query={query} failed={t('readiness.failed')}>
        {({ channelReadiness }) => <Lists {...channelReadiness} onFix={onFix} />}
      </QueryView>
    </Card>
  );
}

function Lists({
  missing,
  advice,
  complete,
  onFix,
}: ReadinessOfChannelQuery['channelReadiness'] & Pick<MissingCardProps, 'onFix'>) {
  const { t } = useMessages();
  return (
    <div className={styles.lists}>
      {missing.length === 0 ? (
        <p className={styles.ready}>
          <StatusTag tone="success">{t('readiness.ready')}</StatusTag>
        </p>
      ) : (
        <ul className={styles.list} aria-label={t('readiness.title')}>
          {missing.map(({ code, field, params }) => (
            <Line
              key={code}
              icon={<IconCircleDashed className={styles.missing} size={17} stroke={1.6} aria-hidden="true" />}
              name={t(`readiness.missing.${code}`, params as Params)}
              hint={t(`readiness.missingHint.${code}`)}
              act={field === null ? null : { label: t('readiness.fix'), run: () => onFix(field) }}
            />
          ))}
        </ul>
      )}
      {advice.length > 0 && (
        <section className={styles.part} aria-label={t('readiness.advice')}>
          <h3>{t('readiness.advice')}</h3>
          <ul className={styles.list}>
            {advice.map(({ code, field, params }) => (
              <Line
                key={code}
                icon={
                  <IconAlertTriangle className={styles.advice} size={17} stroke={1.6} aria-hidden="true" />
                }
                name={t(`readiness.advice.${code}`, params as Params)}
                act={{ label: t('readiness.open'), run: () => onFix(field) }}
              />
            ))}
          </ul>
        </section>
      )}
      {complete.length > 0 && (
        <section className={styles.part} aria-label={t('readiness.complete')}>
          <h3>{t('readiness.complete')}</h3>
          <ul className={styles.list}>
            {complete.map(({ code, params }) => (
              <Line
                key={code}
                icon={
                  <IconCircleCheck className={styles.complete} size={17} stroke={1.6} aria-hidden="true" />
                }
                name={t(`readiness.complete.${code}`, params as Params)}
                act={null}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LineProps {
  icon: ReactNode;
  name: string;
  hint?: string;
  act: { label: string; run: () => void } | null;
}

function Line({ icon, name, hint, act }: LineProps) {
  return (
    <li className={styles.line}>
      {icon}
      <span className={styles.words}>
        {name}
        {hint && <small>{hint}</small>}
      </span>
      {act && (
        <Button size="compact-sm" onClick={act.run}>
          {act.label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
