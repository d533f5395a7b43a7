// An organization that pays: accounts at two banks and of two entities, a counterparty, a maker and approvers, over real HTTP.
import { randomUUID } from 'node:crypto'
import type { Proof } from '../../../../services/kit/tokens.ts'
import {
  digestOfPayments,
  type ProvenAction,
  type SeenPayment,
} from '../../../../services/treasury/payments/approval/proof.ts'
import { storeOrganization } from '../../../../services/treasury/projection/store.ts'
import type { Person, Problem, TreasuryApi } from '../support/api.ts'

/** The parts of payments that tests check. */
export type PaymentBody = {
  id: string
  number: string
  kind: 'PAYMENT' | 'TRANSFER'
  status: string
  previousStatus: string | null
  channel: string
  archived: boolean
  method: string | null
  fee: { amount: string }
  amount: { amount: string; currency: string }
  date: string
  valueDate: string
  beneficiary: { name: string; accountNumber: string }
  recurrence: { id: string; frequency: string; nextDate: string | null } | null
  files: { fileId: string; name: string }[]
  approvalsNeeded: number
  approvalsGiven: number
  expectedTransactionIds: string[]
  fittingLineId: string | null
  allowedActions: string[]
  approvalObstacle: string | null
  failureCode: string | null
  failureReason: string | null
  rejectionReason: string | null
  cancellationReason: string | null
  createdBy: string | null
  authorIds: string[]
  decidedBy: string | null
  sentAt: string | null
  version: number
}
export type Results = {
  results: { id: string; ok: boolean; errors: { path: string; code: string; message: string }[] }[]
}
type Page = { items: PaymentBody[]; next: string | null }

const RECORDS = ['bankAccounts', 'counterparties', 'expected', 'statements']
const READ = [...RECORDS.map(area => `treasury.${area}.view`), 'treasury.payments.view']
const MAKE = [
  ...READ,
  ...RECORDS.map(area => `treasury.${area}.manage`),
  'treasury.payments.create',
  'treasury.reconciliation.manage',
]

/** The seeded roles, as far as payments check them. */
export const PAYMENT_ROLES = {
  viewer: READ,
  maker: MAKE,
  approver: [...READ, 'treasury.payments.approve'],
  both: [...MAKE, 'treasury.payments.approve'],
} as const

