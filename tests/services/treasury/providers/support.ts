// An organization that receives payments: an account in IDR, one in USD, and users who may connect providers.
import { randomUUID } from 'node:crypto'
import { openServiceIdentity } from '../../../../services/kit/tokens.ts'
import { enqueueDueProviderSyncs, providerWorkers } from '../../../../services/treasury/providers/sync/workers.ts'
import { waitUntil } from '../../../support/waitFor.ts'
import type { Problem, TreasuryApi } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'

type Money = { amount: string; currency: string }

/** The parts of answers that tests check. */
export type ProviderBody = {
  id: string
  alias: string
  provider: string
  mode: string
  status: string
  health: string
  hookPath: string | null
  credentialsHint: string | null
  previousCredentialsUntil: string | null
  counterpartyId: string
  bankAccountId: string
  fileMapping: object | null
  isSyncing: boolean
  syncedCount: number
  nextSyncAt: string | null
  lastSyncedAt: string | null
  lastNotifiedAt: string | null
  lastError: { code: string; message: string } | null
  allowedActions: string[]
  version: number
}
export type TransactionBody = {
  originalId: string | null
  originalExternalId: string | null
  isOriginalCertain: boolean
  originalSource: string | null
  hasOtherPayments: boolean
  refunded: Money
  id: string
  externalId: string
  kind: string
  orderReference: string
  channel: string
  gross: Money
  fee: Money | null
  vat: Money | null
  net: Money
  figureCheck: string
  status: string
  statusWord: string
  isStatusKnown: boolean
  result: string
  settlement: string
  recordId: string | null
  expectedOn: string
  version: number
}
export type RecordBody = {
  id: string
  externalId: string
  payoutOn: string
  gross: Money | null
  fee: Money | null
  net: Money
  membersTotal: Money | null
  transactionCount: number | null
  settlement: string
  figureCheck: string
  memberCheck: string
  carryOverCheck: string
  reconciliationStatus: string | null
  settledAmount: Money | null
  expectedTransactionId: string | null
  version: number
}
export type ExpectedBody = {
  id: string
  date: string
  dateFrom: string
  dateTo: string
  direction: string
  amount: Money
  status: string
  source: string
  bankAccountId: string
  counterparty: { id: string } | null
  allowedActions: string[]
}
export type ReportBody = {
  records: { added: number; changed: number; known: number }
  transactions: { added: number; changed: number; known: number }
  issues: { row: number | null; column: string | null; code: string; message: string }[]
}

export const CREDENTIALS = { secretKey: 'xnd_development_4471', webhookToken: 'callback-token' }
/** The secret of a connection: each is of a merchant of its own, which is connected once. */
export const secretOf = ({ alias }: Pick<ProviderBody, 'alias'>) => `xnd_development_${alias}_4471`

const RECORDS = ['bankAccounts', 'expected', 'statements', 'counterparties', 'providers', 'reconciliation']
const PERMISSIONS = [
  ...RECORDS.flatMap(area => [`treasury.${area}.view`, `treasury.${area}.manage`]),
  'treasury.reconciliation.auto',
  'account.activity.view',
]

