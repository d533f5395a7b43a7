import { doku } from './doku/doku.ts'
import { durianpay } from './durianpay/durianpay.ts'
import { faspay } from './faspay/faspay.ts'
import { ipaymu } from './ipaymu/ipaymu.ts'
import { midtrans } from './midtrans/midtrans.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import type { ProviderName } from './rules/statuses.ts'
import { xendit } from './xendit/xendit.ts'

/** The six providers. */
export const ADAPTERS: Readonly<Record<ProviderName, PaymentProvider>> = {
  XENDIT: xendit,
  MIDTRANS: midtrans,
  DOKU: doku,
  FASPAY: faspay,
  IPAYMU: ipaymu,
  DURIANPAY: durianpay,
}

type Identity = {
  name: string
  legalName: string
  /** As banks print it on payouts. */
  bankNames: readonly string[]
}

/** The providers' names in lists and on bank statements. */
export const IDENTITIES: Readonly<Record<ProviderName, Identity>> = {
  XENDIT: { name: 'Xendit', legalName: 'Sinar Digital Terdepan', bankNames: ['XENDIT', 'SINAR DIGITAL TERDEPAN'] },
  MIDTRANS: { name: 'Midtrans', legalName: 'Midtrans', bankNames: ['MIDTRANS', 'VERITRANS'] },
  DOKU: { name: 'DOKU', legalName: 'Nusa Satu Inti Artha', bankNames: ['DOKU', 'NUSA SATU INTI ARTHA'] },
  FASPAY: { name: 'Faspay', legalName: 'Media Indonusa', bankNames: ['FASPAY', 'MEDIA INDONUSA'] },
  IPAYMU: { name: 'iPaymu', legalName: 'iPaymu', bankNames: ['IPAYMU'] },
  DURIANPAY: {
    name: 'Durianpay',
    legalName: 'Durian Pay Indonesia',
    bankNames: ['DURIANPAY', 'DURIAN PAY INDONESIA'],
  },
}
