import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PictureCard } from '../../components/picture/picture-card.tsx';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';

/** The image that e-tickets are printed on (specification 001, "PDF background edit"). */
export default function PdfBackgroundPage() {
  const { t } = useMessages();
  return (
    <Page
      kind="form"
      title={t('pictures.pdfBackground')}
      subtitle={t('pictures.pdfBackgroundLead')}
      breadcrumbs={useSettingsCrumbs()}
    >
      <PictureCard
        purpose="pdfBackground"
        ownerId={null}
        title={t('pictures.pdfBackgroundImage')}
        name={t('pictures.pdfBackgroundImage')}
        refetch={[]}
      />
    </Page>
  );
}
