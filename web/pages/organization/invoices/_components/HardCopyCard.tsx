import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HardCopyCard_invoice$key } from '../../../../__generated__/HardCopyCard_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** Where the paper copy of an invoice is. */
export function HardCopyCard({ invoiceKey }: { invoiceKey: HardCopyCard_invoice$key }) {
  const formats = useFormats()
  const { invoiceDate, shippedOn, shippedTo, courier, receivedOn, receivedBy, receivedFile } = useFragment(
    graphql`
      fragment HardCopyCard_invoice on Invoice {
        invoiceDate
        shippedOn
        shippedTo
        courier
        receivedOn
        receivedBy
        receivedFile {
          name
          url
        }
      }
    `,
    invoiceKey,
  )
  const steps = [
    { id: 'OPEN', date: invoiceDate },
    { id: 'SHIPPED', date: shippedOn },
    { id: 'RECEIVED', date: receivedOn },
  ] as const
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.paper" />
        </h2>
      </div>
      <div className="card-b">
        <ol className="document-steps">
          {steps.map(({ id, date }) => (
            <li key={id} className={date ? 'done' : undefined}>
              <FormattedMessage id={`invoices.delivery.${id}`} />{' '}
              <small>{date ? formats.date(date) : <FormattedMessage id="invoices.paper.notYet" />}</small>
            </li>
          ))}
        </ol>
        {shippedTo ? <p className="document-note">{shippedTo}</p> : null}
        {courier ? (
          <p className="t12 muted">
            <FormattedMessage id="invoices.paper.courier" values={{ courier }} />
          </p>
        ) : null}
        {receivedBy ? (
          <p className="t12 muted">
            <FormattedMessage id="invoices.paper.receivedBy" values={{ name: receivedBy }} />
          </p>
        ) : null}
        {receivedFile ? (
          <a className="link t12" href={receivedFile.url} download={receivedFile.name}>
            {receivedFile.name}
          </a>
        ) : null}
      </div>
    </section>
  )
}
