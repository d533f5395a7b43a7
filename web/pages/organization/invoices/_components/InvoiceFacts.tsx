import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoiceFacts_invoice$key } from '../../../../__generated__/InvoiceFacts_invoice.graphql.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { termStartOf } from '../_lib/termStart.ts'

/** Payer, order, terms and deducted advances. */
export function InvoiceFacts({
  invoiceKey,
  hasEntities,
}: {
  invoiceKey: InvoiceFacts_invoice$key
  hasEntities: boolean
}) {
  const formats = useFormats()
  const invoice = useFragment(
    graphql`
      fragment InvoiceFacts_invoice on Invoice {
        kind
        entity {
          name
        }
        customerName
        customer {
          uuid
        }
        salesOrder {
          uuid
          number
        }
        customerReference
        invoiceDate
        issuedAt
        billing {
          cycle
          from
          until
        }
        openedOn
        settledBefore {
          amount
          currency
        }
        termDays
        termFrom
        dueDate
        milestones {
          dueDate
        }
        approver {
          fullName
        }
        buyer {
          taxNumber
        }
        seller {
          name
          taxNumber
          address
        }
        undeducted {
          amount
          currency
        }
        deductions {
          invoice {
            uuid
            number
          }
          amount {
            amount
            currency
          }
        }
      }
    `,
    invoiceKey,
  )
  const { customer, salesOrder, customerReference, dueDate, approver, buyer, seller, undeducted, deductions } = invoice
  const day = (date: string) => formats.date(date, { year: 'always' })
  // With instalments, the terms alone determine no due date.
  const dueDates = invoice.milestones.flatMap(milestone => milestone.dueDate ?? []).toSorted()
  const [firstDue = dueDate] = dueDates
  const lastDue = dueDates.at(-1) ?? dueDate
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.facts" />
        </h2>
      </div>
      <dl className="card-b document-facts">
        <Line label="invoices.customer">
          {customer ? (
            <Link className="link" to={`/buyer/${customer.uuid}`}>
              {invoice.customerName}
            </Link>
          ) : (
            invoice.customerName
          )}
        </Line>
        {buyer?.taxNumber ? (
          <Line label="invoices.taxNumber">
            <span className="num">{buyer.taxNumber}</span>
          </Line>
        ) : null}
        {hasEntities ? (
          <Line label="issuingEntity">
            {seller?.name ?? invoice.entity.name}
            {seller?.taxNumber ? (
              <small>
                <FormattedMessage id="invoices.sellerTaxNumber" values={{ number: seller.taxNumber }} />
              </small>
            ) : null}
            {seller?.address ? <small>{seller.address}</small> : null}
          </Line>
        ) : null}
        {salesOrder ? (
          <Line label="invoices.order">
            <Link className="link" to={`/sales-order/${salesOrder.uuid}`}>
              {salesOrder.number}
            </Link>
          </Line>
        ) : null}
        {customerReference ? <Line label="invoices.reference">{customerReference}</Line> : null}
        <Line label="invoices.kind">
          <FormattedMessage id={`invoices.kind.${invoice.kind === 'ADVANCE' ? 'ADVANCE' : 'STANDARD'}`} />
        </Line>
        <Line label="invoices.date">{day(invoice.invoiceDate)}</Line>
        <Line label="invoices.terms">
          <FormattedMessage
            id={`invoices.terms.${termStartOf(invoice.termFrom)}`}
            values={{ count: invoice.termDays }}
          />
        </Line>
        <Line label="invoices.due">
          {firstDue && lastDue ? (
            [...new Set([day(firstDue), day(lastDue)])].join(' – ')
          ) : (
            <FormattedMessage id="invoices.due.afterPaper" />
          )}
        </Line>
        {invoice.billing ? (
          <Line label="invoices.source">
            <FormattedMessage
              id={`invoices.billing.${invoice.billing.cycle}`}
              values={{ period: `${formats.date(invoice.billing.from)} – ${day(invoice.billing.until)}` }}
            />
          </Line>
        ) : null}
        {invoice.openedOn ? (
          <>
            <Line label="invoices.openedOn">{day(invoice.openedOn)}</Line>
            <Line label="invoices.settledBefore">
              <span className="num">{formats.money(invoice.settledBefore)}</span>
            </Line>
          </>
        ) : null}
        {approver ? <Line label="invoices.approver">{approver.fullName}</Line> : null}
        {undeducted ? (
          <Line label="invoices.undeducted">
            <span className="num">{formats.money(undeducted)}</span>
          </Line>
        ) : null}
        {deductions.map(({ invoice: advance, amount }, place) => (
          <div key={advance?.uuid ?? place}>
            <dt>
              {advance ? (
                <Link className="link" to={`/invoices/${advance.uuid}`}>
                  {advance.number}
                </Link>
              ) : (
                <FormattedMessage id="invoices.kind.ADVANCE" />
              )}
            </dt>
            <dd className="num">−{formats.money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Line({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
