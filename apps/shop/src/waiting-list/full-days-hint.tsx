import { useTexts } from '../app/texts.tsx';
import './waiting-list.css';
import { WaitingListTexts } from './waiting-list-texts.tsx';

/** Below a month with full days: that they can be chosen. */
export default function FullDaysHint({ language }: { language: string }) {
  return (
    <WaitingListTexts language={language}>
      <Hint />
    </WaitingListTexts>
  );
}

function Hint() {
  const { t } = useTexts();
  return <p className="muted full-days">{t('waiting-list.fullDays')}</p>;
}
