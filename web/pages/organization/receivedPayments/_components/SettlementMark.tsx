import { FormattedMessage } from 'react-intl'
import { StatusMark } from '../../../../ui/StatusMark.tsx'

type SettlementMarkProps = { settlement: { readonly status: string } | null | undefined }

/** Whether a payment provider has paid out the money; a dash without a provider. */
export function SettlementMark({ settlement }: SettlementMarkProps) {
  if (!settlement) return '–'
  const isSettled = settlement.status === 'SETTLED'
  return (
    <StatusMark kind={isSettled ? 'done' : 'scheduled'}>
      <FormattedMessage
        id={isSettled ? 'receivedPayments.settlement.SETTLED' : 'receivedPayments.settlement.PENDING'}
      />
    </StatusMark>
  )
}
