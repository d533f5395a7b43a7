import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceNotes_invoice$key } from '../../../../__generated__/InvoiceNotes_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TaxNotesOfAll } from '../../customers/_public/lazyTaxNotes.ts'

// Loaded when a user edits the notes of an issued invoice.
const AnnotateInvoiceDialog = lazy(() => import('./AnnotateInvoiceDialog.tsx'))

/** Who created, approved, returned or canceled an invoice, when and why; and why the viewer may not approve it. */
export function InvoiceNotes({ invoiceKey, mayDecide }: { invoiceKey: InvoiceNotes_invoice$key; mayDecide: boolean }) {
  const formats = useFormats()
  const invoice = useFragment(
    graphql`
      fragment InvoiceNotes_invoice on Invoice {
        id
        version
        status
        vatTreatment
        entity {
          name
          isVatRegistered
          taxNumber
        }
        customerName
        customer {
          uuid
          taxNumber
          identityNumber
        }
        stampSerial
        issuedAt
        openedOn
        issuedBy {
          fullName
        }
        approver {
          fullName
        }
        reason
        internalNote
        statusChangedAt
        statusChangedBy {
          fullName
        }
        createdAt
        createdBy {
          fullName
        }
        allowedActions
      }
    `,
    invoiceKey,
  )
  const [isAnnotating, setAnnotating] = useState(false)
  const { status, issuedAt, reason, approver, internalNote, stampSerial } = invoice
  const isWaiting = status === 'WAITING_APPROVAL'
  const isOwn = isWaiting && mayDecide && !invoice.allowedActions.includes('APPROVE')
  const by = (name: string | undefined, instant: string) => ({ name: name ?? '', at: formats.dateTime(instant) })
  return (
    <>
      <p className="t12 muted">
        <FormattedMessage
          id={invoice.openedOn ? 'invoices.importedBy' : 'invoices.writtenBy'}
          values={by(invoice.createdBy?.fullName, invoice.createdAt)}
        />
        {issuedAt && !invoice.openedOn ? (
          <>
            {' · '}
            <FormattedMessage id="invoices.issuedBy" values={by(invoice.issuedBy?.fullName, issuedAt)} />
          </>
        ) : null}
      </p>
      {isWaiting || status === 'DRAFT' ? (
        <Suspense fallback={null}>
          <TaxNotesOfAll records={[invoice]} />
        </Suspense>
      ) : null}
      {isWaiting && !isOwn && approver ? (
        <p className="note info">
          <FormattedMessage id="invoices.asked" values={{ name: approver.fullName }} />
        </p>
      ) : null}
      {isOwn ? (
        <p className="note info">
          <FormattedMessage id="invoices.own" />
        </p>
      ) : null}
      {reason && (status === 'DRAFT' || status === 'CANCELED') ? (
        <p className={status === 'DRAFT' ? 'note warn' : 'note info'}>
          <span>
            <FormattedMessage
              id={`invoices.ended.${status}`}
              values={by(invoice.statusChangedBy?.fullName, invoice.statusChangedAt)}
            />
            <q className="document-reason">{reason}</q>
          </span>
        </p>
      ) : null}
      {internalNote ? (
        <p className="note info">
          <span>
            <b className="fw5">
              <FormattedMessage id="invoices.internalNote" />
            </b>
            <span className="document-reason document-note">{internalNote}</span>
          </span>
        </p>
      ) : null}
      {stampSerial ? (
        <p className="t12 muted">
          <FormattedMessage id="invoices.stampSerial" /> <span className="num document-number">{stampSerial}</span>
        </p>
      ) : null}
      {invoice.allowedActions.includes('ANNOTATE') ? (
        <div className="document-action">
          <Button size="sm" onClick={() => setAnnotating(true)}>
            <FormattedMessage id="invoices.annotate" />
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isAnnotating ? <AnnotateInvoiceDialog invoice={invoice} onClose={() => setAnnotating(false)} /> : null}
      </Suspense>
    </>
  )
}
