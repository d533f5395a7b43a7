import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoiceCreditMemos_invoice$key } from '../../../../__generated__/InvoiceCreditMemos_invoice.graphql.ts'
import { addDecimals, isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { CreditMemoStatusMark } from '../_components/CreditMemoStatusMark.tsx'
import '../../_components/documents.css'

const WriteOffDialog = lazy(() =>
  import('../_components/WriteOffDialog.tsx').then(module => ({ default: module.WriteOffDialog })),
)

type InvoiceCreditMemosProps = {
  invoiceKey: InvoiceCreditMemos_invoice$key
  /** Whether the viewer may create another one now. */
  canCredit: boolean
}

/** The credit memos that correct or pay an invoice, the newest first, with the amount that each pays. */
export function InvoiceCreditMemos({ invoiceKey, canCredit }: InvoiceCreditMemosProps) {
  const formats = useFormats()
  const [isWritingOff, setWritingOff] = useState(false)
  const shown = useFragment(
    graphql`
      fragment InvoiceCreditMemos_invoice on Invoice @throwOnFieldError {
        id
        uuid
        number
        remaining {
          amount
          currency
        }
        withheldOpen {
          amount
        }
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
  const { uuid: invoice, creditMemos, remaining } = shown
  const open = subtractDecimals(remaining.amount, shown.withheldOpen.amount)
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
                        ) : memo.kind === 'WRITE_OFF' ? (
                          <FormattedMessage id="creditMemos.writesOffThis" />
                        ) : memo.invoice?.uuid === invoice ? (
                          <FormattedMessage id="creditMemos.correctsThis" />
                        ) : (
                          <FormattedMessage id="creditMemos.corrects" values={{ invoice: memo.invoiceNumber }} />
                        )}
                      </small>
                    </th>
                    <td>{formats.date(memo.memoDate)}</td>
                    <td>
                      <CreditMemoStatusMark status={memo.status} kind={memo.kind} />
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
        <div className="document-buttons">
          <LinkButton to={`/credit-memo/create?invoice=${invoice}`}>
            <FormattedMessage id="creditMemos.new" />
          </LinkButton>
          {isZero(open) ? null : (
            <Button onClick={() => setWritingOff(true)}>
              <FormattedMessage id="creditMemos.writeOff" />
            </Button>
          )}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isWritingOff ? (
          <WriteOffDialog
            invoiceId={shown.id}
            number={shown.number ?? ''}
            open={{ amount: open, currency: remaining.currency }}
            onClose={() => setWritingOff(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
