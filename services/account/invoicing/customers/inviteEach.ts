// Invites each email of a pasted list, in its own transaction.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { localeOf } from '../../../kit/errors.ts'
import { problemOf, Refusal, refusalOf, refuseFields } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { inviteCustomer, type Invitation } from './invitations.ts'
import { type invitations, type invited, isEmail } from './shapes.ts'
import type { CustomerRow } from './table.ts'

type Result = z.output<typeof invited>['results'][number]
type InOneTransaction = (act: (tx: Tx, account: Account) => Promise<CustomerRow>) => Promise<CustomerRow>

/** Invites each address once, even if it appears in the list several times. */
export async function inviteEach(
  request: FastifyRequest,
  { emails, ...how }: z.output<typeof invitations>,
  run: InOneTransaction,
): Promise<Result[]> {
  const byAddress = new Map(emails.map(email => [email.toLowerCase(), email]))
  const results: Result[] = []
  for (const email of byAddress.values()) results.push(await inviteOne(request, { email, ...how }, run))
  return results
}

async function inviteOne(
  request: FastifyRequest,
  { email, ...how }: Invitation,
  run: InOneTransaction,
): Promise<Result> {
  try {
    if (!isEmail(email)) throw refuseFields([{ path: 'email', error: 'INVALID_EMAIL' }])
    const { id } = await run((tx, account) => inviteCustomer(tx, account, { email, ...how }))
    return { email, customerId: id, errors: [] }
  } catch (error) {
    const refusal = refusalOf(error, request)
    // A missing permission or an error of ours concerns all of them.
    if (!(error instanceof Refusal) || refusal.row.status >= 500 || refusal.row.status === 403) throw error
    const { code, title, errors } = problemOf(refusal, localeOf(request.headers['accept-language']), request.id)
    return { email, customerId: null, errors: errors ?? [{ path: 'email', code, message: title }] }
  }
}
