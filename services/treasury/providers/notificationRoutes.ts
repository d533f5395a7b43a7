// Notifications from providers, as the BFF passes them on. Anyone on the network can send one, so it only triggers a poll of the provider:
// duplicates, delays and reordering are harmless.
import { createHash } from 'node:crypto'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { RouteContext } from '../context.ts'
import { ADAPTERS } from './adapters.ts'
import { type ProviderCredentials, unsealCredentials } from './credentials.ts'
import type { NotifiedOrder } from './paymentProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { noteNotification, providerOfHook, readProvider } from './repository.ts'
import { enqueuePoll } from './sync/jobs.ts'
import { providerNotification, type ProviderRow } from './table.ts'

/** More than any provider sends in one request. */
const MAX_BODY_BYTES = 256 * 1024
const HOOK_TOKEN = /^[\w-]{43}$/

type Parts = Pick<RouteContext, 'access' | 'database' | 'jobs' | 'seals' | 'clock'>

export function notificationRoutes(app: Server, context: Parts) {
  const { access, database, jobs, clock } = context
  void app.register(async scope => {
    // The signature covers the raw bytes, whatever their content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/v1/provider-notifications/:token',
      {
        bodyLimit: MAX_BODY_BYTES,
        schema: {
          operationId: 'receiveProviderNotification',
          description:
            'A payment provider says that something happened, which makes us ask it. For services alone; an unknown address and a wrong proof are refused alike, with G-10',
          params: z.strictObject({ token: z.string().max(100) }),
          headers: z.looseObject({
            'x-hook-path': z.string().max(500).describe('The path that the provider called'),
          }),
          body: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }),
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async request => {
        await access.authenticateService(request)
        const { token } = request.params
        const owner = HOOK_TOKEN.test(token) ? await providerOfHook(database, token) : undefined
        if (!owner) throw new Refusal(commonErrors.unauthenticated)
        const row = await database.readInOrganization(owner.organizationId, null, tx => readProvider(tx, owner.id))
        const path = request.headers['x-hook-path']
        const rawBody = request.body
        const orders = row && provenOrders(context, row, { headers: textsOf(request.headers), rawBody, path })
        if (!row || !orders) throw new Refusal(commonErrors.unauthenticated)
        const hash = createHash('sha256').update(rawBody).digest()
        const receivedAt = clock.now()
        await database.inOrganization(owner.organizationId, null, async tx => {
          const { rowCount } = await tx
            .insert(providerNotification)
            .values({ organizationId: tx.organizationId, providerId: row.id, hash, receivedAt: receivedAt.toString() })
            .onConflictDoNothing()
          if (rowCount === 0) return
          await noteNotification(tx, row.id, receivedAt)
          if (row.mode !== 'API') return
          for (const { orderReference } of orders) await enqueuePoll(tx, jobs, { providerId: row.id, orderReference })
        })
        return { received: true as const }
      },
    )
  })
}

const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  )

type Arrived = { headers: Record<string, string | undefined>; rawBody: Buffer; path: string }

/** The orders of a notification that the connection's current or previous credentials verify. */
function provenOrders(
  { seals, clock }: Pick<Parts, 'seals' | 'clock'>,
  row: ProviderRow,
  arrived: Arrived,
): NotifiedOrder[] | undefined {
  if (row.status !== 'ACTIVE') return undefined
  const credentials: ProviderCredentials[] = []
  const open = (sealed: Buffer | null) => sealed && credentials.push(unsealCredentials(seals, row, sealed))
  const { sealed, previousSealed, previousUntil } = row
  const isRecent =
    previousUntil !== null && Temporal.Instant.compare(Temporal.Instant.from(previousUntil), clock.now()) > 0
  try {
    open(sealed)
    if (isRecent) open(previousSealed)
  } catch (error) {
    // Encrypted with a lost key: nothing can be verified until new credentials are entered.
    if (!(error instanceof ProviderFault)) throw error
  }
  return ADAPTERS[row.provider].verifyWebhook(arrived, credentials)
}
