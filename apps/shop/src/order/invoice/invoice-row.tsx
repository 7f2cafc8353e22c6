import { useTexts } from '../../app/texts.tsx';
import { useResource } from '../../app/use-resource.ts';
import { openAct } from '../change/use-choice.ts';
import { SaveFile } from '../save-file.tsx';
import { InvoiceTexts } from './invoice-texts.tsx';
import { pathOfInvoice, type VisitorInvoices } from './visitor-invoices.ts';

/** The invoices of the order as files, or how one is asked for; nothing where the museum makes none of it. */
export default function InvoiceRow({ secret }: { secret: string }) {
  const { value } = useResource<VisitorInvoices>(pathOfInvoice(secret));
  if (!value || (value.documents.length === 0 && !value.canRequest && !value.isRequested)) return null;
  return (
    <InvoiceTexts>
      <Row secret={secret} invoices={value} />
    </InvoiceTexts>
  );
}

function Row({ secret, invoices }: { secret: string; invoices: VisitorInvoices }) {
  const { t } = useTexts();
  const { documents, canRequest, isRequested } = invoices;
  return (
    <section className="card change-acts" aria-label={t('order-invoice.title')}>
      <div className="change-act">
        <div>
          <strong>{t('order-invoice.title')}</strong>
          {documents.length === 0 && (
            <small className="muted">
              {t(isRequested ? 'order-invoice.requested' : 'order-invoice.text')}
            </small>
          )}
          {documents.map(({ id, kind, number, pdfUrl }) => (
            <SaveFile key={id} className="link" url={pdfUrl} secret={secret}>
              {t(kind === 'invoice' ? 'order-invoice.file' : 'order-invoice.creditFile', { number })}
            </SaveFile>
          ))}
        </div>
        {canRequest && (
          <button type="button" className="button" onClick={() => openAct('invoice')}>
            {t('order-invoice.open')}
            <span className="hidden-text">: {t('order-invoice.title')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
