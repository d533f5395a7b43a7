import { ChevronRight, Download, Upload } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { InvoiceDetail } from './calls.ts'
import { PortalLink } from './PortalLink.tsx'

/** Actions of a customer on an invoice. */
export function InvoiceActions({ detail: { invoice, documentUrl } }: { detail: InvoiceDetail }) {
  const formats = useFormats()
  const isOpen = invoice.status !== 'CANCELED'
  return (
    <div className="portal-actions">
      {documentUrl ? (
        <a className="portal-action" href={documentUrl} download={`${invoice.number}.pdf`}>
          <Download className="i" aria-hidden />
          <span>
            <b className="fw5">
              <FormattedMessage id="portal.invoice.download" />
            </b>
            <small>
              <FormattedMessage id="portal.invoice.download.text" />
            </small>
          </span>
        </a>
      ) : null}
      {isOpen && !isZero(invoice.toPay.amount) ? (
        <PortalLink className="portal-action" href={`/customer/invoices/${invoice.uuid}/proof`}>
          <Upload className="i" aria-hidden />
          <span>
            <b className="fw5">
              <FormattedMessage id="portal.proof.open" />
            </b>
            <small>
              <FormattedMessage id="portal.proof.open.text" />
            </small>
          </span>
          <ChevronRight className="i" aria-hidden />
        </PortalLink>
      ) : null}
      {isOpen && !isZero(invoice.withheldOpen.amount) ? (
        <PortalLink className="portal-action" href={`/customer/invoices/${invoice.uuid}/slip`}>
          <Upload className="i" aria-hidden />
          <span>
            <b className="fw5">
              <FormattedMessage id="portal.slip.open" />
            </b>
            <small>{formats.money(invoice.withheldOpen)}</small>
          </span>
          <ChevronRight className="i" aria-hidden />
        </PortalLink>
      ) : null}
    </div>
  )
}
