import { useEffect, useState } from 'react';
import type { RememberedDevice } from '../app/device-memory.ts';
import { type GateFigure, GateHeader } from '../app/gate-header.tsx';
import { useMessages } from '../app/messages.ts';
import type { ShownVerdict } from './shown-verdict.ts';
import { VerdictShape } from './verdict-shape.tsx';

/** Keys on the screen; more people are reached with plus. */
const MOST_KEYS = 12;

interface GroupScreenProps {
  device: RememberedDevice;
  figure: GateFigure | null;
  shown: ShownVerdict;
  left: number;
  size: number;
  onLetIn: (people: number) => void;
  onCancel: () => void;
}

/** A group ticket: staff say how many come in now; no person comes in before that. */
export function GroupScreen({ device, figure, shown, left, size, onLetIn, onCancel }: GroupScreenProps) {
  const { t } = useMessages();
  const [people, setPeople] = useState(left);
  const set = (count: number) => setPeople(Math.min(left, Math.max(1, count)));
  const keys = keysFor(left, people);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowUp' || event.key === '+') setPeople((count) => Math.min(left, count + 1));
      else if (event.key === 'ArrowDown' || event.key === '-') setPeople((count) => Math.max(1, count - 1));
      else if (event.key === 'Escape') onCancel();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [left, onCancel]);
  const who = [shown.ticket?.buyer, t('scanner.group.left', { left, size })].filter(Boolean).join(' · ');
  const which = [shown.ticket?.orderNumber, shown.ticket?.time].filter(Boolean).join(' · ');
  return (
    <main className="gate gate-valid">
      <GateHeader device={device} figure={figure} />
      <div className="group">
        <VerdictShape verdict="valid" />
        <h1>{t('scanner.reason.how-many')}</h1>
        <p>{who}</p>
        <fieldset>
          <legend>{t('scanner.group.howMany')}</legend>
          <div className="group-keys">
            {keys.map((count) => (
              <button key={count} type="button" aria-pressed={count === people} onClick={() => set(count)}>
                {count === left ? t('scanner.group.all', { count }) : count}
              </button>
            ))}
          </div>
          <div className="group-steps">
            <button
              type="button"
              aria-label={t('scanner.group.fewer')}
              disabled={people === 1}
              onClick={() => set(people - 1)}
            >
              −
            </button>
            <output>{people}</output>
            <button
              type="button"
              aria-label={t('scanner.group.more')}
              disabled={people === left}
              onClick={() => set(people + 1)}
            >
              +
            </button>
          </div>
        </fieldset>
        <p className="group-facts">
          <span>{which}</span>
          <span>{t('scanner.group.after', { count: left - people })}</span>
        </p>
      </div>
      <div className="gate-buttons">
        <button type="button" onClick={onCancel}>
          {t('scanner.type.cancel')}
        </button>
        <button type="button" className="button-solid" onClick={() => onLetIn(people)}>
          {t('scanner.group.letIn', { count: people })}
        </button>
      </div>
    </main>
  );
}

/** 1 to n; where there are more than the screen has keys: the first ones, the number that was reached, and all. */
export function keysFor(left: number, people: number): number[] {
  const all = Array.from({ length: left }, (_, index) => index + 1);
  if (left <= MOST_KEYS) return all;
  const reached = Math.min(Math.max(people, MOST_KEYS - 1), left - 1);
  return [...all.slice(0, MOST_KEYS - 2), reached, left];
}
