import { usePaymentChanges } from '../_lib/usePaymentChanges.ts'

/** Keeps a screen of payments up to date. A component, so that it can be fetched after what is shown first. */
export default function PaymentChanges({ onChange, paymentId }: { onChange: () => void; paymentId?: string }) {
  usePaymentChanges(onChange, paymentId)
  return null
}
