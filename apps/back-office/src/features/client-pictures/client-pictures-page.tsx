import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { Fragment } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ClientPictureCard } from './client-picture-card.tsx';
import { ClientPictures } from './client-pictures.graphql.ts';

/** The pictures that stand for the client: its logo (specification 001, "Edit logo") and its banner. */
export default function ClientPicturesPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(ClientPictures, {});
  return (
    <Page title={t('pictures.title')} subtitle={t('pictures.lead')}>
      <QueryView query={query} failed={t('pictures.failed')}>
        {({ clients }) =>
          clients.edges.map(({ node: { name, subdomain, config } }) => (
            <Fragment key={subdomain}>
              <ClientPictureCard
                picture="logo"
                source={config.logos.defaultIcon}
                client={{ name, subdomain }}
              />
              <ClientPictureCard
                picture="banner"
                source={config.banners.defaultIcon}
                client={{ name, subdomain }}
              />
            </Fragment>
          ))
        }
      </QueryView>
    </Page>
  );
}
