import { useTexts } from '../app/texts.tsx';
import { noteMove } from '../app/use-address.ts';
import { PageMessage } from './page-message.tsx';

/** What the page is about did not arrive: it can be asked for again. */
export function PageFailed({ reload }: { reload: () => void }) {
  const { t } = useTexts();
  // Its button goes: the heading of what comes takes the focus.
  const tryAgain = () => {
    noteMove();
    reload();
  };
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={tryAgain}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
