import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { PictureCard } from '../../components/picture/picture-card.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { GetClientConfiguration } from '../../session/shell.graphql.ts';

/** The pictures that stand for the client: its logo (specification 001, "Edit logo"), its banner and that of its mails. */
export default function ClientPicturesPage() {
  const { t } = useMessages();
  const client = useClientFacts()?.name ?? '';
  // The header shows the first two.
  const refetch = [GetClientConfiguration];
  return (
    <Page title={t('pictures.title')} subtitle={t('pictures.lead')}>
      <PictureCard
        purpose="logo"
        ownerId={null}
        title={t('pictures.logo')}
        name={t('pictures.logoOf', { client })}
        refetch={refetch}
      />
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
    </Page>
  );
}
