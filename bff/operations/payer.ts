// Whose allowance (points.ts) an operation is taken from.
import type { Context, Credential, Grant } from '../context.ts'
import type { Payer } from './points.ts'

/** All tokens of a person share one allowance, so that more of them give nothing more. */
export const payerName = ({ kind }: Credential, { userId }: Grant): string =>
  `${kind === 'token' ? 'program' : 'person'} ${userId}`

export async function payerOf({ credential, organizationId, address, services }: Context): Promise<Payer> {
  if (credential === null) return { who: undefined, address }
  try {
    return { who: payerName(credential, await services.exchange.get(credential, organizationId, 'account')), address }
  } catch {
    // Worth nothing here, for now at least. What is wrong with it the operation finds out by itself, and says.
    return { who: undefined, address }
  }
}
