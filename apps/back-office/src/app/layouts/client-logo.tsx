import { useState } from 'react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { FoyerMark } from '../foyer-mark.tsx';
import styles from './client-logo.module.css';

/**
 * The client's logo, fitted in 180 x 40 by way of the image service; the product's own where there is none or it
 * cannot be loaded.
 */
export function ClientLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState('');
  // Only a logo on a site of the client's own needs to know whose site it is.
  const client = useClientFacts({ enabled: src.startsWith('https:') });
  if (src && failed !== src) {
    return (
      <ResponsiveImage
        source={src}
        alt=""
        widest={180}
        client={client?.subdomain}
        className={styles.logo}
        onFailure={() => setFailed(src)}
      />
    );
  }
  return (
    <span className={styles.own} data-default-logo="">
      <FoyerMark size={26} />
      Foyer
    </span>
  );
}
