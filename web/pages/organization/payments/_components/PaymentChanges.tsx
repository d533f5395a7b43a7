import { usePaymentChanges } from '../_lib/usePaymentChanges.ts'

/** Keeps a screen of payments up to date. A component, so that it can load after the first content. */
export default function PaymentChanges({ onChange, paymentId }: { onChange: () => void; paymentId?: string }) {
  usePaymentChanges(onChange, paymentId)
  return null
}
