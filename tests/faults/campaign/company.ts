// The company of one seed: its accounts, its users with their clients, and its workers.
import { randomUUID } from 'node:crypto'
import { minorOf } from '../../../services/kit/money.ts'
import { workSteps } from './jobs.ts'
import {
  digestOfPayments,
  type ProvenAction,
  type SeenPayment,
} from '../../../services/treasury/payments/approval/proof.ts'
import type { Person } from '../../services/treasury/support/api.ts'
import type { PaymentBody, Results } from '../../services/treasury/payments/support.ts'
import type { Acknowledged } from '../invariants/acknowledged.ts'
import { type Evidence, violations } from '../invariants/violations.ts'
import { permissionsOf, type World } from './world.ts'

export type Company = Awaited<ReturnType<typeof openCompany>>

let companies = 0

/** Payments above this amount need two approvals. */
const TWO_FROM = '3000000.00'

export async function openCompany(world: World) {
  const { api, account, sandbox, clock } = world
  const number = ++companies
  const ownNumber = `81${String(number).padStart(8, '0')}`
  const firstEntry = sandbox.bank.journal.entries.length
  sandbox.openAccount('014', ownNumber)
  const { id, entities } = await account.foundOrganization(api.database, `PT Kampanye ${number}`)
  const as = (actorId: string, role: 'OWNER' | 'MAKER' | 'APPROVER') => api.as(id, permissionsOf(role), actorId)
  const maker = as(account.maker, 'MAKER')
  const approvers = account.approvers.map(actorId => as(actorId, 'APPROVER'))

  const acknowledged: Acknowledged[] = []
  /** Answers that none of our faults explains. */
  const unexplained: string[] = []
  let isCut = false

  /** Sends a change. Every success is remembered, because it must not be lost. */
  async function ask<Body extends object>(by: Person, what: string, path: string, body: object, key?: string) {
    const requestId = randomUUID()
    const headers = { 'x-request-id': requestId, ...(key !== undefined && { 'idempotency-key': key }) }
    const method = path.includes('/edit/') ? by.put : by.post
    const answer = await method<Body & Partial<Results>>(`/v1/${path.replace('/edit/', '/')}`, body, headers)
    if (answer.status >= 500 && !world.fate.hasDied() && !isCut) unexplained.push(`${what} got ${answer.status}`)
    if (answer.status < 500) isCut = false
    const note = (recordId: string) => acknowledged.push({ requestId, recordId, what })
    for (const each of answer.body?.results ?? []) if (each.ok && what !== 'ASK_BANK') note(each.id)
    return { ...answer, note }
  }

  async function make<Body extends { id: string }>(by: Person, path: string, body: object): Promise<Body> {
    const answer = await ask<Body>(by, 'CREATED', path, body, randomUUID())
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Reads, with retries after broken connections. */
  async function get<Body>(path: string, tries = 5): Promise<Body> {
    const { status, body } = await maker.get<Body>(`/v1/${path}`)
    if (status < 500) return body
    if (!isCut || tries === 1) throw new Error(`${path} got ${status}`)
    return get(path, tries - 1)
  }

  const entityId = entities[0]?.id ?? ''
  const ownAccount = (bankCode: string, accountNumber: string) =>
    make(maker, 'bank-accounts', {
      bankCode,
      accountNumber,
      alias: `${bankCode} ${accountNumber}`,
      entityId,
      currency: 'IDR',
    })
  const from = await ownAccount('014', ownNumber)
  const other = await ownAccount('008', ownNumber)
  const party = await make<{ id: string; bankAccounts: { id: string }[] }>(maker, 'counterparties', {
    legalName: 'PT Sinar Abadi',
    alias: 'Sinar',
    type: 'COMPANY',
    bankAccounts: [
      { bankCode: '014', accountNumber: '900099999', accountName: 'PT SINAR ABADI' },
      { bankCode: '008', accountNumber: '900012345', accountName: 'PT SINAR ABADI' },
    ],
  })
  const anybody = { approverIds: [] }
  await make(as(account.owner, 'OWNER'), 'approval-policies', {
    name: 'Two from three million',
    currency: 'IDR',
    entityId: null,
    method: null,
    bands: [
      { upTo: TWO_FROM, steps: [anybody], inOrder: false },
      { upTo: null, steps: [anybody, anybody], inOrder: false },
    ],
  })

  /** Connects the source account. */
  async function connect() {
    const content = {
      type: 'API',
      credentials: sandbox.credentials('014'),
      schedule: number % 4 === 0 ? ['06:00'] : [],
    }
    const { status } = await maker.post(`/v1/bank-accounts/${from.id}/connection`, content)
    if (status !== 201) throw new Error('the account was not connected')
  }

  const proofOf = (digest: string, by: Person) =>
    api.mintApproval({
      sub: by.actorId,
      org: id,
      digest,
      factor: 'AUTHENTICATOR_APP',
      step: 59_000_000,
      jti: randomUUID(),
    })
  const seen = ({ id: of, version }: SeenPayment) => ({ id: of, version })
  async function prove(action: ProvenAction, of: readonly SeenPayment[], by: Person) {
    const payments = of.map(seen)
    const proof = await proofOf(digestOfPayments(action, id, payments), by)
    return ask(by, action, `payments/${action.toLowerCase()}`, { payments, proof })
  }

  await connect()
  const evidence = (): Evidence => ({
    treasury: world.treasuryAdmin,
    account: world.accountAdmin,
    journal: sandbox.bank.journal.entries.slice(firstEntry),
    acknowledged,
    organizationId: id,
  })

  return {
    id,
    number,
    from,
    other,
    party,
    maker,
    approvers,
    ask,
    get,
    prove,
    read: (paymentId: string) => get<PaymentBody>(`payments/${paymentId}`),
    list: async () => (await get<{ items: PaymentBody[] }>('payments?first=100')).items,
    today: () => clock.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate(),
    workers: workSteps(world, id, () => isCut),
    /** Pays in the bank's own portal: the line arrives with the next sync. */
    payInPortal: (amount: string) =>
      sandbox.bank.record({
        kind: 'ENTRY_BOOKED',
        bankCode: '014',
        accountNumber: ownNumber,
        direction: 'DEBIT',
        amountMinor: String(minorOf(amount)),
        description: `Portal ${randomUUID()}`,
      }),
    executions: () =>
      sandbox.bank.journal.entries.slice(firstEntry).filter(({ kind }) => kind === 'TRANSFER_EXECUTED').length,
    /** After broken connections a client may get "busy", until a request succeeds again. */
    excuse() {
      isCut = true
    },
    evidence,
    violations: async (more: Partial<Evidence> = {}) => [
      ...unexplained,
      ...(await violations({ ...evidence(), ...more })),
    ],
    /** Ends the company: the clock of the next seed starts over. */
    async leave() {
      await world.treasuryAdmin.query(`
        update bank_connection set next_sync_at = null where organization_id = '${id}';
        update payment_recurrence set ended_at = now() where organization_id = '${id}' and ended_at is null;
        delete from pgboss.job where data->>'organizationId' = '${id}'`)
    },
  }
}
