import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ReadinessOfChannel } from '../readiness/readiness.graphql.ts';
import styles from './webshop-steps.module.css';

export const webshopSteps = ['settings', 'look', 'content'] as const;
export type WebshopStep = (typeof webshopSteps)[number];

const lookFields = /^(colours|colourSchemeId|banner|logo|salesFlow\.style)/;
const contentFields = /^(ticketGroupIds|texts)/;

/** Where a field is edited. */
export function webshopStepOf(field: string): WebshopStep {
  if (lookFields.test(field)) return 'look';
  return contentFields.test(field) ? 'content' : 'settings';
}

export const addressOfStep = (channelId: string, step: WebshopStep): string =>
  `/channel-management/webshop/edit/${channelId}?step=${step}`;

interface WebshopStepsProps {
  channelId: string;
  current: WebshopStep;
  /** The step of each field that could not be saved. */
  erring: readonly WebshopStep[];
}

/** The three steps of the editor, in any order, each with what it still needs or what could not be saved. */
export function WebshopSteps({ channelId, current, erring }: WebshopStepsProps) {
  const { t } = useMessages();
  const { data } = useGraphqlQuery(ReadinessOfChannel, { channelId });
  return (
    <nav className={styles.steps} aria-label={t('webshop.steps')}>
      {webshopSteps.map((step, index) => {
        const open = (data?.channelReadiness.missing ?? []).filter(
          ({ field }) => webshopStepOf(field ?? '') === step,
        ).length;
        const errors = erring.filter((one) => one === step).length;
        const isComplete = data !== undefined && open === 0 && errors === 0;
        return (
          <Link
            key={step}
            to={addressOfStep(channelId, step)}
            className={styles.step}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={clsx(styles.mark, isComplete && styles.complete)} aria-hidden="true">
              {isComplete ? <IconCheck size={15} stroke={2} /> : index + 1}
            </span>
            <span>
              {t(`webshop.step.${step}`)}
              <small data-errors={errors > 0 || undefined}>
                {errors > 0 && t('webshop.errors', { count: errors })}
                {isComplete && t('webshop.complete')}
                {errors === 0 && !isComplete && t('webshop.toDo', { count: open })}
              </small>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
