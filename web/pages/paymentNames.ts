// Names of banks and payment providers as both staff and customers read them; they are the same in each language.

/** Banks by the code that the clearing system gives them. */
const BANKS: Readonly<Record<string, string>> = {
  '014': 'BCA',
  '008': 'Mandiri',
  '009': 'BNI',
  '002': 'BRI',
  '022': 'CIMB Niaga',
  '013': 'Permata',
}
const PROVIDERS: Readonly<Record<string, string>> = {
  XENDIT: 'Xendit',
  MIDTRANS: 'Midtrans',
  DOKU: 'DOKU',
  FASPAY: 'Faspay',
  IPAYMU: 'iPaymu',
  DURIANPAY: 'Durianpay',
}

export const bankName = (code: string | null | undefined): string => (code && BANKS[code]) || (code ?? '')
export const providerName = (name: string): string => PROVIDERS[name] ?? name
