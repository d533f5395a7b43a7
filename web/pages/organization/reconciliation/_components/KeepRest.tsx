import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { KeepRest_line$data, KeepRest_line$key } from '../../../../__generated__/KeepRest_line.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { PaidInvoice } from '../_lib/workspaceState.ts'

type KeepRestProps = {
  line: KeepRest_line$key
  isBusy: boolean
  onKeep: (paid: PaidInvoice) => void
}

/** The rest of a receipt that exceeds its invoices can become the customer's credit. */
export function KeepRest({ line: key, isBusy, onKeep }: KeepRestProps) {
  const formats = useFormats()
  const line = useFragment(
    graphql`
      fragment KeepRest_line on StatementTransaction @throwOnFieldError {
        id
        direction
        status
        remaining {
          amount
          currency
        }
        reconciliations {
          id
          removedAt
          allocations {
            statementTransaction {
              id
            }
            expectedTransaction {
              id
              number
              source
              status
              counterparty {
                id
                alias
              }
            }
          }
        }
      }
    `,
    key,
  )
  const paid = paidInvoiceOf(line)
  if (paid === null) return null
  return (
    <div className="note info line-notice" role="status">
      <span className="grow">
        <FormattedMessage
          id="reconciliation.rest"
          values={{ amount: formats.money(line.remaining), customer: paid.customer ?? paid.number }}
        />
      </span>
      <Button size="sm" loading={isBusy} disabled={isBusy} onClick={() => onKeep(paid)}>
        <FormattedMessage id="reconciliation.partial.OVERPAYMENT" />
      </Button>
    </div>
  )
}

/** The invoice whose customer the rest belongs to; null where nothing is left, an invoice is still open, or several customers have paid. */
function paidInvoiceOf({ id, direction, status, reconciliations }: KeepRest_line$data): PaidInvoice | null {
  if (direction !== 'CREDIT' || status !== 'PARTIALLY_RECONCILED') return null
  const paid = reconciliations
    .filter(({ removedAt }) => !removedAt)
    .flatMap(({ allocations }) => allocations)
    .flatMap(({ statementTransaction, expectedTransaction }) =>
      statementTransaction.id === id ? [expectedTransaction] : [],
    )
  const isAllPaid = paid.every(({ source, status: state }) => source === 'INVOICE' && state === 'RECONCILED')
  const customers = new Set(paid.map(({ id: expectedId, counterparty }) => counterparty?.id ?? expectedId))
  const last = paid.at(-1)
  return last && isAllPaid && customers.size === 1
    ? { id: last.id, number: last.number, customer: last.counterparty?.alias ?? null }
    : null
}
