import { FormattedMessage } from 'react-intl'
import { paymentMethods } from '../_lib/receivedPaymentsState.ts'

/** How money arrived, in words. */
export function MethodName({ method }: { method: string }) {
  const known = paymentMethods.find(one => one === method) ?? 'OTHER'
  return <FormattedMessage id={`receivedPayments.method.${known}`} />
}
