// How Xendit collects: virtual accounts and QRIS by payment requests, cards and e-wallets through its hosted invoice.
import { z } from 'zod'
import { basicAuth, readAnswer } from '../answers.ts'
import {
  type ChargeApi,
  type ChargeDetails,
  type ChargeOrder,
  type FixedAccountApi,
  minutesLeft,
  plainName,
  type Undisclosed,
  wholeRupiah,
} from '../charges/chargeApi.ts'
import type { ChargeBank, Limits, ChargeOption } from '../charges/methods.ts'
import type { Surroundings } from '../paymentProvider.ts'
import { ProviderFault } from '../providerFault.ts'
import { rawId, rawText } from '../rules/rawJson.ts'

const BANKS: Readonly<Record<ChargeBank, string>> = {
  '014': 'BCA',
  '008': 'MANDIRI',
  '009': 'BNI',
  '002': 'BRI',
  '022': 'CIMB',
  '013': 'PERMATA',
}
const HOSTED = { CARD: ['CREDIT_CARD'], E_WALLET: ['OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA'] } as const

/** BCA opens no virtual account below Rp 10,000. */
export const xenditLimits = ({ bankCode }: ChargeOption): Limits => ({
  minimumMinor: bankCode === '014' ? 1_000_000n : 100_000n,
  maximumMinor: null,
})

const fixedAccount = z.object({ id: rawId, external_id: z.string(), account_number: rawText(60) })

const paymentRequest = z.object({
  reference_id: z.string(),
  payment_method: z.object({
    id: rawId,
    virtual_account: z
      .object({ channel_properties: z.object({ virtual_account_number: rawText(60).nullish() }).nullish() })
      .nullish(),
    qr_code: z
      .object({ channel_properties: z.object({ qr_string: z.string().max(2_000).nullish() }).nullish() })
      .nullish(),
  }),
})
const invoice = z.object({ id: rawId, external_id: z.string(), invoice_url: z.url({ protocol: /^https?$/ }) })

function detailsOf({ payment_method: method }: z.infer<typeof paymentRequest>): ChargeDetails | Undisclosed {
  const virtualAccountNumber = method.virtual_account?.channel_properties?.virtual_account_number ?? null
  const qrContent = method.qr_code?.channel_properties?.qr_string ?? null
  if (virtualAccountNumber === null && qrContent === null) return { externalId: method.id, isUndisclosed: true }
  return { externalId: method.id, virtualAccountNumber, qrContent, redirectUrl: null }
}

const hostedDetails = ({ id, invoice_url: redirectUrl }: z.infer<typeof invoice>): ChargeDetails => ({
  externalId: id,
  virtualAccountNumber: null,
  qrContent: null,
  redirectUrl,
})

const isHosted = (order: ChargeOrder): order is ChargeOrder & { method: keyof typeof HOSTED } =>
  order.method === 'CARD' || order.method === 'E_WALLET'

function requestBody(order: ChargeOrder): string {
  const expires = order.expiresAt.toString({ smallestUnit: 'second' })
  const method =
    order.bankCode === null
      ? { type: 'QR_CODE', qr_code: { channel_code: 'QRIS', channel_properties: { expires_at: expires } } }
      : {
          type: 'VIRTUAL_ACCOUNT',
          virtual_account: {
            channel_code: BANKS[order.bankCode],
            channel_properties: { customer_name: plainName(order.customerName), expires_at: expires },
          },
        }
  return withAmount(order, {
    reference_id: order.reference,
    currency: 'IDR',
    country: 'ID',
    description: order.invoiceNumber,
    payment_method: { ...method, reusability: 'ONE_TIME_USE', reference_id: order.reference },
  })
}

const withAmount = ({ amountMinor }: ChargeOrder, fields: object): string =>
  `{"amount":${wholeRupiah(amountMinor)},${JSON.stringify(fields).slice(1)}`

