import { FormattedMessage } from 'react-intl'
import { bankName } from '../../paymentNames.ts'
import type { Choice } from './checkoutCalls.ts'

/** What is short on the sign of a bank. */
const SIGNS: Readonly<Record<string, string>> = {
  '014': 'BCA',
  '008': 'MDR',
  '009': 'BNI',
  '002': 'BRI',
  '022': 'CIMB',
  '013': 'PMT',
}

export const bankSign = (code: string | null | undefined): string => (code && SIGNS[code]) || (code ?? '')

/** `BCA Virtual Account`, `QRIS`. */
export function MethodName({ of: { method, bankCode } }: { of: Choice }) {
  if (method === 'VIRTUAL_ACCOUNT')
    return <FormattedMessage id="checkout.method.VIRTUAL_ACCOUNT" values={{ bank: bankName(bankCode) }} />
  return method === 'QRIS' || method === 'CARD' || method === 'E_WALLET' ? (
    <FormattedMessage id={`checkout.method.${method}`} />
  ) : null
}
