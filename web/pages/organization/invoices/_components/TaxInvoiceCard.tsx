import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TaxInvoiceCard_invoice$key } from '../../../../__generated__/TaxInvoiceCard_invoice.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { ExportTaxInvoicesDialog } from '../_lib/taxInvoiceDialogs.ts'
import { TaxInvoiceMark } from './TaxInvoiceMark.tsx'

const TaxInvoiceDialog = lazy(async () => ({ default: (await import('./TaxInvoiceDialog.tsx')).TaxInvoiceDialog }))

const OFFERED = ['EXPORT', 'SET_FACILITY', 'APPROVE', 'REJECT', 'CANCEL'] as const
type Offered = (typeof OFFERED)[number]

/** The tax invoice's status, its upload deadline, and the tax office's answer. */
export function TaxInvoiceCard({ invoiceKey }: { invoiceKey: TaxInvoiceCard_invoice$key }) {
  const formats = useFormats()
  const [asking, setAsking] = useState<Offered | null>(null)
  const invoice = useFragment(
    graphql`
      fragment TaxInvoiceCard_invoice on Invoice {
        id
        status
        taxInvoice {
          status
          transactionCode
          facility
          number
          reason
          fileUrl
          exportedAt
          exportedBy {
            fullName
          }
          returnedVat {
            amount
            currency
          }
          uploadDueDate
          daysLeft
          allowedActions
          version
        }
      }
    `,
    invoiceKey,
  )
  const { taxInvoice } = invoice
  // An imported invoice has a number assigned elsewhere, and no exported file.
  if (!taxInvoice || (!taxInvoice.transactionCode && !taxInvoice.number)) return null
  // An invoice canceled before its export is never reported to the tax office.
  if (invoice.status === 'CANCELED' && taxInvoice.status === 'NOT_EXPORTED') return null
  const { number, reason, fileUrl, exportedAt, exportedBy, daysLeft, allowedActions } = taxInvoice
  const close = () => setAsking(null)
  const mustCancel = invoice.status === 'CANCELED' && allowedActions.includes('CANCEL')
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.taxInvoice" />
        </h2>
        <TaxInvoiceMark taxInvoice={taxInvoice} />
      </div>
      <div className="card-b">
        {mustCancel ? (
          <p className="note warn">
            <FormattedMessage id="invoices.tax.mustCancel" />
          </p>
        ) : null}
        {reason ? <p className="note bad">{reason}</p> : null}
        <dl className="document-facts">
          {number ? (
            <Fact label="invoices.tax.number">
              <span className="num document-number">{number}</span>
            </Fact>
          ) : null}
          {taxInvoice.transactionCode ? <Fact label="invoices.tax.code">{taxInvoice.transactionCode}</Fact> : null}
          {taxInvoice.facility ? <Fact label="invoices.tax.facility">{taxInvoice.facility}</Fact> : null}
          {isZero(taxInvoice.returnedVat.amount) ? null : (
            <Fact label="invoices.tax.returnedVat">
              <span className="num">−{formats.money(taxInvoice.returnedVat)}</span>
            </Fact>
          )}
          {typeof daysLeft === 'number' ? (
            <Fact
              label="invoices.tax.due"
              detail={
                <FormattedMessage
                  id={daysLeft < 0 ? 'invoices.taxInvoice.daysLate' : 'invoices.taxInvoice.daysLeft'}
                  values={{ days: Math.abs(daysLeft) }}
                />
              }
            >
              {formats.date(taxInvoice.uploadDueDate, { year: 'always' })}
            </Fact>
          ) : null}
          {exportedAt ? (
            <Fact label="invoices.tax.exported" detail={exportedBy?.fullName}>
              {formats.dateTime(exportedAt)}
            </Fact>
          ) : null}
        </dl>
        <div className="row wrap">
          {OFFERED.filter(action => allowedActions.includes(action)).map(action => (
            <Button key={action} size="sm" onClick={() => setAsking(action)}>
              <FormattedMessage
                id={action === 'APPROVE' && number ? 'invoices.tax.retype' : `invoices.tax.action.${action}`}
              />
            </Button>
          ))}
          {fileUrl && allowedActions.length > 0 ? (
            <a className="link" href={fileUrl} download>
              <FormattedMessage id="invoices.tax.file" />
            </a>
          ) : null}
        </div>
      </div>
      <Suspense fallback={null}>
        {asking === 'EXPORT' ? (
          <ExportTaxInvoicesDialog invoiceIds={[invoice.id]} onClose={close} onDone={close} />
        ) : null}
        {asking !== null && asking !== 'EXPORT' ? (
          <TaxInvoiceDialog
            action={asking}
            invoiceId={invoice.id}
            version={taxInvoice.version}
            number={number ?? ''}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
