import { FormattedMessage } from 'react-intl'
import type { Choice } from './checkoutCalls.ts'

/** Banks by clearing code, with the short name on their logo. */
const BANKS: Readonly<Record<string, { name: string; sign: string }>> = {
  '014': { name: 'BCA', sign: 'BCA' },
  '008': { name: 'Mandiri', sign: 'MDR' },
  '009': { name: 'BNI', sign: 'BNI' },
  '002': { name: 'BRI', sign: 'BRI' },
  '022': { name: 'CIMB Niaga', sign: 'CIMB' },
  '013': { name: 'Permata', sign: 'PMT' },
}
const PROVIDERS: Readonly<Record<string, string>> = {
  XENDIT: 'Xendit',
  MIDTRANS: 'Midtrans',
  DOKU: 'DOKU',
  FASPAY: 'Faspay',
  IPAYMU: 'iPaymu',
  DURIANPAY: 'Durianpay',
}

export const bankName = (code: string | null | undefined): string => (code && BANKS[code]?.name) || (code ?? '')
export const bankSign = (code: string | null | undefined): string => (code && BANKS[code]?.sign) || (code ?? '')
export const providerName = (name: string): string => PROVIDERS[name] ?? name

/** `BCA Virtual Account`, `QRIS`. */
export function MethodName({ of: { method, bankCode } }: { of: Choice }) {
  if (method === 'VIRTUAL_ACCOUNT')
    return <FormattedMessage id="checkout.method.VIRTUAL_ACCOUNT" values={{ bank: bankName(bankCode) }} />
  return method === 'QRIS' || method === 'CARD' || method === 'E_WALLET' ? (
    <FormattedMessage id={`checkout.method.${method}`} />
  ) : null
}
