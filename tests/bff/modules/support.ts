// The real BFF in front of the real treasury service. The account service is a stub with only what these modules read.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { allows, guard } from '../../../bff/auth/permissions.ts'
import { readConfig } from '../../../bff/config.ts'
import type { Grant } from '../../../bff/context.ts'
import { Refused } from '../../../bff/graph/errors.ts'
import type { Auth } from '../../../bff/operations/caller.ts'
import type { components } from '../../../bff/rest/account.generated.ts'
import { openServer } from '../../../bff/server.ts'
import { openTreasuryApi, ROLES } from '../../services/treasury/support/api.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

type PasskeyOptions = components['schemas']['PasskeyOptions']

export type Answer<Data> = {
  data: Data | null
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[]
}

export async function openGraph(options: Parameters<typeof openTreasuryApi>[0] = {}) {
  const treasury = await openTreasuryApi(options)
  const accountCalls: string[] = []
  const people: { id: string; fullName: string; permissions: readonly string[] }[] = []
  /** The account service's invoices, and permissions that everyone has in addition to those of the role. */
  const invoices: { id: string; number: string }[] = []
  const granted: string[] = []
  /** Paths on which the account service fails. */
  const failing = new Set<string>()
  /** Organizations that every user belongs to, with the permissions there, in the account service's order. */
  const elsewhere = new Map<string, readonly string[]>()
  /** Its received payments, and the payment provider transactions that they were created from. */
  const payments: { id: string }[] = []
  const receipts: { transactionId: string; paymentId: string }[] = []
  const account = createServer(async (request, response) => {
    if (request.url !== '/v1/events') accountCalls.push(request.url ?? '')
    if (request.method === 'POST') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(await proveApproval(request.url, await json(request))))
      return
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://account')
    if (failing.has(pathname)) {
      response
        .writeHead(503, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 503, code: 'G-1', title: 'Away' }))
      return
    }
    // It has no imports of its own.
    if (pathname.startsWith('/v1/record-imports/')) {
      response
        .writeHead(404, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 404, code: 'G-7', title: 'Not found' }))
      return
    }
    // No events, but a subscription starts only when both feeds are connected.
    if (pathname === '/v1/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n')
      return
    }
    const wanted = searchParams.get('ids')?.split(',')
    // It has no members to name, except those that a test adds.
    if (pathname === '/v1/people') {
      const permission = searchParams.get('permission')
      const known = permission === null ? people : people.filter(({ permissions }) => permissions.includes(permission))
      const found = known.filter(({ id }) => searchParams.get('ids')?.split(',').includes(id) ?? true)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ items: found.map(({ id, fullName }) => ({ id, fullName, photoId: null })) }))
      return
    }
    if (pathname === '/v1/me') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: userOf('maker') }))
      return
    }
    if (pathname === '/v1/memberships') {
      const memberships = [...elsewhere].map(([id, permissions]) => ({
        id,
        organizationId: id,
        personId: userOf('maker'),
        status: 'ACTIVE',
        role: { id, name: 'Member', permissions },
      }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: memberships }))
      return
    }
    if (pathname.startsWith('/v1/provider-receipts/')) {
      const asked = (searchParams.get('paymentIds') ?? searchParams.get('transactionIds') ?? '').split(',')
      const found = receipts.filter(
        ({ paymentId, transactionId }) => asked.includes(paymentId) || asked.includes(transactionId),
      )
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: found }))
      return
    }
    const snapshots = [...treasury.snapshots.values()]
    const items: { id: string }[] =
      pathname === '/v1/invoices'
        ? invoices
        : pathname === '/v1/received-payments'
          ? payments
          : pathname === '/v1/entities'
            ? snapshots.flatMap(snapshot => snapshot.entities)
            : snapshots.map(({ entities: _entities, members: _members, ...rest }) => ({
                ...rest,
                username: 'x',
                status: 'ACTIVE',
              }))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ items: items.filter(item => wanted?.includes(item.id) ?? true), next: null, cursors: [] }))
  })
  /** The account service's answer to a code for a digest; any code is accepted here. */
  async function proveApproval(path: string | undefined, body: unknown): Promise<object> {
    if (path === '/v1/approval-proofs/options') return { options: '{"challenge":"AA"}' } satisfies PasskeyOptions
    const { digest } = body as { digest: string }
    const [organization] = treasury.snapshots.keys()
    if (path === '/v1/change-proofs') {
      const org = organization ?? ''
      const jti = randomUUID()
      return {
        proof: await treasury.mintChange({ sub: userOf('maker'), org, digest, factor: 'PASSKEY', step: null, jti }),
      }
    }
    const proof = await treasury.mintApproval({
      sub: userOf('approver'),
      org: organization ?? '',
      digest,
      factor: 'AUTHENTICATOR_APP',
      step: 59_000_000,
      jti: randomUUID(),
    })
    return { proof }
  }

  account.listen(0, '127.0.0.1')
  await once(account, 'listening')

  /** Users can't approve what they created: the approver is another user. */
  const userOf = (role: string) => `0198f000-0000-7000-8000-00000000000${role === 'approver' ? 2 : 1}`

  /** Sessions by name: `maker@<organization>`. */
  const grantOf = async (
    session: string,
    organizationId: string | null,
    audience: 'account' | 'treasury',
  ): Promise<Grant> => {
    const [role = '', home] = session.split('@')
    const there = organizationId === null ? undefined : elsewhere.get(organizationId)
    if (organizationId !== null && organizationId !== home && there === undefined) throw new Refused('G-21')
    const permissions = [...(there ?? ROLES[role as keyof typeof ROLES]), ...granted]
    const userId = userOf(role)
    const token = await treasury.mint(audience, {
      sub: userId,
      perms: [...permissions],
      sid: session,
      name: 'Sari Puspita',
      ...(organizationId !== null && { org: organizationId }),
    })
    return {
      token,
      permissions: new Set(permissions),
      userId,
      organizationId,
      sessionFamilyId: session,
      tags: [],
      renewAt: null,
    } as Grant
  }
  const auth = {
    exchange: {
      get: (credential, organizationId, audience) =>
        credential.kind === 'token'
          ? Promise.reject(new Refused('G-10'))
          : grantOf(credential.id, organizationId, audience),
      drop: () => {},
      clear: () => {},
    },
    renewedCookie: async () => undefined,
    renew: async () => ({ kind: 'unknown' }),
    readCookie: header => /(?:^|; )arus=([^;]+)/.exec(header ?? '')?.[1],
    tagsOf: () => [],
    allows,
    guard,
  } satisfies Omit<Auth, 'identity'>

  const app = await openServer(
    readConfig({
      ACCOUNT_URL: `http://127.0.0.1:${(account.address() as AddressInfo).port}`,
      TREASURY_URL: treasury.origin,
      SERVICE_SECRET: treasury.serviceSecret,
      ARUS_MODE: 'local',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      WEB_DIRECTORY: 'tests/bff/support/none',
      TRUSTED_DOCUMENTS: 'tests/bff/support/persisted.json',
    }),
    // Sign-in is not tested here.
    { openAuth: () => ({ ...auth, identity: {} as Auth['identity'] }) },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atFileEnd(async () => {
    await app.close()
    account.closeAllConnections()
    account.close()
  })

  /** A user of an organization, with requests in it. */
  const as = (organizationId: string, role: keyof typeof ROLES = 'maker', language = 'en') => {
    const headers = {
      cookie: `arus=${role}@${organizationId}`,
      'x-organization-id': organizationId,
      'accept-language': language,
    }
    return {
      async ask<Data = unknown>(query: string, variables: object = {}): Promise<Answer<Data>> {
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        })
        // The caller declares the type; the test's assertions check it.
        return answer.json() as Promise<Answer<Data>>
      },
      get: (path: string) => fetch(url + path, { headers: { cookie: headers.cookie, 'accept-language': language } }),
    }
  }
  /** Adds a received payment that was created from a payment provider's transaction. */
  function received<Payment extends { id: string }>(payment: Payment, transactionId: string): Payment {
    payments.push(payment)
    receipts.push({ transactionId, paymentId: payment.id })
    return payment
  }
  return { treasury, accountCalls, failing, people, invoices, granted, elsewhere, received, url, as }
}
