import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PictureCard } from '../../components/picture/picture-card.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GetClientConfiguration } from '../../session/shell.graphql.ts';
import { SiteLogoCard } from './site-logo-card.tsx';

/** The pictures of the client: its logo (specification 001, "Edit logo"), its banner, and those of its mails and gift cards. */
export default function ClientPicturesPage() {
  const { t } = useMessages();
  const client = useClientFacts()?.name ?? '';
  const configuration = useGraphqlQuery(GetClientConfiguration, {});
  const logo = configuration.data?.clients.edges[0]?.node.config.logos;
  const logoOfSite = logo?.defaultIcon?.startsWith('https:') ? logo.defaultIcon : undefined;
  // The header shows the first two.
  const refetch = [GetClientConfiguration];
  return (
    <Page
      kind="form"
      title={t('pictures.title')}
      subtitle={t('pictures.lead')}
      breadcrumbs={useSettingsCrumbs()}
    >
      <PictureCard
        purpose="logo"
        ownerId={null}
        title={t('pictures.logo')}
        name={t('pictures.logoOf', { client })}
        none={t(logoOfSite ? 'pictures.noneUploaded' : 'pictures.noneLogo')}
        refetch={refetch}
      />
      {configuration.data && <SiteLogoCard address={logoOfSite} />}
      <PictureCard
        purpose="banner"
        ownerId={null}
        title={t('pictures.banner')}
        name={t('pictures.bannerOf', { client })}
        refetch={refetch}
      />
      <PictureCard
        purpose="emailBanner"
        ownerId={null}
        title={t('pictures.emailBanner')}
        name={t('pictures.bannerOf', { client })}
        refetch={[]}
      />
      <PictureCard
        purpose="giftCard"
        ownerId={null}
        title={t('pictures.giftCard')}
        name={t('pictures.bannerOf', { client })}
        refetch={[]}
      />
    </Page>
  );
}
