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
  }
}

/** How far a transaction has come; a word that is not known is shown as the provider says it. */
export function TransactionStatusMark({ transaction }: TransactionStatusMarkProps) {
  const { status, statusWord, isStatusKnown } = transaction
  return (
    <StatusMark
      kind={isStatusKnown ? (kinds[status] ?? 'off') : 'needsAction'}
      note={isStatusKnown ? null : statusWord}
    >
      <FormattedMessage id={`paymentTransactions.status.${status}`} />
    </StatusMark>
  )
}
