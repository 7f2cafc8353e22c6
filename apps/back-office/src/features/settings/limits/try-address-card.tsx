import { blockingRulesFor } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { readEmail } from '@foyer/domain/abuse-limits/email-reading.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { recordOf, type SubjectOfScreen } from '../setting-forms.ts';
import { useSettingWords } from '../use-setting-words.ts';
import { CountedOrders } from './counted-orders.tsx';
import styles from './limits.module.css';
import { rulesOf } from './rule-rows.ts';
import { Verdict } from './verdict.tsx';

interface TryAddressCardProps {
  blocking: SubjectOfScreen;
  limit: SubjectOfScreen | undefined;
}

/** How an address is read, every rule that matches it, and what the order limit says: by the rules of the checkout. */
export function TryAddressCard({ blocking, limit }: TryAddressCardProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [email, setEmail] = useState('');
  const tryIt = () => {
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(typed.trim());
    setError(isAddress ? '' : errorText({ code: 'email-invalid' }));
    if (isAddress) setEmail(typed.trim());
  };
  return (
    <Card title={t('limits.try')}>
      <div className={styles.try}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            tryIt();
          }}
        >
          <TextInput
            label={t('limits.try.address')}
            type="email"
            autoComplete="off"
            value={typed}
            error={error || undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{t('limits.try.do')}</Button>
        </form>
        <div role="status" className={styles.answer}>
          {email !== '' && (
            <>
              <Rules blocking={blocking} email={email} />
              {limit && <CountedOrders email={email} limit={recordOf(limit.inForce)} />}
            </>
          )}
        </div>
      </div>
      <p className={styles.visitor}>
        {t('limits.try.visitor', { text: errorText({ code: 'order-not-accepted' }) })}
      </p>
    </Card>
  );
}

function Rules({ blocking, email }: { blocking: SubjectOfScreen; email: string }) {
  const { t } = useMessages();
  const { ruleInWords } = useSettingWords();
  const reading = readEmail(email);
  const matching = (value: unknown) => blockingRulesFor(rulesOf(recordOf(value).rules), reading);
  const now = matching(blocking.inForce).map((rule) => ({ rule: ruleInWords(rule), says: 'blocked' }));
  const next = blocking.coming
    ? matching(blocking.coming.value)
        .map((rule) => ({ rule: ruleInWords(rule), says: 'willBeBlocked' }))
        .filter(({ rule }) => now.every((one) => one.rule !== rule))
    : [];
  const what = reading.changes
    .map((change) => t(`limits.try.change.${change}`, { tag: reading.tag }))
    .join(', ');
  const readAs = t(what ? 'limits.try.readAsWithout' : 'limits.try.readAs', { address: reading.read, what });
  const found = [...now, ...next];
  if (found.length === 0) return <Verdict isGood title={t('limits.try.free')} more={readAs} />;
  return found.map(({ rule, says }, index) => (
    <Verdict
      key={`${says} ${rule}`}
      isGood={false}
      title={t(`limits.try.${says}`, { rule })}
      more={index === 0 ? readAs : ''}
    />
  ));
}
