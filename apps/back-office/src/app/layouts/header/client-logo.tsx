import { useState } from 'react';
import { ClientFacts } from '../../../components/client-facts.graphql.ts';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { FoyerMark } from '../../foyer-mark.tsx';
import styles from './client-logo.module.css';

/**
 * The client's logo, fitted in 180 x 40 by way of the image service; the product's own where there is none or it
 * cannot be loaded. One on a site of the client's own is asked of the service only, never of that site.
 */
export function ClientLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState('');
  const isOnSite = src.startsWith('https:');
  const facts = useGraphqlQuery(ClientFacts, {}, { enabled: isOnSite });
  const client = facts.data?.clients.edges[0]?.node.subdomain;
  if (isOnSite && facts.isPending) return <span className={styles.logo} />;
  if (src && failed !== src && (client || !isOnSite)) {
    return (
      <ResponsiveImage
        source={src}
        alt=""
        widest={180}
        client={client}
        blurFirst="contained"
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
