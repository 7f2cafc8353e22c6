import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import styles from './getting-started.module.css';
import { type GettingStarted, gettingStartedSteps, type Step } from './getting-started-steps.ts';

/** The way to the first sale; only the next step has a button. */
export function GettingStartedCard({ started }: { started: GettingStarted }) {
  const { t } = useMessages();
  const steps = gettingStartedSteps(started);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const progress = t('dashboard.start.progress', { done, count: steps.length });
  return (
    <Card
      title={t('dashboard.start.list')}
      actions={<span className={styles.progress}>{progress}</span>}
      flush
    >
      <div className={styles.meter}>
        <Meter tone="success" value={done} max={steps.length} label={progress} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name} className={clsx(step === next && styles.next, step.isDone && styles.done)}>
            <span className={styles.mark}>
              {step.isDone ? (
                <>
                  <IconCheck size={14} stroke={2} aria-hidden="true" />
                  <VisuallyHidden>{t('dashboard.start.done')}</VisuallyHidden>
                </>
              ) : (
                index + 1
              )}
            </span>
            <div className={styles.words}>
              <strong>{t(`dashboard.start.${step.name}`)}</strong>
              <p>{step.made ?? <Hint step={step} started={started} />}</p>
            </div>
            <StepLink step={step} started={started} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Hint({ step, started }: { step: Step; started: GettingStarted }) {
  const { t } = useMessages();
  if (step.name === 'ticketTypes' && step.isDone)
    return t('dashboard.start.ticketTypes.made', { count: started.ticketTypeCount });
  if (step.name === 'sale' && started.hasOrder) return t('dashboard.start.sale.scan');
  return t(`dashboard.start.${step.name}.hint`);
}

function StepLink({ step, started, isNext }: { step: Step; started: GettingStarted; isNext: boolean }) {
  const { t } = useMessages();
  const facts = useClientFacts();
  const label = t(`dashboard.start.${step.name}`);
  if (step.isDone) {
    return step.name === 'sale' ? null : (
      <Link to={step.to} aria-label={`${t('dashboard.start.edit')}: ${label}`}>
        {t('dashboard.start.edit')}
      </Link>
    );
  }
  if (!isNext) return null;
  // The test ticket is bought where visitors buy.
  if (step.name === 'sale' && !started.hasOrder && started.channel && facts) {
    const address = `/shop/${facts.subdomain}/${started.channel.url}`;
    return (
      <Button component="a" variant="filled" href={address} target="_blank" rel="noreferrer">
        {t('dashboard.start.sale.act')}
      </Button>
    );
  }
  return (
    <Button component={Link} to={step.to} variant="filled">
      {t(step.name === 'sale' ? 'dashboard.start.sale.scanAct' : `dashboard.start.${step.name}.act`)}
    </Button>
  );
}
