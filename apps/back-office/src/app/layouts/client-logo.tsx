import { useState } from 'react';
import { FoyerMark } from '../foyer-mark.tsx';
import styles from './client-logo.module.css';

/**
 * The client's logo, fitted in 180 x 40; the product's own where there is none or it cannot be loaded. An image
 * service may rewrite `src` before it comes here.
 */
export function ClientLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState('');
  if (src && failed !== src) {
    return <img src={src} alt="" className={styles.logo} onError={() => setFailed(src)} />;
  }
  return (
    <span className={styles.own} data-default-logo="">
      <FoyerMark size={26} />
      Foyer
    </span>
  );
}
