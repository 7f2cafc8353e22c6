import { ContentText } from '@foyer/content-html/content-text.tsx';
import { useOwnTexts } from '../../app/own-texts.ts';
import { useTexts } from '../../app/texts.tsx';

interface PaymentMethodsProps {
  /** Then heading and introduction of the channel's payment stand here, not above the step. */
  isUnderOverview?: boolean;
  methods: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** By which means the visitor pays. */
export function PaymentMethods({ isUnderOverview = false, methods, chosen, onChoose }: PaymentMethodsProps) {
  const { t } = useTexts();
  const { heading, intro } = useOwnTexts(isUnderOverview ? 'payment' : undefined);
  return (
    <fieldset className="methods">
      <legend>{heading || t('shop.payment.methods')}</legend>
      {intro && (
        <div className="lead">
          <ContentText text={intro} className="formatted" />
        </div>
      )}
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
