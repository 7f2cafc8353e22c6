import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { useState } from 'react';
import { useTexts } from '../app/texts.tsx';

/** People ahead, minutes, and a bar. */
export function PlaceCard({ answer, ahead }: { answer: WaitingAnswer; ahead: number }) {
  const { t } = useTexts();
  const first = Math.max(answer.aheadAtFirst ?? ahead, ahead, 1);
  const { minutes } = answer;
  const time = answer.isPaused || minutes === null ? t('waiting.paused') : t('waiting.minutes', { minutes });
  return (
    <div className="card waiting-card">
      <div className="waiting-figures">
        <p>
          <span>{t('waiting.ahead')}</span>
          <strong className="figures">{t('waiting.number', { number: ahead })}</strong>
        </p>
        <p>
          {minutes !== null && !answer.isPaused && <span>{t('waiting.about')}</span>}
          <b className="figures">{time}</b>
        </p>
      </div>
      <div className="waiting-bar" aria-hidden="true">
        <div style={{ inlineSize: `${Math.round(100 * (1 - ahead / first))}%` }} />
      </div>
      <p className="small muted">{t('waiting.updated', { first })}</p>
      <Announcement answer={answer} />
    </div>
  );
}

/** Read aloud is each change of the minutes, with the tickets that are left at that moment, and that none are left. */
function Announcement({ answer }: { answer: WaitingAnswer }) {
  const { t } = useTexts();
  const [told, setTold] = useState(answer);
  const isNews =
    told.minutes !== answer.minutes ||
    told.isPaused !== answer.isPaused ||
    (told.ticketsLeft === 0) !== (answer.ticketsLeft === 0);
  if (isNews) setTold(answer);
  const { minutes, isPaused, ticketsLeft: left } = told;
  return (
    <div className="hidden-text" role="status">
      <p>{minutes === null || isPaused ? t('waiting.paused') : t('waiting.announce', { minutes })}</p>
      {left !== null && <p>{left === 0 ? t('waiting.soldOut') : t('waiting.left', { left })}</p>}
    </div>
  );
}