/** Fixed virtual accounts: of no amount, and paid to as often as the customer likes. */
function fixedAccountsOf({ call, clock }: Surroundings, headers: Record<string, string>): FixedAccountApi {
  return {
    async openAccount({ reference, bankCode, expiresAt, customerName }) {
      const answered = await call({
        method: 'POST',
        path: '/callback_virtual_accounts',
        headers,
        body: JSON.stringify({
          external_id: reference,
          bank_code: BANKS[bankCode],
          name: plainName(customerName),
          is_closed: false,
          is_single_use: false,
          expiration_date: expiresAt.toString({ smallestUnit: 'second' }),
        }),
      })
      const { id, external_id: ours, account_number: number } = readAnswer(answered, fixedAccount)
      if (ours !== reference) throw new ProviderFault('NONSENSE', 'another virtual account')
      return { externalId: id, virtualAccountNumber: number }
    },
    async closeAccount(externalId) {
      const path = `/callback_virtual_accounts/${encodeURIComponent(externalId)}`
      const body = JSON.stringify({ expiration_date: clock.now().toString({ smallestUnit: 'second' }) })
      readAnswer(await call({ method: 'PATCH', path, headers, body }), z.looseObject({}))
    },
  }
}

export function xenditCharges(surroundings: Surroundings): ChargeApi {
  const { call, credentials, clock } = surroundings
  const headers = { authorization: basicAuth(credentials.secretKey ?? ''), 'content-type': 'application/json' }

  async function createHosted(order: ChargeOrder & { method: keyof typeof HOSTED }): Promise<ChargeDetails> {
    const body = withAmount(order, {
      external_id: order.reference,
      currency: 'IDR',
      description: order.invoiceNumber,
      invoice_duration: minutesLeft(order.expiresAt, clock.now()) * 60,
      payment_methods: HOSTED[order.method],
      ...(order.returnUrl !== null && {
        success_redirect_url: order.returnUrl,
        failure_redirect_url: order.returnUrl,
      }),
    })
    return hostedDetails(readAnswer(await call({ method: 'POST', path: '/v2/invoices', headers, body }), invoice))
  }

  async function createRequest(order: ChargeOrder): Promise<ChargeDetails> {
    const answered = await call({
      method: 'POST',
      path: '/payment_requests',
      headers: { ...headers, 'idempotency-key': order.reference },
      body: requestBody(order),
    })
    const details = detailsOf(readAnswer(answered, paymentRequest))
    if ('isUndisclosed' in details) throw new ProviderFault('NONSENSE', 'nothing that a payer could pay to')
    return details
  }

  async function find(order: ChargeOrder): Promise<ChargeDetails | Undisclosed | undefined> {
    if (isHosted(order)) {
      const query = new URLSearchParams({ external_id: order.reference })
      const found = readAnswer(await call({ method: 'GET', path: `/v2/invoices?${query}`, headers }), z.array(invoice))
      const ours = found.find(each => each.external_id === order.reference)
      return ours && hostedDetails(ours)
    }
    const query = new URLSearchParams({ reference_id: order.reference })
    const listed = z.object({ data: z.array(paymentRequest) })
    const { data } = readAnswer(await call({ method: 'GET', path: `/payment_requests?${query}`, headers }), listed)
    const ours = data.find(each => each.reference_id === order.reference)
    return ours && detailsOf(ours)
  }

  return {
    createCharge: order => (isHosted(order) ? createHosted(order) : createRequest(order)),
    findCharge: find,
    cancelCharge: async (order, externalId) => {
      if (externalId === null) throw new ProviderFault('REFUSED', 'its name is not known')
      const name = encodeURIComponent(externalId)
      const path = isHosted(order) ? `/invoices/${name}/expire!` : `/v2/payment_methods/${name}/expire`
      readAnswer(await call({ method: 'POST', path, headers, body: '{}' }), z.looseObject({}))
    },
    fixedAccounts: fixedAccountsOf(surroundings, headers),
  }
}
