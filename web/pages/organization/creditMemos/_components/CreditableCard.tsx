import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditableCard_memo$key } from '../../../../__generated__/CreditableCard_memo.graphql.ts'
import type { CreditableCardQuery } from '../../../../__generated__/CreditableCardQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { creditableOf } from '../_lib/creditableOf.ts'

const query = graphql`
  query CreditableCardQuery($invoiceId: ID!) @throwOnFieldError {
    organization {
      creditMemoAmounts(draft: { invoiceId: $invoiceId, lines: [] }) {
        creditableLines {
          base {
            amount
          }
        }
        creditableVat {
          amount
        }
      }
    }
    node(id: $invoiceId) {
      ... on Invoice {
        lines {
          base {
            amount
          }
        }
        totals {
          vat {
            amount
          }
        }
      }
    }
  }
`

/** How much of its invoice can be credited in addition to this memo; hidden until that is known. */
export default function CreditableCard({ memoKey }: { memoKey: CreditableCard_memo$key }) {
  const formats = useFormats()
  const { invoice, invoiceNumber, approvedAt, total } = useFragment(
    graphql`
      fragment CreditableCard_memo on CreditMemo {
        invoiceNumber
        approvedAt
        invoice {
          id
        }
        total {
          amount
          currency
        }
      }
    `,
    memoKey,
  )
  const answer = useAnswerAsTyped<CreditableCardQuery>(query, invoice ? { invoiceId: invoice.id } : null)
  const { creditableLines, creditableVat } = answer?.organization.creditMemoAmounts ?? {}
  const { lines, totals } = answer?.node ?? {}
  if (!creditableLines || !creditableVat || !lines || !totals) return null
  const { amount, currency } = total
  const credit = creditableOf({
    invoiced: [...lines.map(({ base }) => base), totals.vat],
    left: [...creditableLines.map(({ base }) => base), creditableVat],
    total: amount,
    isApproved: approvedAt !== null,
  })
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="creditMemos.creditable" />
        </h2>
      </div>
      <div className="card-b">
        <dl className="document-sums num">
          <div>
            <dt>{invoiceNumber}</dt>
            <dd>{formats.amount(credit.invoice)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="creditMemos.creditable.others" />
            </dt>
            <dd>{formats.amount(credit.others)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="creditMemos.creditable.this" />
            </dt>
            <dd>{formats.amount(amount)}</dd>
          </div>
          <div className="document-total">
            <dt>
              <FormattedMessage id="creditMemos.creditable.left" />
            </dt>
            <dd>{formats.money({ amount: credit.left, currency })}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
