// How Midtrans collects: virtual accounts, QRIS and GoPay over its core API. Its card page belongs to another API, Snap, which is not used
// here; for Mandiri it creates a bill with two numbers instead of a virtual account.
import { z } from 'zod'
import { basicAuth, readFound } from '../answers.ts'
import {
  type ChargeApi,
  type ChargeDetails,
  type ChargeOrder,
  minutesLeft,
  plainName,
  type Undisclosed,
  wholeRupiah,
} from '../charges/chargeApi.ts'
import type { ChargeBank, Limits, ChargeOption } from '../charges/methods.ts'
import type { Surroundings } from '../paymentProvider.ts'
import { ProviderFault, type ProviderFaultReason } from '../providerFault.ts'
import { rawText } from '../rules/rawJson.ts'

const BANKS: Readonly<Partial<Record<ChargeBank, string>>> = {
  '014': 'bca',
  '009': 'bni',
  '002': 'bri',
  '022': 'cimb',
  '013': 'permata',
}

export function midtransLimits({ method, bankCode }: ChargeOption): Limits | undefined {
  if (method === 'CARD' || (bankCode !== null && !BANKS[bankCode])) return undefined
  return { minimumMinor: 100n, maximumMinor: null }
}

const charge = z.object({
  status_code: z.string(),
  status_message: rawText(200).catch(''),
  va_numbers: z.array(z.object({ va_number: rawText(60) })).nullish(),
  permata_va_number: rawText(60).nullish(),
  qr_string: z.string().max(2_000).nullish(),
  actions: z.array(z.object({ name: z.string(), url: z.string().max(2_000) })).nullish(),
})

const REASONS: Readonly<Record<string, ProviderFaultReason>> = { '401': 'CREDENTIALS', '429': 'BUSY' }

function detailsOf(found: z.infer<typeof charge>, { method }: ChargeOrder): ChargeDetails | Undisclosed {
  const details = {
    externalId: null,
    virtualAccountNumber: found.va_numbers?.[0]?.va_number ?? found.permata_va_number ?? null,
    qrContent: method === 'QRIS' ? (found.qr_string ?? null) : null,
    redirectUrl: found.actions?.find(({ name }) => name === 'deeplink-redirect')?.url ?? null,
  }
  const { virtualAccountNumber, qrContent, redirectUrl } = details
  const isShown = virtualAccountNumber !== null || qrContent !== null || redirectUrl !== null
  return isShown ? details : { externalId: null, isUndisclosed: true }
}

function methodOf({ method, bankCode, returnUrl }: ChargeOrder): object {
  if (method === 'QRIS') return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (method === 'E_WALLET')
    return {
      payment_type: 'gopay',
      gopay: { enable_callback: returnUrl !== null, ...(returnUrl !== null && { callback_url: returnUrl }) },
    }
  if (bankCode === '013') return { payment_type: 'permata' }
  return { payment_type: 'bank_transfer', bank_transfer: { bank: bankCode === null ? '' : BANKS[bankCode] } }
}

export function midtransCharges({ call, credentials, clock }: Surroundings): ChargeApi {
  const headers = {
    authorization: basicAuth(credentials.secretKey ?? ''),
    accept: 'application/json',
    'content-type': 'application/json',
  }
  const pathOf = ({ reference }: ChargeOrder, step: string) => `/v2/${encodeURIComponent(reference)}/${step}`

  /** Their HTTP status may be a success while the status in the body is not. */
  function accepted(found: z.infer<typeof charge>): z.infer<typeof charge> {
    if (found.status_code.startsWith('2')) return found
    const isTheirs = found.status_code.startsWith('5')
    const reason = REASONS[found.status_code] ?? (isTheirs ? 'UNREACHABLE' : 'REFUSED')
    throw new ProviderFault(reason, `${found.status_message} (${found.status_code})`)
  }

  return {
    createCharge: async order => {
      const fields = JSON.stringify({
        ...methodOf(order),
        customer_details: { first_name: plainName(order.customerName) },
        custom_expiry: { expiry_duration: minutesLeft(order.expiresAt, clock.now()), unit: 'minute' },
      })
      const details = `{"order_id":${JSON.stringify(order.reference)},"gross_amount":${wholeRupiah(order.amountMinor)}}`
      const body = `{"transaction_details":${details},${fields.slice(1)}`
      const answered = readFound(await call({ method: 'POST', path: '/v2/charge', headers, body }), charge)
      if (!answered) throw new ProviderFault('REFUSED', 'HTTP 404')
      const made = detailsOf(accepted(answered), order)
      if ('isUndisclosed' in made) throw new ProviderFault('NONSENSE', 'nothing that a payer could pay to')
      return made
    },
    findCharge: async order => {
      const answered = readFound(await call({ method: 'GET', path: pathOf(order, 'status'), headers }), charge)
      if (!answered || answered.status_code === '404') return undefined
      return detailsOf(accepted(answered), order)
    },
    cancelCharge: async order => {
      const answered = readFound(
        await call({ method: 'POST', path: pathOf(order, 'cancel'), headers, body: '{}' }),
        charge,
      )
      if (answered && answered.status_code !== '404') accepted(answered)
    },
    fixedAccounts: null,
  }
}
