// How DOKU collects: virtual accounts by its payment codes, cards and e-wallets through its checkout page. It shows QR codes only on that
// page, so QRIS is not offered here; nothing can be canceled, charges only expire.
import { z } from 'zod'
import { readAnswer, readFound } from '../answers.ts'
import {
  type ChargeApi,
  type ChargeDetails,
  type ChargeOrder,
  minutesLeft,
  plainName,
  wholeRupiah,
} from '../charges/chargeApi.ts'
import type { ChargeBank, Limits, ChargeOption } from '../charges/methods.ts'
import type { Surroundings } from '../paymentProvider.ts'
import { rawText } from '../rules/rawJson.ts'
import { signedHeaders } from './signature.ts'

const BANKS: Readonly<Record<ChargeBank, string>> = {
  '014': 'bca',
  '008': 'mandiri',
  '009': 'bni',
  '002': 'bri',
  '022': 'cimb',
  '013': 'permata',
}
const HOSTED = { CARD: ['CREDIT_CARD'], E_WALLET: ['EMONEY_OVO', 'EMONEY_DANA', 'EMONEY_SHOPEE_PAY'] } as const

export const dokuLimits = ({ method }: ChargeOption): Limits | undefined =>
  method === 'QRIS' ? undefined : { minimumMinor: 1_000_000n, maximumMinor: null }

const paymentCode = z.object({ virtual_account_info: z.object({ virtual_account_number: rawText(60) }) })
const checkout = z.object({
  response: z.object({ payment: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
})
const shownOf = (shown: Pick<ChargeDetails, 'virtualAccountNumber' | 'redirectUrl'>): ChargeDetails => ({
  externalId: null,
  qrContent: null,
  ...shown,
})

export function dokuCharges(surroundings: Surroundings): ChargeApi {
  const { call, clock } = surroundings
  const post = (path: string, body: string) =>
    call({
      method: 'POST',
      path,
      headers: { ...signedHeaders(surroundings, path, body), 'content-type': 'application/json' },
      body,
    })

  const orderOf = ({ amountMinor }: ChargeOrder, fields: object): string =>
    `"order":{"amount":${wholeRupiah(amountMinor)},${JSON.stringify(fields).slice(1)}`

  return {
    createCharge: async order => {
      const minutes = minutesLeft(order.expiresAt, clock.now())
      const customer = { name: plainName(order.customerName) }
      if (order.bankCode !== null) {
        const rest = JSON.stringify({
          virtual_account_info: {
            billing_type: 'FIX_BILL',
            expired_time: minutes,
            reusable_status: false,
            info1: plainName(order.invoiceNumber),
          },
          customer,
        })
        const body = `{${orderOf(order, { invoice_number: order.reference })},${rest.slice(1)}`
        const path = `/${BANKS[order.bankCode]}-virtual-account/v2/payment-code`
        const made = readAnswer(await post(path, body), paymentCode)
        const { virtual_account_number: virtualAccountNumber } = made.virtual_account_info
        return shownOf({ virtualAccountNumber, redirectUrl: null })
      }
      const methods = order.method === 'CARD' ? HOSTED.CARD : HOSTED.E_WALLET
      const placed = orderOf(order, {
        invoice_number: order.reference,
        currency: 'IDR',
        ...(order.returnUrl !== null && { callback_url: order.returnUrl, auto_redirect: true }),
      })
      const rest = JSON.stringify({
        payment: { payment_due_date: minutes, payment_method_types: methods },
        customer,
      })
      const made = readAnswer(await post('/checkout/v1/payment', `{${placed},${rest.slice(1)}`), checkout)
      return shownOf({ virtualAccountNumber: null, redirectUrl: made.response.payment.url })
    },
    // It returns the status of an invoice, but not the payment details again.
    findCharge: async order => {
      const path = `/orders/v1/status/${encodeURIComponent(order.reference)}`
      const headers = signedHeaders(surroundings, path)
      const found = readFound(await call({ method: 'GET', path, headers }), z.looseObject({ order: z.looseObject({}) }))
      return found && { externalId: null, isUndisclosed: true }
    },
    cancelCharge: null,
    // It tells one payment of an invoice number: several to one account can't be told apart.
    fixedAccounts: null,
  }
}
