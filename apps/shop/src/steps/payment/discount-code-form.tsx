import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useState } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import type { CartOfPage } from '../../app/use-cart.ts';
import { ProblemNotice } from '../../components/notice.tsx';

interface DiscountCodeFormProps {
  heading: string | undefined;
  intro: string | undefined;
  held: Cart;
  cart: Pick<CartOfPage, 'applyCode'>;
}

const fieldId = 'discount-code';

/** A code that takes something off: typed, or shown with what it takes off and taken away again. */
export default function DiscountCodeForm({ heading, intro, held, cart }: DiscountCodeFormProps) {
  const { t, money, refusal } = useTexts();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const { discount, currency } = held;
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal.errors[0] : undefined;
  const error = refused?.field === 'code' ? refused : undefined;
  const use = (code: string | null) =>
    void act.run(async () => {
      await cart.applyCode(code);
      setTyped('');
    });
  return (
    <section className="card discount-code">
      <h2>{heading || t('checkout.code.label')}</h2>
      {intro && <p className="muted">{intro}</p>}
      {act.problem && !error && <ProblemNotice problem={act.problem} />}
      {discount ? (
        <dl className="price-lines" aria-live="polite">
          <div>
            <dt>
              {discount.title}
              <br />
              <span className="muted small">{t('checkout.code.used', { code: discount.code })}</span>
            </dt>
            <dd>
              {`−${money(discount.offMinor, currency)}`}
              <br />
              <button type="button" className="link" disabled={act.isPending} onClick={() => use(null)}>
                {t('checkout.code.remove', { title: discount.title })}
              </button>
            </dd>
          </div>
        </dl>
      ) : (
        <form
          className="field"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            use(typed);
          }}
        >
          <label htmlFor={fieldId} className={heading ? undefined : 'hidden-text'}>
            {t('checkout.code.label')}
          </label>
          <div className="code-row">
            <input
              id={fieldId}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={typed}
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${fieldId}-error` : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className="button" aria-busy={act.isPending}>
              {t('checkout.code.apply')}
            </button>
          </div>
          {error && (
            <p id={`${fieldId}-error`} className="field-error" role="alert">
              {refusal(error.code, error.params)}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
