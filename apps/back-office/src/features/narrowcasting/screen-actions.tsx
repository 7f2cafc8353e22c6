import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useGo } from '../../components/use-go.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import {
  DeleteWallScreen,
  EditWallScreen,
  MakeScreenLink,
  RevokeScreenLink,
  WallScreenList,
} from './narrowcasting.graphql.ts';
import type { EditedWallScreen } from './wall-screen-form.ts';

const ScreenLinkDialog = onDemand(async () => (await import('./screen-link-dialog.tsx')).ScreenLinkDialog);
const WaitingTimeDialog = onDemand(async () => (await import('./waiting-time-dialog.tsx')).WaitingTimeDialog);

type Asking = 'replace' | 'revoke' | 'delete' | 'waiting';

/** The link of a screen, its waiting time, and its end. */
export function ScreenActions({ screen }: { screen: EditedWallScreen }) {
  const { t } = useMessages();
  const go = useGo();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const { id, name, hasLink } = screen;
  const refetch = [EditWallScreen, WallScreenList];
  const make = useGraphqlMutation(MakeScreenLink, { refetch });
  const revoke = useGraphqlMutation(RevokeScreenLink, { refetch });
  const remove = useGraphqlMutation(DeleteWallScreen, { refetch: [WallScreenList] });
  const makeLink = async () => {
    await notice(async () => setUrl((await make.mutateAsync({ id })).makeScreenLink.url));
    setAsking(null);
  };
  const revokeLink = async () => {
    await notice(() => revoke.mutateAsync({ id }));
    setAsking(null);
  };
  const deleteScreen = async () => {
    const done = await notice(() => remove.mutateAsync({ id }));
    setAsking(null);
    if (done) go('/narrowcasting', { replace: true });
  };
  const acts = {
    replace: { onConfirm: makeLink, busy: make.isPending },
    revoke: { onConfirm: revokeLink, busy: revoke.isPending },
    delete: { onConfirm: deleteScreen, busy: remove.isPending },
  };
  return (
    <>
      <Button loading={make.isPending} onClick={() => (hasLink ? setAsking('replace') : void makeLink())}>
        {t(hasLink ? 'narrowcasting.link.replace' : 'narrowcasting.link.make')}
      </Button>
      {hasLink && (
        <Button variant="outline" color="danger" onClick={() => setAsking('revoke')}>
          {t('narrowcasting.link.revoke')}
        </Button>
      )}
      <RowMenu
        label={name}
        variant="default"
        actions={[
          { label: t('narrowcasting.waiting.set'), onClick: () => setAsking('waiting') },
          { label: t('narrowcasting.delete'), destructive: true, onClick: () => setAsking('delete') },
        ]}
      />
      {(['replace', 'revoke', 'delete'] as const).map((act) => (
        <ConfirmDialog
          key={act}
          opened={asking === act}
          title={t(`narrowcasting.ask.${act}`, { name })}
          confirmLabel={t(act === 'delete' ? 'narrowcasting.delete' : `narrowcasting.link.${act}`)}
          destructive
          busy={acts[act].busy}
          onConfirm={() => void acts[act].onConfirm()}
          onCancel={() => setAsking(null)}
        >
          {t(`narrowcasting.ask.${act}Text`)}
        </ConfirmDialog>
      ))}
      {asking === 'waiting' && <WaitingTimeDialog screen={screen} onClose={() => setAsking(null)} />}
      {url && <ScreenLinkDialog name={name} url={url} onClose={() => setUrl(null)} />}
    </>
  );
}
