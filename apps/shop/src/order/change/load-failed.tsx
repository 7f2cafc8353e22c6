import { useTexts } from '../../app/texts.tsx';
import { Notice } from '../../components/notice.tsx';

/** The server did not say what can be changed. */
export function LoadFailed({ reload }: { reload: () => void }) {
  const { t } = useTexts();
  return (
    <Notice kind="refusal" title={t('order-change.loadFailed')} text={t('order-change.kept')}>
      <button type="button" className="button" onClick={reload}>
        {t('shop.retry')}
      </button>
    </Notice>
  );
}
