import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { Notice } from '../components/notice.tsx';
import { instantText } from './instant.ts';
import { waitingParts } from './waiting-texts.ts';

interface TurnNoticeProps {
  page: SalesPage;
  beginUntil: string;
}

/** It is the visitor's turn: until when a cart must be begun. */
export default function TurnNotice(props: TurnNoticeProps) {
  return (
    <TextsProvider language={props.page.channel.language} parts={waitingParts}>
      <Turn {...props} />
    </TextsProvider>
  );
}

function Turn({ page: { timeZone }, beginUntil }: TurnNoticeProps) {
  const { t, language } = useTexts();
  const time = instantText(beginUntil, language, timeZone, false);
  return (
    <div className="turn-notice">
      <Notice kind="news" title={t('waiting.turn')} text={t('waiting.turnText', { time })} />
    </div>
  );
}
