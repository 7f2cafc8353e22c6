import { useTexts } from '../../app/texts.tsx';
import { MinusIcon, PlusIcon } from '../../components/icons.tsx';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  /** The fewest that can be bought: the first press takes as many. */
  smallest: number;
  /** How many more can be added. */
  room: number;
  onChange: (quantity: number) => void;
}

/**
 * Fewer and more of one ticket type. The buttons stay focusable at their ends, so that the keyboard focus is not
 * lost.
 */
export function QuantityStepper({ name, quantity, smallest, room, onChange }: QuantityStepperProps) {
  const { t } = useTexts();
  const more = quantity === 0 ? smallest : 1;
  const fewer = quantity <= smallest ? 0 : quantity - 1;
  return (
    <div className="stepper">
      <button
        type="button"
        className="round"
        aria-disabled={quantity === 0}
        onClick={() => quantity > 0 && onChange(fewer)}
      >
        <MinusIcon />
        <span className="hidden-text">{t('shop.tickets.fewer', { name })}</span>
      </button>
      <output className="figures">
        {quantity}
        <span className="hidden-text"> {name}</span>
      </output>
      <button
        type="button"
        className={quantity > 0 ? 'round filled' : 'round'}
        aria-disabled={room < more}
        onClick={() => room >= more && onChange(quantity + more)}
      >
        <PlusIcon />
        <span className="hidden-text">{t('shop.tickets.more', { name })}</span>
      </button>
    </div>
  );
}
