// Setup of reconciliation tests: an account, lines, expected transactions, and users.
import { randomUUID } from 'node:crypto'
import type { Person, TreasuryApi } from '../support/api.ts'

export type Money = { amount: string; currency: string }
export type LineBody = {
  id: string
  status: string
  remaining: Money
  amount: Money
  version: number
}
export type ExpectedBody = LineBody & { number: string; allowedActions: string[] }
export type AllocationBody = {
  statementTransactionId: string
  expectedTransactionId: string
  amount: Money
  adjustments: { kind: string; amount: Money }[]
}
export type ReconciliationBody = {
  id: string
  kind: string
  result: string
  amount: Money
  bankAccountId: string
  statementTransactionIds: string[]
  expectedTransactionIds: string[]
  allocations: AllocationBody[]
  removedAt: string | null
  removalReason: string | null
}
export type RecommendationBody = {
  id: string
  runId: string
  result: string
  status: string
  statementTransactionIds: string[]
  expectedTransactionIds: string[]
  allocations: AllocationBody[]
  reasons: {
    code: string
    effect: string
    expectedTransactionId: string | null
    text: string | null
    days: number | null
  }[]
  difference: Money
  score: number
  automatic: boolean
}
export type RunBody = {
  id: string
  status: string
  done: number
  total: number
  matched: number
  automatic: number
  failureReason: string | null
}
export type ListBody<Item> = { items: Item[]; next: string | null }

let serial = 1_000_000

/** An organization with one BCA account and a maker. */
export async function openDesk(api: TreasuryApi) {
  const { id: organizationId, entityId } = await api.organization()
  const maker = api.as(organizationId)
  const admin = api.as(organizationId, [
    'treasury.bankAccounts.manage',
    'treasury.reconciliation.view',
    'treasury.reconciliation.manage',
    'treasury.reconciliation.auto',
  ])
  const account = await openAccount(maker, entityId)
  return { organizationId, entityId, maker, admin, account, ...recordsOf(maker, account) }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

export async function openAccount(person: Person, entityId: string, currency = 'IDR'): Promise<string> {
  const number = String((serial += 7))
  const { status, body } = await person.post<{ id: string }>('/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: `12${number}`,
    alias: `BCA ${number}`,
    entityId,
    currency,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

type NewLine = {
  amount?: string
  direction?: string
  date?: string
  description?: string
  bankAccountId?: string
  endingBalance?: string
}
type NewExpected = Omit<NewLine, 'bankAccountId'> & {
  currency?: string
  counterpartyId?: string | null
  externalId?: string
  bankAccountId?: string | null
}

export function recordsOf(person: Person, account: string) {
  return {
    async line({ amount = '1000000.00', direction = 'CREDIT', date = '2026-11-02', ...rest }: NewLine = {}) {
      const { status, body } = await person.post<LineBody>('/v1/statement-transactions', {
        bankAccountId: account,
        date,
        description: `SETORAN ${(serial += 1)}`,
        direction,
        amount,
        ...rest,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
    async expected({
      amount = '1000000.00',
      currency = 'IDR',
      direction = 'CREDIT',
      date = '2026-11-02',
      ...rest
    }: NewExpected = {}) {
      const { status, body } = await person.post<ExpectedBody>('/v1/expected-transactions', {
        date,
        description: 'Penjualan barang',
        direction,
        amount: { amount, currency },
        bankAccountId: account,
        ...rest,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
    async counterparty(legalName: string, accountNumber?: string) {
      const { status, body } = await person.post<{ id: string }>('/v1/counterparties', {
        legalName,
        alias: `${legalName} ${(serial += 1)}`,
        type: 'COMPANY',
        bankAccounts: accountNumber ? [{ bankCode: '008', accountNumber, accountName: legalName, alias: null }] : [],
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.id
    },
    reconcile: (
      statementTransactionIds: string[],
      expectedTransactionIds: string[],
      options: object = {},
      key: string = randomUUID(),
    ) =>
      person.post<ReconciliationBody & { code: string; errors?: { path: string; code: string }[] }>(
        '/v1/reconciliations',
        { statementTransactionIds, expectedTransactionIds, ...options },
        { 'idempotency-key': key },
      ),
    remove: (id: string, reason = 'Salah pasangan') =>
      person.post<ReconciliationBody & { code: string }>(`/v1/reconciliations/${id}/remove`, { reason }),
    async lineNow(id: string) {
      const { body } = await person.get<ListBody<LineBody>>(`/v1/statement-transactions?ids=${id}`)
      return body.items[0]!
    },
    async expectedNow(id: string) {
      const { body } = await person.get<ExpectedBody>(`/v1/expected-transactions/${id}`)
      return body
    },
  }
}
