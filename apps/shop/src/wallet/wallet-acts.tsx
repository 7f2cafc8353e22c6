import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { Messages } from '@foyer/i18n/translator.ts';
import { useEffect, useEffectEvent } from 'react';
import { pathWith } from '../app/shop-address.ts';
import { requestShop } from '../app/shop-request.ts';
import { addTextFiles, checkoutOrderParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { ProblemNotice } from '../components/notice.tsx';
import { openOutside } from '../embed/leave-frame.ts';

addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/wallet.json', {
    import: 'default',
  }),
);

interface WalletActsProps {
  wallets: VisitorOrder['wallets'];
  /** The one that is shown: of a large order the pass is of it alone. */
  ticketId: string;
  secret: string;
}

/** A button for each wallet that the museum offers: it opens the phone's own question. */
export default function WalletActs(props: WalletActsProps) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={[...checkoutOrderParts, 'wallet']}>
      {props.wallets.map((platform) => (
        <WalletButton key={platform} platform={platform} ticketId={props.ticketId} secret={props.secret} />
      ))}
    </TextsProvider>
  );
}

type WalletButtonProps = Pick<WalletActsProps, 'ticketId' | 'secret'> & { platform: WalletPlatform };

function WalletButton({ ticketId, secret, platform }: WalletButtonProps) {
  const { t } = useTexts();
  const act = useAct();
  const { run } = act;
  const open = async () => {
    const path = `orders/${encodeURIComponent(secret)}/wallet`;
    const { url } = await requestShop<{ url: string }>(path, {
      method: 'POST',
      body: { platform, ticketId },
    });
    openOutside(url);
  };
  // The link of a mail is the press of this button; a reload is not.
  const isAsked = new URL(location.href).searchParams.get('wallet') === platform;
  const begin = useEffectEvent(() => {
    history.replaceState(history.state, '', pathWith(new URL(location.href), { wallet: null }));
    void run(open);
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
  return (
    <>
      <button type="button" className="button" aria-busy={act.isPending} onClick={() => void run(open)}>
        {t(platform === 'apple' ? 'wallet.addApple' : 'wallet.addGoogle')}
      </button>
      {act.problem && <ProblemNotice problem={act.problem} />}
    </>
  );
}
