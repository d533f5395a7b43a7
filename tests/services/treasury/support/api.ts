// The treasury service over real HTTP on a database for this file, and callers with real tokens.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet } from 'jose'
import { type Clock, systemClock } from '../../../../services/kit/clock.ts'
import { openFeed } from '../../../../services/kit/outbox/feed.ts'
import { openFiles } from '../../../../services/kit/files/files.ts'
import { openDiskStore } from '../../../../services/kit/files/store.ts'
import type { Database } from '../../../../services/kit/database/database.ts'
import { openLog } from '../../../../services/kit/http/log.ts'
import { openJobs } from '../../../../services/kit/jobs.ts'
import { openMint } from '../../../../services/kit/tokens.ts'
import { openSealing } from '../../../../services/kit/sealing.ts'
import type { BankConnection } from '../../../../services/treasury/connections/bankConnection.ts'
import { openFolder } from '../../../../services/treasury/connections/fileDrop/folder.ts'
import type { SftpServers } from '../../../../services/treasury/connections/fileDrop/sftpConfig.ts'
import { openSftpPlaces } from '../../../../services/treasury/connections/fileDrop/sftpServers.ts'
import { openBanks, type SnapBanks } from '../../../../services/treasury/connections/snap/banks.ts'
import { codes } from '../../../../services/treasury/errors.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { importKinds } from '../../../../services/treasury/importKinds.ts'
import type { OrganizationSnapshot } from '../../../../services/treasury/projection/accountClient.ts'
import { openProviderLines, type ProviderHosts } from '../../../../services/treasury/providers/lines.ts'
import { openProjection } from '../../../../services/treasury/projection/projection.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import { treasuryServer } from '../../../../services/treasury/server.ts'
import { freshDatabase } from '../../../support/database.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'

export type Answer<Body> = { status: number; body: Body; headers: Headers }
export type Problem = {
  code: string
  title: string
  status: number
  errors?: { path: string; code: string; message: string }[]
  proofOf?: string
}

const AREAS = ['bankAccounts', 'statements', 'counterparties', 'expected'] as const

/** Permissions of the seeded roles, as far as treasury checks them. */
export const ROLES = {
  maker: [
    ...AREAS.flatMap(area => [`treasury.${area}.view`, `treasury.${area}.manage`]),
    'treasury.reconciliation.view',
    'treasury.reconciliation.manage',
    'treasury.payments.view',
    'treasury.payments.create',
    'treasury.bills.view',
    'treasury.bills.manage',
    'treasury.deposits.view',
    'treasury.deposits.manage',
    'treasury.providers.view',
    'treasury.providers.manage',
    'treasury.exceptions.view',
    'treasury.exceptions.manage',
  ],
  reconciler: [
    ...AREAS.map(area => `treasury.${area}.view`),
    'treasury.reconciliation.view',
    'treasury.reconciliation.manage',
    'treasury.reconciliation.auto',
  ],
  admin: [...AREAS.map(area => `treasury.${area}.view`), 'treasury.payments.view', 'account.controls.manage'],
  approver: [
    ...AREAS.map(area => `treasury.${area}.view`),
    'treasury.payments.view',
    'treasury.payments.approve',
    'treasury.bills.view',
    'treasury.bills.approve',
  ],
  viewer: [
    ...AREAS.map(area => `treasury.${area}.view`),
    'treasury.deposits.view',
    'treasury.providers.view',
    'treasury.reconciliation.view',
    'treasury.payments.view',
  ],
  nobody: [],
}

const SERVICE_SECRET = 'a secret of thirty-two characters'

type ApiOptions = {
  clock?: Clock
  snapBanks?: SnapBanks
  providerHosts?: ProviderHosts
  sftpServers?: SftpServers
  /** Replaces the bank behind every API connection to BCA. */
  fakeBank?: BankConnection
  /** Emits events to the feed, for subscribers. */
  feeds?: boolean
  /** Wraps the service's database. */
  wrap?: (database: Database) => Database
}

