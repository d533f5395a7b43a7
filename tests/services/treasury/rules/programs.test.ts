// T23: what a leaked API token can't do in treasury, whatever its permissions: widen who may approve, or where money may go.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'

const api = await openTreasuryApi()
const { id: organizationId } = await api.organization()
const PERMISSIONS = [
  'account.controls.manage',
  'treasury.payments.view',
  'treasury.counterparties.view',
  'treasury.counterparties.manage',
]
const person = api.as(organizationId, PERMISSIONS)
const program = api.as(organizationId, PERMISSIONS, person.actorId, { sid: `api-token:${randomUUID()}` })

const policy = (name: string) => ({
  name,
  currency: 'IDR',
  entityId: null,
  method: null,
  bands: [{ upTo: null, steps: [{ approverIds: [] }], inOrder: false }],
})
type Row = { id: string; version: number }
const REFUSED = { status: 403, body: { code: 'G-22' } }

it('T23: an approval policy is made, changed and deleted by people alone', async () => {
  expect(await program.post<Problem>('/v1/approval-policies', policy('By a token'))).toMatchObject(REFUSED)
  const { body: made } = await person.post<Row>('/v1/approval-policies', policy('By a person'))
  const path = `/v1/approval-policies/${made.id}`
  expect(await program.put<Problem>(path, { ...policy('Changed'), version: 1 })).toMatchObject(REFUSED)
  expect(await program.remove<Problem>(`${path}?version=1`)).toMatchObject(REFUSED)
  expect((await person.get<{ items: Row[] }>('/v1/approval-policies')).body.items).toMatchObject([
    { id: made.id, name: 'By a person', version: 1 },
  ])
})

it('T23: a program makes the checks of payments stricter, and never looser', async () => {
  type Settings = {
    duplicateDays: number
    unmatchedDays: number
    toleranceRupiah: number
    maxFeeRupiah: number
    version: number
  }
  const read = async () => (await person.get<Settings>('/v1/payment-settings')).body
  const put = async (change: Partial<Settings>, who = program) =>
    who.put<Settings & Problem>('/v1/payment-settings', { ...(await read()), ...change })
  const { duplicateDays, toleranceRupiah, maxFeeRupiah } = await read()
  expect(await put({ toleranceRupiah: toleranceRupiah + 1 })).toMatchObject(REFUSED)
  expect(await put({ maxFeeRupiah: maxFeeRupiah + 1 })).toMatchObject(REFUSED)
  expect(await put({ duplicateDays: duplicateDays - 1 })).toMatchObject(REFUSED)
  expect((await put({ toleranceRupiah: toleranceRupiah - 1, duplicateDays: duplicateDays + 1 })).status).toBe(200)
  expect((await put({ toleranceRupiah: toleranceRupiah + 1 }, person)).body).toMatchObject({
    toleranceRupiah: toleranceRupiah + 1,
  })
})

it('T23: a program adds no account to a counterparty that has been paid', async () => {
  type Counterparty = Row & { bankAccounts: { id: string }[] } & Problem
  const account = (accountNumber: string) => ({ bankCode: '014', accountNumber, accountName: 'SURYA' })
  const { body: made } = await program.post<Counterparty>('/v1/counterparties', {
    legalName: 'PT Surya',
    alias: 'Surya',
    type: 'COMPANY',
    bankAccounts: [account('5270000001')],
  })
  const edit = async (who: typeof person, accountNumber: string) => {
    const { body } = await person.get<Counterparty & { legalName: string }>(`/v1/counterparties/${made.id}`)
    const kept = body.bankAccounts.map((each, index) => ({ ...account(`527000000${index + 1}`), id: each.id }))
    return who.put<Counterparty>(`/v1/counterparties/${made.id}`, {
      legalName: 'PT Surya',
      alias: 'Surya',
      type: 'COMPANY',
      version: body.version,
      bankAccounts: [...kept, ...(accountNumber === '' ? [] : [account(accountNumber)])],
    })
  }
  // As long as nothing went there, it is an ordinary change.
  expect((await edit(program, '5270000002')).status).toBe(200)
  await withAdmin(api.adminUrl, admin =>
    admin.query(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, counterparty_id, was_reconciled)
        values ($1, $2, 'ET-2026-000001', '2026-11-20', 'Paid', 'DEBIT', 100, 'IDR', $3, true)`,
      [organizationId, randomUUID(), made.id],
    ),
  )
  expect(await edit(program, '5270000003')).toMatchObject(REFUSED)
  expect((await edit(program, '')).status).toBe(200)
  expect((await edit(person, '5270000003')).body.bankAccounts).toHaveLength(3)
})
