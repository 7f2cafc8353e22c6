import { useTexts } from '../../app/texts.tsx';

interface DonationChipsProps {
  amountsMinor: readonly number[];
  chosen: number | null;
  currency: string;
  onChoose: (amountMinor: number) => void;
}

/** The amounts of the channel, as one radio group. */
export function DonationChips({ amountsMinor, chosen, currency, onChoose }: DonationChipsProps) {
  const { t, money } = useTexts();
  return (
    <fieldset className="field">
      <legend>{t('checkout.donation.amounts')}</legend>
      <div className="amounts">
        {amountsMinor.map((amountMinor) => (
          <label key={amountMinor}>
            <input
              type="radio"
              name="donation"
              checked={amountMinor === chosen}
              onChange={() => onChoose(amountMinor)}
            />
            {money(amountMinor, currency)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
