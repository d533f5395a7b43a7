// HTTP of connections to banks: shapes in and out, no rules. Credentials come in and never go out.
import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../kit/database/database.ts'
import { localeOf } from '../../kit/errors.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { money, showMoney } from '../../kit/money.ts'
import { bankAccountOf } from '../bankAccounts/public.ts'
import type { RouteContext } from '../context.ts'
import { openProver, proofField } from '../proofs/public.ts'
import {
  connectBankAccount,
  connectedOf,
  disconnectBankAccount,
  rotateCredentials,
  setSyncSchedule,
} from './connect.ts'
import { sftpLogin } from './fileDrop/login.ts'
import { readLinks } from './repository.ts'
import { TIME_OF_DAY } from './schedule.ts'
import { linkBody, showLink } from './show.ts'
import { snapCredentials } from './snap/credentials.ts'
import { enqueueSync } from './sync/jobs.ts'
import { LINK_TYPES } from './table.ts'
import { testConnection } from './testConnection.ts'

const VIEW = 'treasury.bankAccounts.view'
const MANAGE = 'treasury.bankAccounts.manage'

const credentials = snapCredentials.nullish().describe('For an API connection; never shown again')
const login = sftpLogin.nullish().describe("For files at the bank's own server; never shown again")
const schedule = z.array(z.string().regex(TIME_OF_DAY)).max(24).describe('Times of day, `HH:MM`')
const startsOn = z.iso
  .date()
  .nullish()
  .describe('The first day whose lines come by it; by default the day after the last line that is stored')
const version = z.int().min(1)

/** Each change as a protected action. */
const PROTECTED = {
  CONNECT: 'BANK_CONNECTED',
  REPLACE_CREDENTIALS: 'BANK_CREDENTIALS_REPLACED',
  DISCONNECT: 'BANK_DISCONNECTED',
} as const

