import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { CountingStep } from './counting-step.tsx';
import { useCustomerDisplay } from './customer-display/use-customer-display.ts';
import { DeskHeader } from './desk-header.tsx';
import styles from './desk-sale.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { SalePanel } from './sale-panel.tsx';
import { isEmpty } from './sale-state.ts';
import { SoldPanel } from './sold-panel.tsx';
import { suggestUpsell } from './suggest-upsell.ts';
import { UpsellLine } from './upsell-line.tsx';
import { type DeskProps, useDesk } from './use-desk.ts';
import { useKeysOfDesk } from './use-keys-of-desk.ts';

const DiscountDialog = onDemand(async () => (await import('./discount-dialog.tsx')).DiscountDialog);
const CustomerDialog = onDemand(async () => (await import('./customer-dialog.tsx')).CustomerDialog);

export function Desk(props: DeskProps) {
  const { offer, till, currency, languages, lease } = props;
  const { t, date: written } = useMessages();
  const desk = useDesk(props);
  const { sale, selling, shownDueMinor, dialog, here, language } = desk;
  const parts = lease?.parts;
  const { state } = sale;
  useKeysOfDesk(desk, offer.groups);
  useCustomerDisplay(desk, { offer, currency });
  const suggestion = suggestUpsell(state, offer.groups, offer.upsellTypeIds);
  // The visitor may have another code, or pay otherwise.
  const isCodeRefused = desk.quote.errorAt('payingCodes') !== null;
  const day = offer.date === offer.today ? t('desk.day.todayInLine') : written(offer.date);
  return (
    <div className={styles.desk} data-sells-offline={here ? '' : undefined}>
      <DeskHeader
        till={till.till}
        tills={till.tills}
        ordersDoor={desk.ordersDoor}
        searchRef={desk.searchRef}
        onTill={till.choose}
        onSearch={(text) => void desk.find(text)}
        lease={lease}
      />
      {lease && parts ? (
        <parts.LeaseStrip
          state={lease.state}
          here={here}
          onTry={lease.desk.tryNow}
          onCloseNews={lease.desk.keeper.closeNews}
        />
      ) : null}
      <div className={styles.body}>
        <div className={styles.pane}>
          {selling.sold ? (
            <SoldPanel
              door={desk.ordersDoor}
              sold={selling.sold}
              tillId={till.till?.id}
              currency={currency}
              Papers={parts?.PapersOfSaleHere}
              onNext={desk.next}
            />
          ) : state.isPaying && (shownDueMinor !== null || isCodeRefused) ? (
            <PaymentStep
              dueMinor={shownDueMinor ?? desk.quote.totalMinor}
              pay={desk.pay}
              currency={currency}
              customer={state.customer}
              isOffline={here !== null}
              onChange={desk.setPay}
              onGiftCard={() => desk.setDialog('code')}
              onCustomer={() => desk.setDialog('customer')}
            />
          ) : state.isUncertain ? null : (
            <CountingStep
              desk={desk}
              offer={offer}
              isDayComing={props.isDayComing}
              currency={currency}
              day={day}
            />
          )}
        </div>
        {!selling.sold && (
          <SalePanel
            sale={state}
            groups={offer.groups}
            quote={desk.quote}
            day={offer.date === offer.today ? t('desk.day.today') : written(offer.date)}
            currency={currency}
            here={here}
            isFixed={state.isUncertain}
            unsent={lease && parts && <parts.UnsentPanel state={lease.state} currency={currency} />}
            onRemove={sale.remove}
            onClear={sale.restart}
            onDiscount={() => desk.setDialog('discount')}
            below={
              suggestion &&
              !state.isPaying && (
                <UpsellLine
                  suggestion={suggestion}
                  currency={currency}
                  onAdd={() => {
                    for (let one = 0; one < suggestion.quantity; one += 1) sale.add(suggestion.type.id);
                  }}
                />
              )
            }
          >
            <PrimaryButton desk={desk} till={till.till} currency={currency} />
          </SalePanel>
        )}
      </div>
      <LeaveGuard isUnfinished={!isEmpty(state)} onDiscard={sale.restart} />
      {(dialog === 'discount' || dialog === 'code') && (
        <DiscountDialog
          sale={state}
          forCode={dialog === 'code'}
          onSave={sale.set}
          onClose={() => desk.setDialog(null)}
        />
      )}
      {dialog === 'customer' && (
        <CustomerDialog
          customer={state.customer}
          language={language}
          languages={languages}
          onSave={(customer, chosen) => sale.set({ customer, language: chosen })}
          onClose={() => desk.setDialog(null)}
        />
      )}
    </div>
  );
}
