import { firstLanguage } from '../app/browser-language.ts';
import { TextsProvider, useTexts } from '../app/texts.tsx';
import { PageMessage } from '../components/page-message.tsx';

interface LeftOrderProps {
  language: string | null;
  /** Where this tab went after it had shown the order. */
  salesPath: string;
}

/** An order that this tab has shown and left, perhaps for another visitor: it opens by the mail's link only. */
export function LeftOrder({ language, salesPath }: LeftOrderProps) {
  return (
    <TextsProvider language={firstLanguage(language)}>
      <Message salesPath={salesPath} />
    </TextsProvider>
  );
}

function Message({ salesPath }: Pick<LeftOrderProps, 'salesPath'>) {
  const { t } = useTexts();
  return (
    <PageMessage title={t('shop.order.left')} text={t('shop.order.leftText')}>
      <a className="button primary" href={salesPath}>
        {t('shop.order.buy')}
      </a>
    </PageMessage>
  );
}
