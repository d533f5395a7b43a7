import { FormattedMessage } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds: Readonly<Record<string, StatusKind>> = {
  PENDING: 'scheduled',
  FAILED: 'failed',
  SUCCESS: 'done',
  REVERSED: 'partial',
}

type TransactionStatusMarkProps = {
  transaction: {
    readonly status: NamesUnder<'paymentTransactions.status.'>
    readonly statusWord: string
    readonly isStatusKnown: boolean
    readonly result: NamesUnder<'paymentTransactions.result.'>
  }
}

/** The status of a transaction. Shows an unknown status in the provider's words, and marks a refunded payment. */
export function TransactionStatusMark({ transaction }: TransactionStatusMarkProps) {
  const { status, statusWord, isStatusKnown, result } = transaction
  const isGivenBack = status === 'SUCCESS' && result === 'REFUNDED'
  return (
    <StatusMark
      kind={isStatusKnown ? (isGivenBack ? 'partial' : (kinds[status] ?? 'off')) : 'needsAction'}
      note={
        isStatusKnown ? isGivenBack ? <FormattedMessage id="paymentTransactions.result.REFUNDED" /> : null : statusWord
      }
    >
      <FormattedMessage id={`paymentTransactions.status.${status}`} />
    </StatusMark>
  )
}
