import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CreditMemoRefunds_memo$key } from '../../../../__generated__/CreditMemoRefunds_memo.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import { RefundPayments } from '../../_components/RefundPayments.tsx'
import '../../_components/cardRows.css'

const kinds = {
  ASKED: 'scheduled',
  PAYING: 'partial',
  CALLING_OFF: 'needsAction',
  CALLED_OFF: 'off',
  DONE: 'done',
} as const satisfies Record<string, StatusKind>

type State = keyof typeof kinds
const isState = (status: string): status is State => Object.hasOwn(kinds, status)

/** The chain of each refund: requested, expected, and the bank lines that confirm it. */
export function CreditMemoRefunds({ memoKey }: { memoKey: CreditMemoRefunds_memo$key }) {
  const formats = useFormats()
  const { refunds } = useFragment(
    graphql`
      fragment CreditMemoRefunds_memo on CreditMemo @throwOnFieldError {
        refunds {
          uuid
          status
          amount {
            amount
            currency
          }
          bankName
          accountNumber
          accountName
          askedAt
          askedBy {
            fullName
          }
          calledOffBy {
            fullName
          }
          reason
          expectedTransaction {
            uuid
            number
            status
            ...RefundPayments_expected
          }
          lines {
            uuid
            date
            description
            amount {
              amount
              currency
            }
            statementTransaction {
              bankAccount {
                id
                alias
              }
            }
          }
        }
      }
    `,
    memoKey,
  )
  if (refunds.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="creditMemos.refund.chain" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {refunds.map(refund => {
          const state = isState(refund.status) ? refund.status : 'ASKED'
          const { expectedTransaction: expected } = refund
          return (
            <li key={refund.uuid}>
              <div className="grow">
                <div className="row between">
                  <b className="fw5 num">
                    <Money value={refund.amount} />
                  </b>
                  <StatusMark kind={kinds[state]}>
                    <FormattedMessage id={`creditMemos.refund.status.${state}`} />
                  </StatusMark>
                </div>
                <div className="t13">
                  <FormattedMessage
                    id="creditMemos.refund.to"
                    values={{ bank: refund.bankName, number: refund.accountNumber, name: refund.accountName }}
                  />
                </div>
                <small>
                  <FormattedMessage
                    id="creditMemos.refund.askedBy"
                    values={{ at: formats.dateTime(refund.askedAt), name: refund.askedBy?.fullName ?? '–' }}
                  />
                </small>
                {expected ? (
                  <small>
                    <Link className="link tab-num" to={`/expected-transactions/${expected.uuid}/edit`}>
                      {expected.number}
                    </Link>{' '}
                    <ReconciliationStatusMark status={expected.status} /> <RefundPayments expectedKey={expected} />
                  </small>
                ) : null}
                {refund.lines.map(line => (
                  <small key={line.uuid}>
                    <FormattedMessage
                      id="creditMemos.refund.line"
                      values={{
                        date: formats.date(line.date, { year: 'always' }),
                        amount: formats.money(line.amount),
                        description: line.description,
                      }}
                    />{' '}
                    {line.statementTransaction ? (
                      <Link
                        className="link"
                        to={`/reconciliation?account=${line.statementTransaction.bankAccount.id}&tab=reconciled`}
                      >
                        {line.statementTransaction.bankAccount.alias}
                      </Link>
                    ) : null}
                  </small>
                ))}
                {refund.reason ? (
                  <small>
                    <FormattedMessage
                      id="creditMemos.refund.calledOffBy"
                      values={{ reason: refund.reason, name: refund.calledOffBy?.fullName ?? '–' }}
                    />
                  </small>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
