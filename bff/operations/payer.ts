// Whose allowance (points.ts) an operation is taken from.
import type { Context, Credential, Grant } from '../context.ts'
import { codeOf } from '../graph/errors.ts'
import type { Budget, Payer } from './rateLimit.ts'

/** A person has one allowance for all their sessions; each program its own, and its organization one for all of them. */
export function payerFor({ kind }: Credential, { userId, organizationId, tags }: Grant, address: string): Payer {
  if (kind !== 'token') return { who: `person ${userId}`, address }
  const token = tags.find(tag => tag.startsWith('api-token:')) ?? `programs of ${userId}`
  return { who: token, address, organizationId: organizationId ?? undefined }
}

/** Throws G-10 for a token that is wrong: a program has to learn that before it is answered anything. */
export async function payerOf({ credential, organizationId, address, services }: Context): Promise<Payer> {
  if (credential === null) return { who: undefined, address }
  try {
    return payerFor(credential, await services.exchange.get(credential, organizationId, 'account'), address)
  } catch (error) {
    if (credential.kind === 'token' && codeOf(error) === 'G-10') throw error
    // Worth nothing here, for now at least. What is wrong with it the operation finds out by itself, and says.
    return { who: undefined, address }
  }
}

/** What a program is told of each of its operations, under `extensions.cost`; people are told only when nothing is left. */
export function costOf({ credential, spending }: Context): (Budget & { requested: number }) | undefined {
  if (!spending || (credential?.kind !== 'token' && !spending.isSpent)) return undefined
  return { requested: spending.cost, ...spending.budget }
}
