import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PaidInvoices_payment$key } from '../../../../__generated__/PaidInvoices_payment.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The invoices that a payment pays or has paid, and those that it will pay once confirmed. */
export function PaidInvoices({ paymentKey }: { paymentKey: PaidInvoices_payment$key }) {
  const formats = useFormats()
  const { entity, applications, planned } = useFragment(
    graphql`
      fragment PaidInvoices_payment on ReceivedPayment @throwOnFieldError {
        entity {
          id
          name
        }
        applications {
          uuid
          invoice {
            uuid
            number
            entity {
              id
              name
            }
          }
          kind
          amount {
            amount
          }
          withheld {
            amount
          }
          appliedOn
          undoneAt
        }
        planned {
          invoice {
            uuid
            number
          }
          amount {
            amount
          }
        }
      }
    `,
    paymentKey,
  )
  if (applications.length === 0 && planned.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="receivedPayments.invoices.none" />
      </p>
    )
  const rows = [
    ...planned.map(({ invoice, amount }, place) => ({
      key: `planned-${place}`,
      invoice,
      amount: amount.amount,
      withheld: null,
      kind: 'CASH',
      when: <FormattedMessage id="receivedPayments.planned" />,
      isUndone: false,
    })),
    ...applications.map(({ uuid, invoice, kind, amount, withheld, appliedOn, undoneAt }) => ({
      key: uuid,
      invoice,
      kind,
      amount: amount.amount,
      withheld: isZero(withheld.amount) ? null : withheld.amount,
      when: undoneAt ? <FormattedMessage id="receivedPayments.undone" /> : formats.date(appliedOn),
      isUndone: Boolean(undoneAt),
    })),
  ]
  const ofOthers = applications.flatMap(({ invoice, undoneAt }) =>
    entity && invoice && !undoneAt && invoice.entity.id !== entity.id ? [invoice] : [],
  )
  return (
    <>
      {[...Map.groupBy(ofOthers, invoice => invoice.entity.id)].map(([id, invoices]) => {
        const numbers = [...new Set(invoices.map(({ number }) => number ?? ''))]
        return (
          <p key={id} className="note warn">
            <FormattedMessage
              id="receivedPayments.otherEntity"
              values={{
                own: entity?.name,
                numbers: numbers.join(', '),
                count: numbers.length,
                other: invoices[0]?.entity.name,
              }}
            />
          </p>
        )
      })}
      <div className="document-table-scroll scrolls-aside">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="receivedPayments.invoice" />
              </th>
              <th scope="col">
                <FormattedMessage id="receivedPayments.appliedOn" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="receivedPayments.ofWithheld" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="receivedPayments.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, invoice, kind, amount, withheld, when, isUndone }) => (
              <tr key={key} className={isUndone ? 'muted' : undefined}>
                <th scope="row">
                  {invoice ? (
                    <Link className="link" to={`/invoices/${invoice.uuid}`}>
                      {invoice.number}
                    </Link>
                  ) : (
                    '–'
                  )}
                  {kind === 'FEE' || kind === 'ROUNDING' ? (
                    <small>
                      <FormattedMessage id={`receivedPayments.kind.${kind}`} />
                    </small>
                  ) : null}
                </th>
                <td>{when}</td>
                <td className="num">{withheld === null ? '–' : formats.amount(withheld)}</td>
                <td className="num">{formats.amount(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
