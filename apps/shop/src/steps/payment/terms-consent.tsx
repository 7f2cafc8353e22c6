import { ContentText } from '@foyer/content-html/content-text.tsx';
import { useTexts } from '../../app/texts.tsx';

export const termsId = 'terms';

interface TermsConsentProps {
  text: string;
  isAgreed: boolean;
  errorCode: string | null;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms of the channel, to be read here, and the tick without which nothing is paid. */
export function TermsConsent({ text, isAgreed, errorCode, onAgree }: TermsConsentProps) {
  const { t, refusal } = useTexts();
  return (
    <section className="card">
      <details className="group-more">
        <summary>{t('checkout.terms.read')}</summary>
        <div className="formatted terms-text">
          <ContentText text={text} />
        </div>
      </details>
      <div className="terms">
        <label className="choice">
          <input
            id={termsId}
            type="checkbox"
            checked={isAgreed}
            required
            aria-invalid={errorCode !== null}
            aria-describedby={errorCode ? `${termsId}-error` : undefined}
            onChange={(event) => onAgree(event.target.checked)}
          />
          <span>{t('checkout.terms.agree')}</span>
        </label>
        {errorCode && (
          <p id={`${termsId}-error`} className="field-error" role="alert">
            {refusal(errorCode)}
          </p>
        )}
      </div>
    </section>
  );
}
