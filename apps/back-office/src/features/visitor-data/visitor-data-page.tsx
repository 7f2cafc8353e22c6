import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import { HeldData } from './held-data.tsx';
import { LastErasuresCard } from './last-erasures-card.tsx';
import { LookUpForm } from './look-up-form.tsx';

/** Answers the request of a visitor to see or erase what is held about that visitor. */
export default function VisitorDataPage() {
  const { t } = useMessages();
  const lookUpId = useRouteParam('lookUpId');
  return (
    <Page
      title={t('visitor-data.title')}
      subtitle={t('visitor-data.subtitle')}
      breadcrumbs={useSettingsCrumbs()}
    >
      <Card>
        <LookUpForm />
      </Card>
      {lookUpId ? <HeldData key={lookUpId} lookUpId={lookUpId} /> : <LastErasuresCard />}
    </Page>
  );
}
