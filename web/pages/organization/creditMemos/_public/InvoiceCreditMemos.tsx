import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoiceCreditMemos_invoice$key } from '../../../../__generated__/InvoiceCreditMemos_invoice.graphql.ts'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { CreditMemoStatusMark } from '../_components/CreditMemoStatusMark.tsx'
import '../../_components/documents.css'

type InvoiceCreditMemosProps = {
  invoiceKey: InvoiceCreditMemos_invoice$key
  /** Whether the viewer may write another one now. */
  canCredit: boolean
}

/** The credit memos that correct or pay an invoice, the newest first, and how much of it each pays. */
export function InvoiceCreditMemos({ invoiceKey, canCredit }: InvoiceCreditMemosProps) {
  const formats = useFormats()
  const { uuid: invoice, creditMemos } = useFragment(
    graphql`
      fragment InvoiceCreditMemos_invoice on Invoice @throwOnFieldError {
        uuid
        creditMemos {
          id
          uuid
          number
          status
          kind
          invoiceNumber
          paymentNumber
          memoDate
          invoice {
            uuid
          }
          total {
            amount
          }
          applications {
            undoneAt
            amount {
              amount
            }
            invoice {
              uuid
            }
          }
        }
      }
    `,
    invoiceKey,
  )
  return (
    <div className="form-column">
      {creditMemos.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="creditMemos.noneOfInvoice" />
        </p>
      ) : (
        <div className="document-table-scroll">
          <table className="document-table">
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="creditMemos.number" />
                </th>
                <th scope="col">
                  <FormattedMessage id="creditMemos.date" />
                </th>
                <th scope="col">
                  <FormattedMessage id="creditMemos.status" />
                </th>
                <th scope="col" className="num">
                  <FormattedMessage id="creditMemos.amount" />
                </th>
                <th scope="col" className="num">
                  <FormattedMessage id="creditMemos.paysHere" />
                </th>
              </tr>
            </thead>
            <tbody>
              {creditMemos.map(memo => {
                const paid = addDecimals(
                  memo.applications
                    .filter(one => one.invoice?.uuid === invoice && !one.undoneAt)
                    .map(one => one.amount.amount),
                )
                return (
                  <tr key={memo.id}>
                    <th scope="row">
                      <Link className="link" to={`/credit-memo/${memo.uuid}`}>
                        {memo.number ?? <FormattedMessage id="creditMemos.noNumber" />}
                      </Link>
                      <small>
                        {memo.kind === 'OVERPAYMENT' ? (
                          <FormattedMessage id="creditMemos.overpaidWith" values={{ payment: memo.paymentNumber }} />
                        ) : memo.invoice?.uuid === invoice ? (
                          <FormattedMessage id="creditMemos.correctsThis" />
                        ) : (
                          <FormattedMessage id="creditMemos.corrects" values={{ invoice: memo.invoiceNumber }} />
                        )}
                      </small>
                    </th>
                    <td>{formats.date(memo.memoDate)}</td>
                    <td>
                      <CreditMemoStatusMark status={memo.status} />
                    </td>
                    <td className="num">{formats.amount(memo.total.amount)}</td>
                    <td className="num">{isZero(paid) ? '–' : formats.amount(paid)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {canCredit ? (
        <div>
          <LinkButton to={`/credit-memo/create?invoice=${invoice}`}>
            <FormattedMessage id="creditMemos.new" />
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}
