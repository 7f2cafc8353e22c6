import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';

const tabs = {
  discounts: '/discountcodes-and-vouchers',
  vouchers: '/voucher',
  'gift-cards': '/gift',
} as const;

/** The kinds of codes, each with its list. */
export function CodesTabs({ current }: { current: keyof typeof tabs }) {
  const { t } = useMessages();
  return (
    <TabLinks
      label={t('codes.title')}
      tabs={[
        { to: tabs.discounts, label: t('codes.discounts'), current: current === 'discounts' },
        { to: tabs.vouchers, label: t('codes.vouchers'), current: current === 'vouchers' },
        { to: tabs['gift-cards'], label: t('codes.gift-cards'), current: current === 'gift-cards' },
      ]}
    />
  );
}
