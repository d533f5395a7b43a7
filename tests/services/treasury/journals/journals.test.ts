// Treasury's journals over HTTP and Postgres: bank lines with their explanations, and accounts that must be set before an export.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openScene } from '../cashCategories/support.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const { line, expected, reconcile, remove, category, choose, organizationId, account, ok } = scene
const clerk = api.as(organizationId, ['treasury.journals.view', 'treasury.journals.manage'])
const stranger = api.as((await api.organization()).id, ['treasury.journals.view', 'treasury.journals.manage'])

type Amount = { amount: string } | null
type Month = {
  currencies: { debit: { amount: string }; credit: { amount: string } }[]
  unmapped: { key: string; purpose: string }[]
  changeCount: number
  totalCount: number
  entries: {
    recordId: string
    state: string
    lines: { account: { key: string; code: string | null }; debit: Amount; credit: Amount }[]
  }[]
}
const journals = async (query = '', person = clerk) => ok(person.get<Month>(`/v1/journals?month=2026-11${query}`))
const exported = () =>
  clerk.post<{ id: string; entryCount: number } & Problem>(
    '/v1/journals/exports',
    { month: '2026-11' },
    { 'idempotency-key': randomUUID() },
  )
const entryOf = async (id: string) => {
  const found = (await journals()).entries.find(({ recordId }) => recordId === id)
  return found?.lines.map(({ account: of, debit, credit }) => [of.key, debit?.amount ?? null, credit?.amount ?? null])
}

it('post each bank line, on suspense until something explains it, and leave once all accounts have codes', async () => {
  const { id } = await line({ amount: '1000.00', direction: 'DEBIT', date: '2026-11-20' })
  const bank = `BANK:${account}`
  expect(await entryOf(id)).toEqual([
    ['SUSPENSE', '1000.00', null],
    [bank, null, '1000.00'],
  ])
  const rent = await category('Rent')
  expect((await choose(id, 0, [[rent.id, '600.00']])).status).toBe(200)
  expect(await entryOf(id)).toEqual([
    [`CATEGORY:${rent.id}`, '600.00', null],
    ['SUSPENSE', '400.00', null],
    [bank, null, '1000.00'],
  ])
  expect((await journals('&shown=UNMAPPED')).unmapped.map(({ purpose }) => purpose)).toEqual(['Category: Rent'])
  expect((await exported()).body.code).toBe('U-TRSY-JR-1')
  const { version } = await ok(clerk.get<{ version: number }>('/v1/journals/accounts'))
  const accounts = [{ key: `CATEGORY:${rent.id}`, code: '6-1000', name: 'Sewa' }]
  await ok(clerk.put('/v1/journals/accounts', { accounts, version }))
  expect((await exported()).body.entryCount).toBe(1)

  // A later match is exported as a change, and so is its undoing.
  const { id: matched } = await line({ amount: '500.00', date: '2026-11-20' })
  const { id: expectedId } = await expected({ amount: '500.00' })
  expect((await exported()).body.entryCount).toBe(1)
  const match = await ok(reconcile([matched], [expectedId]), 201)
  // The purpose of a manually entered expected transaction is unknown.
  expect(await entryOf(matched)).toEqual([
    [bank, '500.00', null],
    ['SUSPENSE', null, '500.00'],
  ])
  expect((await remove(match.id)).status).toBe(200)
  expect((await exported()).body.code).toBe('U-TRSY-JR-2')
  const { currencies } = await journals()
  expect(currencies[0]!.debit).toEqual(currencies[0]!.credit)
  expect((await journals('', stranger)).entries).toEqual([])
})
