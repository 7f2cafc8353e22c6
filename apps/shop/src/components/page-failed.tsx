import { useTexts } from '../app/texts.tsx';
import { PageMessage } from './page-message.tsx';

/** What the page needs could not be fetched: says so, and how to try again. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={onRetry}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
