import { useState } from 'react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GetClientConfiguration } from '../../session/shell.graphql.ts';
import styles from './customer-display.module.css';

/** The logo of the museum; its name where it has none, or where it did not come. */
export function DisplayLogo({ large }: { large?: boolean }) {
  const [failed, setFailed] = useState(false);
  const facts = useClientFacts();
  const { data } = useGraphqlQuery(GetClientConfiguration, {});
  const source = data?.clients.edges[0]?.node.config.logos.defaultIcon;
  if (!source || failed) return <p className={styles.name}>{facts?.name}</p>;
  return (
    <ResponsiveImage
      source={source}
      alt={facts?.name ?? ''}
      widest={large ? 480 : 180}
      client={facts?.subdomain}
      blurFirst="contained"
      className={large ? styles.largeLogo : styles.logo}
      onFailure={() => setFailed(true)}
    />
  );
}
