// Whose budget (rateLimit.ts) an operation is charged to.
import type { Context, Credential, Grant } from '../context.ts'
import { codeOf } from '../graph/errors.ts'
import type { Budget, Payer } from './rateLimit.ts'

/** A user has one budget for all sessions; each API token has its own, and its organization one for all of them. */
export function payerFor({ kind }: Credential, { userId, organizationId, tags }: Grant, address: string): Payer {
  if (kind !== 'token') return { who: `person ${userId}`, address }
  const token = tags.find(tag => tag.startsWith('api-token:')) ?? `programs of ${userId}`
  return { who: token, address, organizationId: organizationId ?? undefined }
}

/** Throws G-10 for an invalid API token: the client must learn that before any result. */
export async function payerOf({ credential, organizationId, address, services }: Context): Promise<Payer> {
  if (credential === null) return { who: undefined, address }
  try {
    return payerFor(credential, await services.exchange.get(credential, organizationId, 'account'), address)
  } catch (error) {
    if (credential.kind === 'token' && codeOf(error) === 'G-10') throw error
    // Grants nothing here, at least for now. The operation itself meets and reports the error.
    return { who: undefined, address }
  }
}

/** What an API token learns about each operation, under `extensions.cost`; users only when the budget is used up. */
export function costOf({ credential, spending }: Context): (Budget & { requested: number }) | undefined {
  if (!spending || (credential?.kind !== 'token' && !spending.isSpent)) return undefined
  return { requested: spending.cost, ...spending.budget }
}
