import { FormattedMessage } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'

/** Says that an order exceeds the credit limit, and what its approval requires until it is approved. */
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
