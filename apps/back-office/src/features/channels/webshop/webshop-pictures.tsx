import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PictureCard } from '../../../components/picture/picture-card.tsx';
import { ReadinessOfChannel } from '../readiness/readiness.graphql.ts';

/** Banner and logo of a channel; they change at once, apart from the form. */
export function WebshopPictures({ channelId }: { channelId: string }) {
  const { t } = useMessages();
  const shared = { ownerId: channelId, refetch: [ReadinessOfChannel] };
  return (
    <>
      <div data-field="banner">
        <PictureCard
          purpose="ticketstreetBanner"
          title={t('webshop.banner')}
          name={t('webshop.banner')}
          {...shared}
        />
      </div>
      <div data-field="logo">
        <PictureCard
          purpose="ticketstreetLogo"
          title={t('webshop.logo')}
          name={t('webshop.logo')}
          {...shared}
        />
      </div>
    </>
  );
}
