import type { Messages } from '@foyer/i18n/translator.ts';
import { type FormEvent, useState } from 'react';
import { RequestRefused, requestShop } from '../app/shop-request.ts';
import type { StepProps } from '../app/step-props.ts';
import { addTextFiles, salesParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useAct } from '../app/use-act.ts';
import { noteMove } from '../app/use-address.ts';
import { Notice, ProblemNotice } from '../components/notice.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { TextField } from '../components/text-field.tsx';

// Few pages ask for a code: its texts come with it.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/buyer-code.json', {
    import: 'default',
  }),
);
const codeParts = [...salesParts, 'buyer-code', 'errors-checkout'];

type CodeGateProps = Pick<StepProps, 'page' | 'pagePath' | 'change'>;

/** Before anything can be chosen: the code or the password of a page that only its holders may buy from. */
export default function CodeGate(props: CodeGateProps) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={codeParts}>
      <CodeForm {...props} />
    </TextsProvider>
  );
}

function CodeForm({ page, pagePath, change }: CodeGateProps) {
  const { t } = useTexts();
  const act = useAct();
  const [code, setCode] = useState('');
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isTooOften, setTooOften] = useState(false);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (act.isPending) return;
    void act.run(async () => {
      setErrorCode(null);
      setTooOften(false);
      try {
        const call = { method: 'POST', body: { code } } as const;
        const { pass } = await requestShop<{ pass: string }>(`${pagePath}/code`, call);
        noteMove();
        change({ codePass: pass });
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const [first] = error.errors;
        if (error.status === 429) setTooOften(true);
        else if (first?.field === 'code') setErrorCode(first.code);
        else throw error;
        document.getElementById('code')?.focus();
      }
    });
  };
  return (
    <main id="main" className="content">
      <div className="step">
        <PageHeading
          title={t('buyer-code.title')}
          documentTitle={`${t('buyer-code.title')} · ${page.client.name}`}
          lead={t('buyer-code.lead')}
        />
        {isTooOften && <Notice kind="refusal" title={t('buyer-code.tooOften')} />}
        {act.problem && <ProblemNotice problem={act.problem} again={() => send()} />}
        <form className="card form" noValidate onSubmit={send}>
          <TextField
            id="code"
            label={t('buyer-code.field')}
            autoComplete="off"
            value={code}
            errorCode={errorCode}
            onChange={(value) => {
              setCode(value);
              setErrorCode(null);
            }}
            onLeave={() => {}}
          />
          <button type="submit" className="button primary wide" aria-disabled={act.isPending}>
            {act.isPending && <span className="spinner" aria-hidden="true" />}
            {t('buyer-code.submit')}
          </button>
        </form>
      </div>
    </main>
  );
}
