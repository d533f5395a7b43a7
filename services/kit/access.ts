// How a route gets from a request to an organization's data: who asks, may they, and only then a transaction.
import type { FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { Database, TransactionOptions, Tx } from './database/database.ts'
import { commonErrors } from './errors.ts'
import { Refusal } from './http/problem.ts'
import { type Audience, type Caller, type Identity, identityOf, requirePermission, serviceOf } from './tokens.ts'

export type Access = ReturnType<typeof openAccess>

type AccessOptions = { database: Database; audience: Audience; keys: JWTVerifyGetKey; serviceSecret: string }

export function openAccess({ database, audience, keys, serviceSecret }: AccessOptions) {
  const authenticate = identityOf(audience, keys)
  const authenticateService = serviceOf(audience, serviceSecret)

  /** Who asks, within an organization and with a permission; null asks for membership alone. */
  async function callerOf(request: FastifyRequest, permission: string | null): Promise<Caller> {
    const identity: Identity = await authenticate(request)
    const { organizationId } = identity
    if (organizationId === null) throw new Refusal(commonErrors.scopeRequired)
    if (permission !== null) requirePermission(identity, permission)
    return { ...identity, organizationId }
  }

  /**
   * Checks the caller and runs `use` in one transaction of the caller's organization. A GET reads: each of its statements stands alone,
   * in one round trip, and may change nothing.
   */
  async function asCaller<T>(
    request: FastifyRequest,
    permission: string | null,
    use: (tx: Tx, caller: Caller) => Promise<T>,
    options: Pick<TransactionOptions, 'timeoutMs'> = {},
  ): Promise<T> {
    const caller = await callerOf(request, permission)
    const { organizationId, actorId, actorName } = caller
    const transactionOptions = { ...options, requestId: request.id, actorName }
    const run = request.method === 'GET' ? database.readInOrganization : database.inOrganization
    return run(organizationId, actorId, tx => use(tx, caller), transactionOptions)
  }

  return { authenticate, authenticateService, callerOf, asCaller }
}
