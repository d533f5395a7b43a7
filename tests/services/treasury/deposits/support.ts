// An organization with deposits: an account in IDR, one in USD, and a user with the permissions.
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../services/kit/database/database.ts'
import { advanceDeposits } from '../../../../services/treasury/deposits/worker.ts'
import type { Answer, Person, Problem, TreasuryApi } from '../support/api.ts'

type Money = { amount: string; currency: string }

/** The parts of deposits that tests check. */
export type DepositBody = {
  id: string
  number: string
  status: string
  alias: string
  amount: Money
  principal: Money
  netInterest: Money
  issuedOn: string
  maturesOn: string
  term: number
  termNumber: number
  interestRate: string
  rateIsAssumed: boolean
  nextInterestRate: string | null
  renewal: string
  taxRate: string
  taxTreatment: string
  earlyClose: Record<string, unknown>
  nextInterest: { date: string; amount: Money } | null
  payoutAccountId: string | null
  payout: Money | null
  closeReason: string | null
  allowedActions: string[]
  version: number
}
export type ExpectedBody = {
  id: string
  date: string
  direction: string
  amount: Money
  amountFrom: Money | null
  description: string
  status: string
  bankAccountId: string | null
  source: string
  allowedActions: string[]
}

const RECORDS = ['bankAccounts', 'expected', 'statements']
const PERMISSIONS = [
  ...RECORDS.flatMap(area => [`treasury.${area}.view`, `treasury.${area}.manage`]),
  'treasury.deposits.view',
  'treasury.deposits.manage',
  'treasury.reconciliation.view',
  'treasury.reconciliation.manage',
  'account.activity.view',
]

export async function openScene(api: TreasuryApi) {
  const organization = await api.organization()
  const maker = api.as(organization.id, PERMISSIONS)
  const viewer = api.as(organization.id, ['treasury.deposits.view'])
  const make = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await maker.post<Body>(`/v1/${path}`, body, { 'idempotency-key': randomUUID() })
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  let accounts = 0
  const account = (currency: string) =>
    make<{ id: string }>('bank-accounts', {
      bankCode: '014',
      accountNumber: `70000${++accounts}`,
      alias: `Account ${accounts}`,
      entityId: organization.entityId,
      currency,
    })
  const [bca, other, usd] = [await account('IDR'), await account('IDR'), await account('USD')]

  let aliases = 0
  /** Worked case 1, paid from and to one account, unless overridden. */
  const values = (over: object = {}) => ({
    bankCode: '014',
    alias: `Deposit ${++aliases}`,
    amount: { amount: '1000000000.00', currency: 'IDR' },
    issuedOn: '2026-02-10',
    tenor: 3,
    tenorType: 'MONTHS',
    interestRate: '5.25',
    sourceAccountId: bca.id,
    payoutAccountId: bca.id,
    ...over,
  })
  const create = (over: object = {}) => make<DepositBody>('deposits', values(over))
  const tryCreate = (over: object = {}, by: Person = maker) =>
    by.post<DepositBody & Problem>('/v1/deposits', values(over))
  const read = async ({ id }: { id: string }) => (await maker.get<DepositBody>(`/v1/deposits/${id}`)).body
  const update = (row: DepositBody, body: object, by: Person = maker) =>
    by.put<DepositBody & Problem>(`/v1/deposits/${row.id}`, { version: row.version, ...body })
  const cancel = ({ id, version }: Pick<DepositBody, 'id' | 'version'>, by: Person = maker) =>
    by.post<DepositBody & Problem>(`/v1/deposits/${id}/cancel`, { version, reason: 'The bank changed the rate' })
  const close = ({ id, version }: Pick<DepositBody, 'id' | 'version'>, date: string, by: Person = maker) =>
    by.post<DepositBody & Problem>(`/v1/deposits/${id}/close`, { version, date })

  const inside = <T>(work: (tx: Tx) => Promise<T>) => api.database.inOrganization(organization.id, null, work)
  /** All expected transactions of a deposit, the earliest first. */
  async function expectedOf({ number }: { number: string }): Promise<ExpectedBody[]> {
    const { body } = await maker.get<{ items: ExpectedBody[] }>(
      `/v1/expected-transactions?search=${number}&sort=date&first=200`,
    )
    return body.items
  }
  /** The open ones, as `date direction amount`. */
  const openOf = async (deposit: { number: string }) =>
    (await expectedOf(deposit))
      .filter(({ status }) => status !== 'ARCHIVED')
      .map(({ date, direction, amount }) => `${date} ${direction} ${amount.amount}`)
  /** Books a line for an expected transaction and matches both; returns the match. */
  async function reconcile(expected: ExpectedBody, date = '2026-02-10'): Promise<{ id: string }> {
    const line = await make<{ id: string }>('statement-transactions', {
      bankAccountId: expected.bankAccountId,
      date,
      direction: expected.direction,
      description: 'TRF',
      amount: expected.amount.amount,
    })
    return make('reconciliations', { statementTransactionIds: [line.id], expectedTransactionIds: [expected.id] })
  }
  const goOn = (batch?: number) => advanceDeposits(api, batch)

  return {
    organization,
    maker,
    viewer,
    make,
    bca,
    other,
    usd,
    values,
    create,
    tryCreate,
    read,
    update,
    cancel,
    close,
    inside,
    expectedOf,
    openOf,
    reconcile,
    goOn,
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>

/** The codes of an answer and of its fields: `U-TRSY-DP-3 interestRate`. */
export const codesOf = ({ body }: Answer<Problem>): string[] => [
  body.code,
  ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`),
]
