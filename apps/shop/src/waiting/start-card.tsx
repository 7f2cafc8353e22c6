import type { WaitingAnswer } from '@foyer/domain/waiting-room/waiting-answer.ts';
import { useTexts } from '../app/texts.tsx';
import { instantText } from './instant.ts';

/** Before the announced start: when it is, by the clocks of the museum. */
export function StartCard({ answer, timeZone }: { answer: WaitingAnswer; timeZone: string }) {
  const { t, language } = useTexts();
  return (
    <div className="card waiting-card">
      <p role="status">
        <span>{t('waiting.startsAt')}</span>
        <strong className="figures">
          {instantText(answer.startsAt ?? answer.serverNow, language, timeZone, true)}
        </strong>
      </p>
      <p className="small muted">{t('waiting.startText')}</p>
    </div>
  );
}
