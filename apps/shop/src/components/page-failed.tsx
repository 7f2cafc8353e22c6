import { useTexts } from '../app/texts.tsx';
import { PageMessage } from './page-message.tsx';

/** What the page is about did not arrive: it can be asked for again. */
export function PageFailed({ reload }: { reload: () => void }) {
  const { t } = useTexts();
  return (
    <PageMessage title={t('shop.error.page')} text={t('shop.error.pageText')}>
      <button type="button" className="button primary" onClick={reload}>
        {t('shop.retry')}
      </button>
    </PageMessage>
  );
}
