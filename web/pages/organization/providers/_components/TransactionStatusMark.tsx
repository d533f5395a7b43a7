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
    readonly figureCheck: string
    readonly result: NamesUnder<'paymentTransactions.result.'>
  }
}

/** The status of a transaction: of amounts that don't add up, of a refunded payment, and of a status in the provider's own words. */
export function TransactionStatusMark({ transaction }: TransactionStatusMarkProps) {
  const { status, statusWord, isStatusKnown, result } = transaction
  const isMismatch = transaction.figureCheck === 'MISMATCH'
  const isGivenBack = status === 'SUCCESS' && result === 'REFUNDED'
  return (
    <StatusMark
      kind={isStatusKnown && !isMismatch ? (isGivenBack ? 'partial' : (kinds[status] ?? 'off')) : 'needsAction'}
      note={
        !isStatusKnown ? (
          statusWord
        ) : isMismatch ? (
          <FormattedMessage id={`paymentTransactions.status.${status}`} />
        ) : isGivenBack ? (
          <FormattedMessage id="paymentTransactions.result.REFUNDED" />
        ) : null
      }
    >
      <FormattedMessage
        id={isStatusKnown && isMismatch ? 'paymentRecords.mismatch' : `paymentTransactions.status.${status}`}
      />
    </StatusMark>
  )
}
