import { useTexts } from '../../app/texts.tsx';

interface PaymentMethodsProps {
  methods: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** By which means the visitor pays. */
export function PaymentMethods({ methods, chosen, onChoose }: PaymentMethodsProps) {
  const { t } = useTexts();
  return (
    <fieldset className="methods">
      <legend>{t('shop.payment.methods')}</legend>
      <div className="card">
        {methods.map((method) => (
          <label key={method.id} className="method">
            <input
              type="radio"
              name="method"
              value={method.id}
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            />
            {method.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
