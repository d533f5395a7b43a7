// Faspay has no public API for lists: its report comes as a file. Its notification is verified, and tells users to fetch the report.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentProvider } from '../paymentProvider.ts'
import { equalSecret } from '../rules/equalSecret.ts'
import { rawId, readBody } from '../rules/rawJson.ts'

const notification = z.looseObject({
  bill_no: rawId,
  payment_status_code: z.string(),
  signature: z.string(),
})

type Signed = { userId: string; password: string; billNo: string; statusCode: string }

/** The signature of a notification: SHA-1 over the MD5 of the shared values. */
export function signatureOf({ userId, password, billNo, statusCode }: Signed): string {
  const inner = createHash('md5').update(`${userId}${password}${billNo}${statusCode}`).digest('hex')
  return createHash('sha1').update(inner).digest('hex')
}

const verifyWebhook: PaymentProvider['verifyWebhook'] = ({ rawBody }, credentials) => {
  const said = notification.safeParse(readBody(rawBody)).data
  if (!said) return undefined
  const shown = said.signature.toLowerCase()
  const proofs = credentials.map(({ clientId, secretKey }) =>
    equalSecret(
      shown,
      signatureOf({
        userId: clientId ?? '',
        password: secretKey ?? '',
        billNo: said.bill_no,
        statusCode: said.payment_status_code,
      }),
    ),
  )
  return proofs.includes(true) ? [{ orderReference: said.bill_no }] : undefined
}

export const faspay: PaymentProvider = {
  name: 'FASPAY',
  asks: ['clientId', 'secretKey'],
  connect: null,
  lists: false,
  namesByOrder: false,
  chargeLimits: null,
  fixedAccountBanks: null,
  verifyWebhook,
  parseSettlementFile: null,
  quirks: { delayOf: () => 3, vatMode: () => 'INCLUDED', zone: 'Asia/Jakarta' },
}
