import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useState } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import type { CartOfPage } from '../../app/use-cart.ts';
import { ProblemNotice } from '../../components/notice.tsx';
import { useFocusKept } from '../../components/use-focus-kept.ts';

interface DiscountCodeFormProps {
  heading: string | undefined;
  intro: string | undefined;
  held: Cart;
  cart: Pick<CartOfPage, 'applyCode' | 'keepCodes'>;
  /** Codes can be typed; else what a present pays is shown. */
  takesCodes: boolean;
  /** Codes that pay for a part are taken too. */
  takesPayingCodes: boolean;
}

const fieldId = 'discount-code';
const headingId = 'discount-code-heading';

/** Codes that take something off or pay for a part: typed, and shown with what they do and a way to take them off again. */
export default function DiscountCodeForm({
  heading,
  intro,
  held,
  cart,
  takesCodes,
  takesPayingCodes,
}: DiscountCodeFormProps) {
  const { t, money, refusal } = useTexts();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const { discount, codes, currency } = held;
  useFocusKept(headingId, [discount?.code, ...codes.map(({ id }) => id)].join(' '));
  const label = t(takesPayingCodes ? 'checkout.code.any' : 'checkout.code.label');
  const restMinor = codes.reduce((rest, { amountMinor }) => rest - amountMinor, held.totals.totalMinor);
  const refused = act.problem?.kind === 'refused' ? act.problem.refusal.errors[0] : undefined;
  const error = refused?.field === 'code' ? refused : undefined;
  const use = (code: string | null) =>
    void act.run(async () => {
      await cart.applyCode(code);
      setTyped('');
    });
  return (
    <section className="card discount-code">
      {takesCodes && (
        <h2 id={headingId} tabIndex={-1}>
          {heading || label}
        </h2>
      )}
      {takesCodes && intro && <p className="muted">{intro}</p>}
      {act.problem && !error && <ProblemNotice problem={act.problem} />}
      <div aria-live="polite">
        {(discount || codes.length > 0) && (
          <dl className="price-lines">
            {discount && (
              <div>
                <dt>
                  {discount.title}
                  <br />
                  <span className="muted small">{t('checkout.code.used', { code: discount.code })}</span>
                </dt>
                <dd>
                  {money(-discount.offMinor, currency)}
                  <br />
                  <button
                    type="button"
                    className="link"
                    aria-disabled={act.isPending}
                    onClick={() => use(null)}
                  >
                    {t('checkout.code.remove', { title: discount.title })}
                  </button>
                </dd>
              </div>
            )}
            {codes.map(({ kind, id, codeEnd: end, amountMinor }) => {
              const title = t(`checkout.code.${kind}`, { end });
              const others = codes.filter((one) => one.id !== id).map((one) => one.id);
              return (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>
                    {money(-amountMinor, currency)}
                    <br />
                    {kind !== 'gift-ticket' && (
                      <button
                        type="button"
                        className="link"
                        aria-disabled={act.isPending}
                        onClick={() => void act.run(() => cart.keepCodes(others))}
                      >
                        {t('checkout.code.remove', { title })}
                      </button>
                    )}
                  </dd>
                </div>
              );
            })}
            {codes.length > 0 && (
              <div>
                <dt>
                  <strong>{t('checkout.code.rest')}</strong>
                </dt>
                <dd>
                  <strong>{money(restMinor, currency)}</strong>
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {takesCodes && (!discount || (takesPayingCodes && restMinor > 0)) && (
        <form
          className="field"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            use(typed);
          }}
        >
          <label htmlFor={fieldId} className={heading ? undefined : 'hidden-text'}>
            {label}
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
              onChange={(event) => {
                act.dropAgain();
                setTyped(event.target.value);
              }}
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
