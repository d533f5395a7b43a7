import { FormattedMessage } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'

/** That an order is above the limit, and what its approval needs while it has none. */
export function CreditExceeded({ by, isApproved }: { by: MoneyValue; isApproved: boolean }) {
  const formats = useFormats()
  return (
    <p className="note warn">
      <FormattedMessage
        id={isApproved ? 'salesOrders.credit.exceeded.approved' : 'salesOrders.credit.exceeded'}
        values={{ amount: formats.money(by) }}
      />
    </p>
  )
}
