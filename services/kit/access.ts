// // Gets a route from a request to an organization's data: identify the caller, check the permission, then open a transaction.
import type { FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { Database, TransactionOptions, Tx } from './database/database.ts'
import { commonErrors, type ErrorRow } from './errors.ts'
import { Refusal } from './http/problem.ts'
import type { Server } from './http/server.ts'
import {
  type Audience,
  type Caller,
  type CustomerCaller,
  customerOf,
  type Identity,
  identityOf,
  requirePermission,
  serviceOf,
  showsServiceToken,
} from './tokens.ts'

export type Access = ReturnType<typeof openAccess>

type AccessOptions = {
  database: Database
  audience: Audience
  keys: JWTVerifyGetKey
  serviceSecret: string
  /** The error for organizations that don't use an area, by the first word of its permissions. */
  unusedAreas?: Readonly<Record<string, ErrorRow>>
}

export function openAccess({ database, audience, keys, serviceSecret, unusedAreas = {} }: AccessOptions) {
  const authenticate = identityOf(audience, keys)
  const authenticateService = serviceOf(audience, serviceSecret)
  const authenticateCustomer = customerOf(keys)

  /** The caller, within an organization and with a permission; null requires membership only. */
  async function callerOf(request: FastifyRequest, permission: string | null): Promise<Caller> {
    const identity: Identity = await authenticate(request)
    const { organizationId } = identity
    if (organizationId === null) throw new Refusal(commonErrors.scopeRequired)
    if (permission !== null) {
      requirePermission(identity, permission)
      refuseUnused(identity, permission)
    }
    return { ...identity, organizationId }
  }

  function refuseUnused(identity: Identity, permission: string): void {
    const [area = ''] = permission.split('.')
    const told = unusedAreas[area]
    if (told && identity.unusedAreas.has(area)) throw new Refusal(told)
  }

  /** Checks the caller and runs `use` in one transaction of the caller's organization. A GET runs each statement on its own, read-only. */
  async function asCaller<T>(
    request: FastifyRequest,
    permission: string | null,
    use: (tx: Tx, caller: Caller) => Promise<T>,
    options: Pick<TransactionOptions, 'timeoutMs'> = {},
  ): Promise<T> {
    const caller = await callerOf(request, permission)
    const { organizationId, actorId, actorName, credential } = caller
    const transactionOptions = { ...options, requestId: request.id, actorName, credential }
    const run = request.method === 'GET' ? database.readInOrganization : database.inOrganization
    return run(organizationId, actorId, tx => use(tx, caller), transactionOptions)
  }

  /** Reads as the customer of the session. Row-level security hides all other rows. */
  async function asCustomer<T>(
    request: FastifyRequest,
    use: (tx: Tx, caller: CustomerCaller) => Promise<T>,
  ): Promise<T> {
    const caller = await authenticateCustomer(request)
    const { organizationId, customerId } = caller
    return database.readAsCustomer(organizationId, customerId, tx => use(tx, caller), { requestId: request.id })
  }

  /** Rejects requests without a valid token before the body is read. Public routes say so in the contract, by `security: []`. */
  function guard(app: Server): void {
    app.addHook('onRequest', async request => {
      const { schema } = request.routeOptions
      if (isPublic(schema)) return
      if (isForCustomers(schema)) return void (await authenticateCustomer(request))
      if (showsServiceToken(request)) await authenticateService(request)
      else await authenticate(request)
    })
  }

  return { authenticate, authenticateService, authenticateCustomer, callerOf, asCaller, asCustomer, guard }
}

const securityOf = (schema: object | undefined): readonly unknown[] | undefined =>
  schema !== undefined && 'security' in schema && Array.isArray(schema.security) ? schema.security : undefined

const isPublic = (schema: object | undefined) => securityOf(schema)?.length === 0

/** For a route's schema: only sessions of customers may call it. */
export const FOR_CUSTOMERS = [{ customer: [] }]

const isForCustomers = (schema: object | undefined) =>
  securityOf(schema)?.some(scheme => typeof scheme === 'object' && scheme !== null && 'customer' in scheme) === true
