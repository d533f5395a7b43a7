import { FormattedMessage } from 'react-intl'
import { knownMethods } from '../_lib/receivedPaymentsState.ts'

/** The name of a payment method. */
export function MethodName({ method }: { method: string }) {
  const known = knownMethods.find(one => one === method) ?? 'OTHER'
  return <FormattedMessage id={`receivedPayments.method.${known}`} />
}