export async function openScene(api: TreasuryApi) {
  const organization = await api.organization()
  const maker = api.as(organization.id, PERMISSIONS)
  const viewer = api.as(organization.id, ['treasury.providers.view'])
  const make = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await maker.post<Body>(`/v1/${path}`, body, { 'idempotency-key': randomUUID() })
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  let accounts = 0
  const account = (currency: string) =>
    make<{ id: string }>('bank-accounts', {
      bankCode: '014',
      accountNumber: `71000${++accounts}`,
      alias: `Account ${accounts}`,
      entityId: organization.entityId,
      currency,
    })
  const [bca, usd] = [await account('IDR'), await account('USD')]

  let aliases = 0
  const values = (over: object = {}) => {
    const alias = `Shop ${++aliases}`
    const credentials = { ...CREDENTIALS, secretKey: secretOf({ alias }) }
    return { provider: 'XENDIT', alias, mode: 'API', bankAccountId: bca.id, credentials, ...over }
  }
  const connect = (over: object = {}) => make<ProviderBody>('payment-providers', values(over))
  const tryConnect = (over: object = {}, by = maker) =>
    by.post<ProviderBody & Problem>('/v1/payment-providers', values(over))
  const read = async ({ id }: { id: string }) => (await maker.get<ProviderBody>(`/v1/payment-providers/${id}`)).body
  const items = async <Body>(path: string) => (await maker.get<{ items: Body[] }>(path)).body.items
  const transactionsOf = ({ id }: { id: string }) =>
    items<TransactionBody>(`/v1/payment-transactions?providerId=${id}&sort=createdAt&first=200`)
  const recordsOf = ({ id }: { id: string }) =>
    items<RecordBody>(`/v1/payment-records?providerId=${id}&sort=payoutOn&first=200`)
  const expectedOf = async ({ externalId }: { externalId: string }) =>
    items<ExpectedBody>(`/v1/expected-transactions?search=${encodeURIComponent(externalId)}&sort=createdAt`)
  /** Uploads a report and returns the result. */
  async function upload({ id }: { id: string }, content: string | Uint8Array, mapping?: object): Promise<ReportBody> {
    const fileId = await maker.upload('SETTLEMENT_REPORT', 'report.csv', content)
    const answer = await maker.post<ReportBody>(`/v1/payment-providers/${id}/reports`, { fileId, mapping })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  /** Runs the providers' jobs; only the test itself starts due syncs. */
  async function openSyncs() {
    let look = async () => {}
    await openWorker(api, async context => {
      const ticker = await providerWorkers(context, { pollIntervalMs: 3_600_000 })
      await ticker.close()
      look = () => enqueueDueProviderSyncs(context)
    })
    /** Starts a sync and returns the connection once none is running. */
    async function sync(of: { id: string }): Promise<ProviderBody> {
      const asked = await maker.post<Problem>(`/v1/payment-providers/${of.id}/sync`, {})
      if (asked.status !== 202) throw new Error(JSON.stringify(asked.body))
      return atRest(of)
    }
    const atRest = (of: { id: string }) =>
      waitUntil(
        async () => {
          const row = await read(of)
          return row.isSyncing ? undefined : row
        },
        { timeout: 20_000, interval: 25 },
      )
    return { sync, atRest, look: () => look() }
  }

  /** A provider's notification, as the BFF forwards it. */
  const identity = openServiceIdentity(api.serviceSecret, 'bff')
  async function notify(hookPath: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
    const answer = await fetch(`${api.origin}/v1/provider-notifications/${hookPath.split('/').at(-1)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await identity.tokenFor('treasury')}`,
        'content-type': 'application/json',
        'x-hook-path': hookPath,
        ...headers,
      },
      body: typeof body === 'string' ? body : Buffer.from(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** Books a line on the payout account. */
  const line = (amount: string, date: string, description = 'SINAR DIGITAL TERD') =>
    make<{ id: string }>('statement-transactions', {
      bankAccountId: bca.id,
      date,
      direction: 'CREDIT',
      description,
      amount,
    })
  const reconcile = (lineId: string, expectedId: string, over: object = {}) =>
    maker.post<{ id: string; version: number; result: string } & Problem>(
      '/v1/reconciliations',
      { statementTransactionIds: [lineId], expectedTransactionIds: [expectedId], ...over },
      { 'idempotency-key': randomUUID() },
    )

  return {
    organization,
    maker,
    viewer,
    make,
    bca,
    usd,
    values,
    connect,
    tryConnect,
    read,
    transactionsOf,
    recordsOf,
    expectedOf,
    upload,
    openSyncs,
    notify,
    line,
    reconcile,
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>
