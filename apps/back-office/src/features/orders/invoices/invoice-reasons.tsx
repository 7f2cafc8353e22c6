import { useErrorText } from '../../../components/use-error-text.ts';
import styles from './invoices.module.css';

/** Why the order can have no invoice now, a line each. */
export function InvoiceReasons({ codes }: { codes: readonly string[] }) {
  const errorText = useErrorText();
  return codes.map((code) => (
    <p key={code} className={styles.reason}>
      {errorText({ code })}
    </p>
  ));
}
