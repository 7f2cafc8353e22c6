import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { lazy, startTransition, useState } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';
import { clientOfPlace } from '../../session/sign-in/sign-in-client.ts';
import { thisPlace } from '../../session/sign-in/this-place.ts';
import type { SecondFactorDue } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Fetched once an account with a second factor has given its password. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

/** Username and password; which client is meant follows from the address (product.md, section 2). */
export default function SignInPage() {
  const { t } = useMessages();
  const place = thisPlace();
  const [due, setDue] = useState<SecondFactorDue | null>(null);
  if (due) return <SecondStep due={due} onOtherAccount={() => setDue(null)} />;
  return (
    <SignedOutPage
      title={t('session.signIn.title')}
      subtitle={
        <>
          {clientOfPlace(place)} · <span>{place.hostname}</span>
        </>
      }
    >
      <SignInForm place={place} onSecondFactor={(next) => startTransition(() => setDue(next))} />
      <p className={styles.links}>
        <Link to={`/password-forgotten${place.search}`}>{t('session.forgotten.link')}</Link>
      </p>
      <p className={styles.hint}>{t('session.signIn.hint')}</p>
    </SignedOutPage>
  );
}
