import { TextsProvider, useTexts } from '../app/texts.tsx';
import type { Problem } from '../app/use-act.ts';
import { ProblemNotice } from '../components/notice.tsx';
import { presentParts } from './present-words.ts';

interface DayOfPresentProps {
  lastDay: string;
  language: string;
  problem: Problem | null;
}

/** Below the calendar of a cart whose tickets were bought as a present: until when a day can be, and why one was refused. */
export default function DayOfPresent({ language, ...props }: DayOfPresentProps) {
  return (
    <TextsProvider language={language} parts={presentParts}>
      <Words {...props} />
    </TextsProvider>
  );
}

function Words({ lastDay, problem }: Omit<DayOfPresentProps, 'language'>) {
  const { t, date } = useTexts();
  return (
    <>
      <p className="muted">{t('gift-ticket.validUntil', { date: date(lastDay, { dateStyle: 'long' }) })}</p>
      {problem && <ProblemNotice problem={problem} />}
    </>
  );
}
