import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { NativeSelect } from '@mantine/core';
import clsx from 'clsx';
import { useId } from 'react';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { stateTone } from './state-tone.ts';
import { useWhyWords } from './use-why-words.ts';
import { WhyActs } from './why-acts.tsx';
import type { WhyAsked } from './why-asked.ts';
import styles from './why-panel.module.css';

interface WhyAnswerProps {
  answer: WhyAnswerFragment;
  asked: WhyAsked;
  isOfProduct: boolean;
}

/** The question with what else can be asked, every step, the result, and what can be done about it. */
export function WhyAnswer({ answer, asked, isOfProduct }: WhyAnswerProps) {
  const { t, longDate, dateTime } = useMessages();
  const { stepWords, resultWords } = useWhyWords();
  const { availability, steps, labels, timeZone } = answer;
  const result = resultWords(answer);
  const hasNothing = availability.left === 0;
  const when = [longDate(answer.date), answer.time].filter(Boolean).join(', ');
  return (
    <div className={styles.answer}>
      <p className={styles.what}>
        <strong>{when}</strong>
        <StatusTag
          tone={stateTone(availability.state)}
          mark={stateTone(availability.state) === 'neutral' ? 'ring' : 'dot'}
        >
          {t(`availability.${availability.state.replace(' ', '-')}`)}
        </StatusTag>
        <small>
          {[answer.group.name, answer.locationName, t('why.zone', { timeZone })].filter(Boolean).join(' · ')}
        </small>
      </p>
      <WhyQuestion answer={answer} asked={asked} isOfProduct={isOfProduct} />
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const { title, text, effect } = stepWords(step, timeZone);
          return (
            <li
              key={`${step.name} ${title} ${text}`}
              className={clsx(!step.applies && styles.grey, step.changesAt && styles.amber)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.words}>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
              <span className={styles.effect}>{effect}</span>
            </li>
          );
        })}
        <li className={clsx(styles.result, hasNothing && styles.nothing)}>
          <span className={styles.number} aria-hidden="true">
            =
          </span>
          <span className={styles.words}>
            <strong>{result.title}</strong>
            <small>{result.text}</small>
          </span>
          <strong className={styles.effect}>{result.effect}</strong>
        </li>
      </ol>
      {labels.length > 0 && <WhyLabels labels={labels} />}
      <WhyActs answer={answer} />
      <p className={styles.note}>{t('why.workedOut', { at: dateTime(answer.at) })}</p>
    </div>
  );
}

/** The ticket types that cannot be bought there, while others of the group may. */
function WhyLabels({ labels }: Pick<WhyAnswerFragment, 'labels'>) {
  const { t } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.labels} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('why.labels')}</h3>
      <ul>
        {labels.map(({ id, name, label }) => (
          <li key={id}>
            <span>{name}</span>
            <StatusTag tone={label === 'sold out' ? 'danger' : 'neutral'} mark="ring">
              {t(`status-label.${label.replace(' ', '-')}`)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On which channel, for which ticket group, at which time: each where there is a choice. */
function WhyQuestion({ answer, asked, isOfProduct }: WhyAnswerProps) {
  const { t } = useMessages();
  const { groups, group, channels, channel, timeslots, timeslotId } = answer;
  return (
    <div className={styles.question}>
      <NativeSelect
        label={t('why.channel')}
        value={channel?.id ?? ''}
        data={[
          { value: '', label: t('why.staff') },
          ...channels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => asked.ask({ whyChannel: event.currentTarget.value || undefined })}
      />
      {groups.length > 1 && (
        <NativeSelect
          label={t('why.group')}
          value={group.id}
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => asked.ask({ whyGroup: event.currentTarget.value })}
        />
      )}
      {isOfProduct && timeslots.length > 0 && (
        <NativeSelect
          label={t('why.time')}
          value={timeslotId ?? ''}
          data={timeslots.map(({ id, time, availability }) => ({
            value: id,
            label: `${time} · ${t(`availability.${availability.state.replace(' ', '-')}`)}`,
          }))}
          onChange={(event) => asked.ask({ whyTime: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
