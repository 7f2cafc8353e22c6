import { clockOf } from '@foyer/domain/storefront/hold-time.ts';
import { useTexts } from '../app/texts.tsx';
import { ClockIcon } from './icons.tsx';

interface HoldStripProps {
  /** null = nothing in the cart is for a day. */
  places: number | null;
  seconds: number;
  announced: number | null;
  /** Null when it cannot be extended any more. */
  onExtend: (() => void) | null;
  isPending: boolean;
}

/** How long the places are held, calmly: the clock is not read aloud, five and one minutes are. */
export function HoldStrip({ places, seconds, announced, onExtend, isPending }: HoldStripProps) {
  const { t } = useTexts();
  return (
    <div className="hold-strip">
      <ClockIcon />
      <p>
        {places === null ? t('checkout.hold.before') : t('shop.hold.before', { count: places })}{' '}
        <strong className="figures">{clockOf(seconds)}</strong> {t('shop.hold.after')}
      </p>
      {onExtend && (
        <button
          type="button"
          className="link"
          aria-disabled={isPending}
          onClick={isPending ? undefined : onExtend}
        >
          {t('shop.hold.extend')}
        </button>
      )}
      <p className="hidden-text" role="status">
        {announced !== null &&
          t(places === null ? 'checkout.hold.announced' : 'shop.hold.announced', { count: announced })}
      </p>
    </div>
  );
}