/** Routes of bank connections: create, read, test, sync, change, remove. */
export function connectionRoutes(app: Server, context: RouteContext) {
  const { access, clock, jobs } = context
  const { asCaller } = access
  const prover = openProver(context)
  const params = z.strictObject({ id })

  const shown = async (tx: Tx, bankAccountId: string, request: FastifyRequest) =>
    showLink((await connectedOf(tx, bankAccountId)).link, clock.now(), localeOf(request.headers['accept-language']))

  /** A bank's credentials can move money, so each change of them needs a proof over its exact content. */
  const proven = <Body extends { proof?: string | null | undefined }, T>(
    request: FastifyRequest & { params: { id: string }; body: Body },
    action: keyof typeof PROTECTED,
    make: (tx: Tx, bankAccountId: string, content: Omit<Body, 'proof'>) => Promise<T>,
  ) => {
    const { proof: shownProof, ...content } = request.body
    const bankAccountId = request.params.id
    const statement = { action, bankAccountId, content }
    return prover.change(request, { permission: MANAGE, statement, proof: shownProof }, async tx => ({
      result: await make(tx, bankAccountId, content),
      protects: { action: PROTECTED[action], subject: (await bankAccountOf(tx, bankAccountId)).alias },
    }))
  }

  app.get(
    '/v1/bank-connections',
    {
      schema: {
        operationId: 'listBankConnections',
        description: 'Connections of these bank accounts; accounts without one are omitted',
        querystring: z.strictObject({ ids: idList }),
        response: { 200: z.object({ items: z.array(linkBody) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const locale = localeOf(request.headers['accept-language'])
        const links = await readLinks(tx, request.query.ids)
        return { items: links.map(link => showLink(link, clock.now(), locale)) }
      }),
  )

  app.post(
    '/v1/bank-accounts/:id/connection',
    {
      schema: {
        operationId: 'connectBankAccount',
        description:
          'Connects a bank account, with a fresh second factor; refuses BA-29 second factor missing, G-22 an API token, BA-5, BA-6 key malformed, BA-7, BA-8 no credentials, BA-10 duplicate time, BA-15 not configured here, BA-17 already connected, BA-27 schedule of a folder',
        params,
        body: z.strictObject({ type: z.enum(LINK_TYPES), credentials, login, schedule, startsOn, ...proofField }),
        response: { 201: linkBody },
      },
    },
    async (request, reply) => {
      const body = await proven(request, 'CONNECT', async (tx, bankAccountId, connection) => {
        await connectBankAccount(tx, context, bankAccountId, connection)
        return shown(tx, bankAccountId, request)
      })
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/bank-accounts/:id/connection/credentials',
    {
      schema: {
        operationId: 'rotateBankCredentials',
        description:
          'Replaces the credentials, with a fresh second factor; refuses BA-29 second factor missing, G-22 an API token, BA-5, BA-6 key malformed, BA-7, BA-8 none, BA-18 not connected, G-3',
        params,
        body: z.strictObject({ version, credentials, login, ...proofField }),
        response: { 200: linkBody },
      },
    },
    request =>
      proven(request, 'REPLACE_CREDENTIALS', async (tx, bankAccountId, replaced) => {
        await rotateCredentials(tx, context, bankAccountId, replaced)
        return shown(tx, bankAccountId, request)
      }),
  )

  app.put(
    '/v1/bank-accounts/:id/connection/schedule',
    {
      schema: {
        operationId: 'setSyncSchedule',
        description:
          'Sets the sync schedule; refuses BA-10 duplicate time, BA-18 not connected, BA-27 schedule of a folder, G-3',
        params,
        body: z.strictObject({ version, schedule }),
        response: { 200: linkBody },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        await setSyncSchedule(tx, request.params.id, request.body)
        return shown(tx, request.params.id, request)
      }),
  )

  app.post(
    '/v1/bank-accounts/:id/connection/disconnect',
    {
      schema: {
        operationId: 'disconnectBankAccount',
        description:
          'Removes the connection and its credentials, with a fresh second factor; refuses BA-29 second factor missing, G-22 an API token, BA-18 not connected, G-3 stale version',
        params,
        body: z.strictObject({ version, ...proofField }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    request =>
      proven(request, 'DISCONNECT', async (tx, bankAccountId, seen) => {
        await disconnectBankAccount(tx, bankAccountId, seen.version)
        return { id: bankAccountId }
      }),
  )

  app.post(
    '/v1/bank-accounts/:id/connection/test',
    {
      schema: {
        operationId: 'testBankConnection',
        description:
          'Requests the balance from the bank and stores nothing; refuses BA-15 not configured here, BA-18 not connected, BA-19 credentials, BA-20 not permitted, BA-21 refused, BA-22 busy, BA-23 unreachable, BA-24 unreadable response',
        params,
        response: {
          200: z.object({ balance: z.object({ ledger: money, available: money, asOf: z.string() }).nullable() }),
        },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, MANAGE)
      const balance = await testConnection(context, organizationId, request.params.id)
      if (!balance) return { balance: null }
      const { currency } = await asCaller(request, MANAGE, tx => bankAccountOf(tx, request.params.id))
      const { ledgerMinor, availableMinor, at } = balance
      const [ledger, available] = [showMoney(ledgerMinor, currency), showMoney(availableMinor, currency)]
      return { balance: { ledger, available, asOf: at.toString() } }
    },
  )

  app.post(
    '/v1/bank-accounts/:id/connection/sync',
    {
      schema: {
        operationId: 'syncBankAccount',
        description: 'Asks for a sync now; one that is at work is enough. Refuses BA-18 not connected',
        params,
        response: { 202: linkBody },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, MANAGE, async tx => {
        await connectedOf(tx, request.params.id)
        await enqueueSync(tx, jobs, request.params.id)
        return shown(tx, request.params.id, request)
      })
      return reply.code(202).send(body)
    },
  )
}
