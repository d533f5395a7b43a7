// The reconciliation statement: records reconcile the bank's balance with the books on any day, and the unexplained rest is shown.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { openScene as openPayments } from '../payments/support.ts'
import { openAccount, openDesk } from '../reconciliation/support.ts'
import { openTreasuryApi, type Person, type Problem, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Money = { amount: string }
type Statement = {
  bank: Money | null
  bankOn: string | null
  books: Money | null
  sums: { kind: string; count: number; total: Money }[]
  items: { kind: string; statementTransactionId: string | null; expectedTransactionId: string | null; amount: Money }[]
}

async function statementOf(person: Person, account: string, date = '2026-11-23'): Promise<Statement> {
  const { status, body } = await person.get<Statement>(
    `/v1/bank-accounts/${account}/reconciliation-statement?date=${date}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const minorOf = (money: Money | null | undefined) => BigInt((money?.amount ?? '0').replace('.', ''))
const sumsOf = ({ sums }: Statement) => sums.map(({ kind, count, total }) => [kind, count, total.amount])

/** Bank balance plus all sums equals the books, and the items add up to the sums. */
function expectToMeet(statement: Statement): void {
  const total = statement.sums.reduce((sum, each) => sum + minorOf(each.total), 0n)
  expect(minorOf(statement.bank) + total).toBe(minorOf(statement.books))
  expect(statement.items.reduce((sum, each) => sum + minorOf(each.amount), 0n)).toBe(total)
}

it('case 21: what is not in the books and what is on its way stand between both, on each side of the transfer', async () => {
  const scene = await openPayments(api)
  const { make, maker, bca, mandiri, organization } = scene
  const reader = api.as(organization.id, ROLES.viewer)
  const line = (bankAccountId: string, date: string, direction: string, amount: string, endingBalance: string) =>
    make<{ id: string }>('statement-transactions', {
      bankAccountId,
      date,
      description: 'X',
      direction,
      amount,
      endingBalance,
    })
  await line(bca.id, '2026-10-31', 'CREDIT', '700000000.00', '700000000.00')
  await line(mandiri.id, '2026-10-31', 'CREDIT', '300000000.00', '300000000.00')
  await line(bca.id, '2026-11-02', 'CREDIT', '300000000.00', '1000000000.00')
  await line(bca.id, '2026-11-03', 'DEBIT', '120000000.00', '880000000.00')
  const transfer = await scene.transfer({ amount: { amount: '500000000.00', currency: 'IDR' }, method: 'RTGS' })
  await scene.approve(transfer)
  const { expectedTransactionIds } = await scene.read(transfer.id)

  // Paid, and not on either statement yet.
  const before = await statementOf(reader, bca.id)
  expect(sumsOf(before)).toContainEqual(['PAYMENT_NOT_AT_BANK', 1, '-500000000.00'])
  expectToMeet(before)
  const awaited = await statementOf(reader, mandiri.id)
  expect(awaited).toMatchObject({
    bank: { amount: '300000000.00' },
    bankOn: '2026-10-31',
    books: { amount: '500000000.00' },
  })
  expect(sumsOf(awaited)).toEqual([
    ['CREDIT_NOT_IN_BOOKS', 1, '-300000000.00'],
    ['RECEIPT_NOT_AT_BANK', 1, '500000000.00'],
  ])
  expect(awaited.items.at(-1)).toMatchObject({ statementTransactionId: null })

  const match = async (lineId: string) => {
    const results = await Promise.all(
      expectedTransactionIds.map(id =>
        maker.post<Problem>(
          '/v1/reconciliations',
          { statementTransactionIds: [lineId], expectedTransactionIds: [id] },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    )
    expect(results.map(({ status }) => status)).toContain(201)
  }
  const left = await line(bca.id, '2026-11-23', 'DEBIT', '500000000.00', '380000000.00')
  await line(bca.id, '2026-11-23', 'DEBIT', '6500.00', '379993500.00')
  await match(left.id)
  const after = await statementOf(reader, bca.id)
  expect(after).toMatchObject({ bank: { amount: '379993500.00' }, books: { amount: '-500000000.00' } })
  expect(sumsOf(after)).toEqual([
    ['CREDIT_NOT_IN_BOOKS', 2, '-1000000000.00'],
    ['DEBIT_NOT_IN_BOOKS', 2, '120006500.00'],
  ])
  expectToMeet(after)

  // What a later line cleared was still open the day before.
  await withAdmin(api.adminUrl, async admin => {
    await admin.query('set session_replication_role = replica')
    await admin.query("update expected_transaction set date = '2026-11-20' where id = any ($1)", [
      expectedTransactionIds,
    ])
  })
  const dayBefore = await statementOf(reader, bca.id, '2026-11-22')
  expect(sumsOf(dayBefore)).toContainEqual(['PAYMENT_NOT_AT_BANK', 1, '-500000000.00'])
  expect(dayBefore.bank).toEqual({ amount: '880000000.00', currency: 'IDR' })
  expectToMeet(dayBefore)
})

it('what the bank’s balance does not owe to its lines is told, and without a balance nothing is', async () => {
  const { organizationId, account, maker } = await openDesk(api)
  const reader = api.as(organizationId, ROLES.viewer)
  expect(await statementOf(reader, account)).toMatchObject({
    bank: null,
    bankOn: null,
    books: null,
    sums: [],
    items: [],
  })
  for (const [date, direction, amount, endingBalance] of [
    ['2026-11-02', 'CREDIT', '1000.00', '11000.00'],
    ['2026-11-20', 'DEBIT', '25.00', '10900.00'],
  ])
    await maker.post('/v1/statement-transactions', {
      bankAccountId: account,
      date,
      description: 'X',
      direction,
      amount,
      endingBalance,
    })
  const statement = await statementOf(reader, account)
  expect(statement).toMatchObject({ bank: { amount: '10900.00' }, books: { amount: '10000.00' } })
  expect(sumsOf(statement)).toContainEqual(['UNEXPLAINED', 1, '75.00'])
  expectToMeet(statement)
  // What a line after the bank's last word moved is not in its balance, here as in the cash position.
  const later = { bankAccountId: account, date: '2026-11-21', description: 'X', direction: 'DEBIT', amount: '40.00' }
  await maker.post('/v1/statement-transactions', later)
  const carried = await statementOf(reader, account)
  expect(carried).toMatchObject({ bank: { amount: '10900.00' }, bankOn: '2026-11-20', books: { amount: '10000.00' } })
  expect(sumsOf(carried)).toContainEqual(['UNEXPLAINED', 1, '35.00'])
  expectToMeet(carried)
})

it('both sides meet whatever is matched, and the books are what is matched and on its way', async () => {
  const { organizationId, entityId, maker, expected } = await openDesk(api)
  const reader = api.as(organizationId, ROLES.viewer)
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  const line = fc.record({
    day: fc.integer({ min: 1, max: 20 }),
    credit: fc.boolean(),
    amount,
    part: fc.constantFrom(0, 0.5, 1),
    stated: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null }),
  })
  const paid = fc.record({ day: fc.integer({ min: 1, max: 20 }), credit: fc.boolean(), amount })
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(paid, { maxLength: 2 }),
      fc.integer({ min: 1, max: 22 }),
      async (lines, payments, last) => {
        const account = await openAccount(maker, entityId)
        const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
        const rows = lines.map(each => ({ ...each, taken: Math.floor(each.amount * each.part) }))
        const awaited: { id: string }[] = []
        for (const { day, credit, amount: minor } of payments)
          awaited.push({
            id: (
              await expected({
                date: dayOf(day),
                direction: credit ? 'CREDIT' : 'DEBIT',
                amount: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
                bankAccountId: account,
              })
            ).id,
          })
        await withAdmin(api.adminUrl, async admin => {
          for (const { day, credit, amount: minor, taken, stated } of rows)
            await admin.query(
              `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor,
                 allocated_minor, status, currency, fingerprint, ending_balance_minor)
               values ($1, uuidv7(), $2, $3, 'X', $4, $5, $6, case $6::bigint when 0 then 'UNRECONCILED' when $5::bigint then 'RECONCILED'
                 else 'PARTIALLY_RECONCILED' end, 'IDR', gen_random_uuid(), $7)`,
              [organizationId, account, dayOf(day), credit ? 'CREDIT' : 'DEBIT', minor, taken, stated],
            )
          await admin.query('set session_replication_role = replica')
          await admin.query("update expected_transaction set source = 'PAYMENT' where id = any ($1)", [
            awaited.map(({ id }) => id),
          ])
        })
        const statement = await statementOf(reader, account, dayOf(last))
        expectToMeet(statement)
        const within = rows.map((row, place) => ({ ...row, place })).filter(({ day }) => day <= last)
        // The first known balance: on the first day with one, the balance of its last line.
        const stated = within
          .filter(each => each.stated !== null)
          .toSorted((a, b) => a.day - b.day || b.place - a.place)
        const [first] = stated
        expect(statement.bank === null).toBe(first === undefined)
        if (!first) return
        const signed = (credit: boolean, minor: number) => BigInt(credit ? minor : -minor)
        const sum = (values: bigint[]) => values.reduce((total, each) => total + each, 0n)
        const origin =
          BigInt(first.stated ?? 0) -
          sum(within.filter(({ day }) => day <= first.day).map(each => signed(each.credit, each.amount)))
        const matched = sum(within.map(each => signed(each.credit, each.taken)))
        const onItsWay = sum(payments.filter(({ day }) => day <= last).map(each => signed(each.credit, each.amount)))
        expect(minorOf(statement.books)).toBe(origin + matched + onItsWay)
      },
    ),
    { numRuns: 25 },
  )
})

it.each([
  ['2026-11-24', 'G-2'],
  ['2024-11-20', 'G-2'],
])('of %s there is none', async (date, code) => {
  const { account, maker } = await openDesk(api)
  const { body } = await maker.get<Problem>(`/v1/bank-accounts/${account}/reconciliation-statement?date=${date}`)
  expect(body.code).toBe(code)
})

it('is read with the permission to see matches, and of own accounts alone', async () => {
  const { organizationId, account } = await openDesk(api)
  const path = `/v1/bank-accounts/${account}/reconciliation-statement?date=2026-11-23`
  expect((await api.as(organizationId, ['treasury.bankAccounts.view']).get(path)).status).toBe(403)
  const { organizationId: other } = await openDesk(api)
  expect((await api.as(other, ROLES.viewer).get<Problem>(path)).body.code).toBe('G-7')
})