export async function openScene(api: TreasuryApi) {
  const { database } = api
  const organization = await api.organization()
  const otherEntity = randomUUID()
  const snapshot = {
    ...organization.snapshot,
    entities: [...organization.snapshot.entities, { id: otherEntity, name: 'PT Nusantara Logistik', isDefault: false }],
  }
  await storeOrganization(database, snapshot)
  const as = (role: keyof typeof PAYMENT_ROLES, actorId = randomUUID()) =>
    api.as(organization.id, PAYMENT_ROLES[role], actorId)
  const maker = as('maker')
  const approver = as('approver')

  const make = async <Body>(path: string, body: object, by: Person = maker): Promise<Body> => {
    const answer = await by.post<Body>(`/v1/${path}`, body, { 'idempotency-key': randomUUID() })
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  let accounts = 0
  const account = (over: object = {}) => {
    accounts++
    return make<{ id: string }>('bank-accounts', {
      bankCode: '014',
      accountNumber: `10000${accounts}`,
      alias: `Account ${accounts}`,
      entityId: organization.entityId,
      currency: 'IDR',
      ...over,
    })
  }
  const party = (over: object = {}, accountOver: object = {}) =>
    make<{ id: string; version: number; bankAccounts: { id: string }[] }>('counterparties', {
      legalName: 'PT Sinar Abadi',
      alias: randomUUID(),
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '008', accountNumber: '900012345', accountName: 'PT SINAR ABADI', ...accountOver }],
      ...over,
    })

  const bca = await account()
  const mandiri = await account({ bankCode: '008' })
  const elsewhere = await account({ entityId: otherEntity })
  const sinar = await party()
  const [sinarAccount] = sinar.bankAccounts

  let cents = 0
  /** A payment to the counterparty, each with another amount. */
  const values = (over: object = {}) => ({
    kind: 'PAYMENT',
    fromAccountId: bca.id,
    counterpartyAccountId: sinarAccount?.id,
    amount: { amount: `${1_000_000 + ++cents}.00`, currency: 'IDR' },
    method: 'BI_FAST',
    date: '2026-11-23',
    ...over,
  })
  const transferValues = (over: object = {}) =>
    values({ kind: 'TRANSFER', counterpartyAccountId: undefined, toAccountId: mandiri.id, ...over })

  const create = (over: object = {}, by: Person = maker) => make<PaymentBody>('payments', values(over), by)
  const transfer = (over: object = {}) => make<PaymentBody>('payments', transferValues(over))
  const tryCreate = (body: object, by: Person = maker, key: string = randomUUID()) =>
    by.post<Problem & PaymentBody>('/v1/payments', body, { 'idempotency-key': key })
  const read = async (id: string, by: Person = maker) => (await by.get<PaymentBody>(`/v1/payments/${id}`)).body
  const list = async (query: string, by: Person = maker) => (await by.get<Page>(`/v1/payments?${query}`)).body

  /** The proof that the account service would give this user. */
  const proofOf = (
    person: Person,
    action: ProvenAction,
    payments: readonly SeenPayment[],
    over: Partial<Pick<Proof, 'personId' | 'organizationId' | 'digest'>> & { jti?: string } = {},
  ) =>
    api.mintApproval({
      sub: over.personId ?? person.actorId,
      org: over.organizationId ?? organization.id,
      digest: over.digest ?? digestOfPayments(action, organization.id, payments),
      factor: 'AUTHENTICATOR_APP',
      step: 59_000_000,
      jti: over.jti ?? randomUUID(),
    })
  const seen = ({ id, version }: SeenPayment) => ({ id, version })
  const prove = async (action: ProvenAction, of: readonly SeenPayment[], by: Person) => {
    const payments = of.map(seen)
    const proof = await proofOf(by, action, payments)
    return by.post<Results & Problem>(`/v1/payments/${action.toLowerCase()}`, { payments, proof })
  }
  const approve = (of: SeenPayment, by: Person = approver) => prove('APPROVE', [of], by)
  const resend = (of: SeenPayment, by: Person = approver) => prove('RESEND', [of], by)
  const bulk = (action: string, of: { id: string }, over: object = {}, by: Person = maker) =>
    by.post<Results & Problem>(`/v1/payments/${action}`, { ids: [of.id], ...over })
  const inside = <T>(work: Parameters<typeof database.inOrganization<T>>[2]) =>
    database.inOrganization(organization.id, null, work)
  /** As a connection with credentials would be stored. */
  const connect = (accountId: string) =>
    inside(tx => tx.execute(`update bank_account set connection_type = 'API' where id = '${accountId}'`))
  const control = (controls: object) => storeOrganization(database, { ...snapshot, controls: { ...controls } })

  return {
    api,
    organization,
    as,
    maker,
    approver,
    make,
    account,
    party,
    bca,
    mandiri,
    elsewhere,
    sinar,
    sinarAccount: sinarAccount!,
    values,
    transferValues,
    create,
    transfer,
    tryCreate,
    read,
    list,
    proofOf,
    prove,
    approve,
    resend,
    bulk,
    inside,
    connect,
    control,
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>

/** The error codes of an answer: of the whole, or of its items. */
export function codesOf({ body }: { body: object }): string[] {
  const refusals: { code?: string } & Partial<Results> = body
  const ofItems = (refusals.results ?? []).flatMap(({ errors }) => errors.map(({ code }) => code))
  return [...new Set([...(refusals.code === undefined ? [] : [refusals.code]), ...ofItems])]
}
