// iPaymu's public API lacks what is needed: its report comes as a file. Its notification tells users to fetch the report.
import { createHash, createHmac } from 'node:crypto'
import type { PaymentProvider } from '../paymentProvider.ts'
import { equalSecret } from '../rules/equalSecret.ts'

type Signed = { va: string; body: Buffer | string }

/** The signature of a request. */
export function signatureOf({ va, body }: Signed, apiKey: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', apiKey).update(`POST:${va}:${digest}:${apiKey}`).digest('hex')
}

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ headers, rawBody }, credentials) => {
  const shown = (headers.signature ?? '').toLowerCase()
  const proofs = credentials.map(({ clientId, secretKey }) =>
    equalSecret(shown, signatureOf({ va: clientId ?? '', body: rawBody }, secretKey ?? '')),
  )
  return proofs.includes(true) ? [] : undefined
}

export const ipaymu: PaymentProvider = {
  name: 'IPAYMU',
  asks: ['clientId', 'secretKey'],
  connect: null,
  lists: false,
  namesByOrder: false,
  chargeLimits: null,
  fixedAccountBanks: null,
  verifyWebhook,
  parseSettlementFile: null,
  quirks: { delayOf: () => 2, vatMode: () => 'INCLUDED', zone: 'Asia/Jakarta' },
}