export async function openTreasuryApi({
  clock = systemClock,
  snapBanks = {},
  providerHosts = {},
  sftpServers = {},
  fakeBank,
  feeds = false,
  wrap = database => database,
}: ApiOptions = {}) {
  const opened = await freshDatabase({ service: 'treasury', max: 20, clock })
  const { url } = opened
  const database = wrap(opened.database)
  const directory = mkdtempSync(join(tmpdir(), 'treasury-files-'))
  const log = openLog('treasury', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' })
  const jobs = await openJobs({ url, service: 'treasury', work: false, log })
  const files = openFiles({ database, store: openDiskStore(directory), errors: codes })
  const { jwks, mint, mintApproval, mintChange } = await openMint()

  /** The account service's answers: tests add organizations here. */
  const snapshots = new Map<string, OrganizationSnapshot>()
  const account = {
    origin: 'http://nowhere',
    token: () => Promise.resolve('none'),
    organizations: async (ids: readonly string[]) => [...snapshots.values()].filter(each => ids.includes(each.id)),
    everyOrganization: async function* () {
      yield [...snapshots.values()]
    },
  }
  const projection = openProjection({ database, account, log })
  const configured = openBanks({ banks: snapBanks, clock })
  const banks = fakeBank
    ? {
        ...configured,
        has: (code: string) => code === '014',
        connect: (code: string) => (code === '014' ? fakeBank : undefined),
      }
    : configured
  const providers = openProviderLines({ hosts: providerHosts, clock })
  const seals = openSealing(randomBytes(32))
  const dropDirectory = join(directory, 'drop')
  const drop = openFolder(dropDirectory)
  const sftp = openSftpPlaces({ servers: sftpServers, settleMs: 0 })
  const feed = feeds ? await openFeed(database, { idleMs: 20 }) : undefined
  const app = await treasuryServer({
    ...(feed && { feed }),
    banks,
    providers,
    seals,
    drop,
    sftp,
    importKinds,
    exceptionSearches,
    database,
    files,
    jobs,
    clock,
    log,
    projection,
    keys: createLocalJWKSet(jwks),
    serviceSecret: SERVICE_SECRET,
  })
  /** Every request that arrived, for counting; except those for the feed, whose timing is up to readers. */
  const calls: string[] = []
  app.addHook('onRequest', async request => {
    if (request.url !== '/v1/events') calls.push(`${request.method} ${request.url}`)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  atFileEnd(async () => {
    await app.close()
    await feed?.close()
    await jobs.close()
    await banks.close()
    await providers.close()
    rmSync(directory, { recursive: true, force: true })
  })

  /** An organization with one entity, known to treasury. */
  async function organization(name = 'PT Nusantara Retail') {
    const snapshot: OrganizationSnapshot = {
      id: randomUUID(),
      name,
      legalName: name,
      defaultCurrency: 'IDR',
      timeZone: 'Asia/Jakarta',
      modes: ['TREASURY'],
      controls: {},
      entities: [{ id: randomUUID(), name, isDefault: true }],
      members: [],
    }
    snapshots.set(snapshot.id, snapshot)
    await storeOrganization(database, snapshot)
    return { id: snapshot.id, entityId: snapshot.entities[0]!.id, snapshot }
  }

  /** A user of an organization. */
  function as(
    organizationId: string,
    role: keyof typeof ROLES | readonly string[] = 'maker',
    actorId: string = randomUUID(),
    { showsFactor = true, sid = 'test' } = {},
  ) {
    const permissions = typeof role === 'string' ? ROLES[role] : role
    async function sendOnce<Body>(
      method: string,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ): Promise<Answer<Body>> {
      const token = await mint('treasury', {
        sub: actorId,
        org: organizationId,
        perms: [...permissions],
        sid,
        name: 'Rini Wulandari',
      })
      const raw = body instanceof Uint8Array
      const answer = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': raw ? 'application/octet-stream' : 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: raw ? Buffer.from(body) : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const json = answer.headers.get('content-type')?.includes('json') ?? false
      // The caller declares the type; the test's assertions check it.
      return { status: answer.status, headers: answer.headers, body: (json ? JSON.parse(text) : text) as Body }
    }
    /** Provides a fresh factor where required, like users through the BFF. */
    async function send<Body>(...[method, path, given = {}]: Parameters<typeof sendOnce>): Promise<Answer<Body>> {
      const answer = await sendOnce<Body & Partial<Problem>>(method, path, given)
      const digest = answer.status === 403 && showsFactor ? answer.body.proofOf : undefined
      if (digest === undefined) return answer
      const proof = await changeProof(digest)
      return sendOnce(method, path, { ...given, body: { ...Object(given.body), proof } })
    }
    const changeProof = (digest: string) =>
      mintChange({ sub: actorId, org: organizationId, digest, factor: 'PASSKEY', step: null, jti: randomUUID() })
    return {
      actorId,
      changeProof,
      get: <Body = unknown>(path: string, headers?: Record<string, string>) =>
        send<Body>('GET', path, headers && { headers }),
      post: <Body = unknown>(path: string, body: unknown, headers: Record<string, string> = {}) =>
        send<Body>('POST', path, { body, headers }),
      put: <Body = unknown>(path: string, body: unknown, headers: Record<string, string> = {}) =>
        send<Body>('PUT', path, { body, headers }),
      patch: <Body = unknown>(path: string, body: unknown, headers: Record<string, string> = {}) =>
        send<Body>('PATCH', path, { body, headers }),
      remove: <Body = unknown>(path: string) => send<Body>('DELETE', path),
      /** Uploads a file and returns its id. */
      async upload(purpose: string, name: string, content: string | Uint8Array): Promise<string> {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content
        const announced = await send<{ id: string }>('POST', '/v1/files', {
          body: { purpose, name, size: Math.max(bytes.length, 1), contentType: 'text/csv' },
        })
        const sent = await send<Problem>('PUT', `/v1/files/${announced.body.id}/content`, { body: bytes })
        if (sent.status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(sent.body)}`)
        return announced.body.id
      },
    }
  }

  return {
    ...opened,
    database,
    jobs,
    origin,
    /** The services' shared secret. */
    serviceSecret: SERVICE_SECRET,
    calls,
    mint,
    mintApproval,
    mintChange,
    organization,
    as,
    projection,
    snapshots,
    account,
    log,
    files,
    clock,
    banks,
    providers,
    seals,
    drop,
    sftp,
    importKinds,
    exceptionSearches,
    dropDirectory,
  }
}
export type TreasuryApi = Awaited<ReturnType<typeof openTreasuryApi>>
export type Person = ReturnType<TreasuryApi['as']>
