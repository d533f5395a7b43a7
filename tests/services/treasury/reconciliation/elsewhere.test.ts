import { beforeAll, describe, expect, test } from 'vitest'
import { openTreasuryApi } from '../support/api.ts'
import { type Desk, openAccount, openDesk } from './support.ts'

const api = await openTreasuryApi()
let desk: Desk
let other: string
beforeAll(async () => {
  desk = await openDesk(api)
  other = await openAccount(desk.maker, desk.entityId)
})

type Answer = { items: { statementTransactionId: string; expectedTransactionIds: string[] }[] }
const elsewhere = async (...ids: string[]) => {
  const path = `/v1/statement-candidates/elsewhere?statementTransactionIds=${ids.join(',')}`
  const { body } = await desk.maker.get<Answer>(path)
  return body.items.map(({ expectedTransactionIds }) => expectedTransactionIds)
}

describe('what is expected on another own account', () => {
  test('is found where the text names it and the amount is its amount', async () => {
    const expected = await desk.expected({
      amount: '4815000.00',
      externalId: 'INV/2026/77120',
      description: 'Invoice INV/2026/77120',
      bankAccountId: other,
    })
    const named = await desk.line({ amount: '4815000.00', description: 'TRSF PT BUMI INV/2026/77120' })
    const half = await desk.line({ amount: '2407500.00', description: 'TRSF PT BUMI INV/2026/77120' })
    const outgoing = await desk.line({
      amount: '4815000.00',
      description: 'TRSF PT BUMI INV/2026/77120',
      direction: 'DEBIT',
    })
    const there = await desk.line({
      amount: '4815000.00',
      description: 'TRSF PT BUMI INV/2026/77120',
      bankAccountId: other,
    })
    const found = await elsewhere(named.id, half.id, outgoing.id, there.id)
    expect(found.filter(ids => ids.length > 0)).toEqual([[expected.id]])
    expect(await elsewhere(named.id)).toEqual([[expected.id]])
  })

  test('is no hint by its amount alone', async () => {
    await desk.expected({ amount: '7310044.00', description: 'Sewa', bankAccountId: other })
    const line = await desk.line({ amount: '7310044.00', description: 'SETORAN TUNAI' })
    expect(await elsewhere(line.id)).toEqual([[]])
  })

  test('is no hint where something of its own account fits as well', async () => {
    const same = { amount: '9120033.00', externalId: 'INV/2026/88230', description: 'Invoice INV/2026/88230' }
    await desk.expected({ ...same, bankAccountId: other })
    const line = await desk.line({ amount: '9120033.00', description: 'TRSF INV/2026/88230' })
    expect((await elsewhere(line.id))[0]).toHaveLength(1)
    await desk.expected({ ...same, externalId: 'INV/2026/88230-B', bankAccountId: desk.account })
    expect(await elsewhere(line.id)).toEqual([[]])
  })

  test('is of the same organization, and for who may see reconciliation', async () => {
    const line = await desk.line({ amount: '4815000.00', description: 'TRSF PT BUMI INV/2026/77120' })
    const stranger = await openDesk(api)
    const path = `/v1/statement-candidates/elsewhere?statementTransactionIds=${line.id}`
    expect((await stranger.maker.get<Answer>(path)).body.items).toEqual([])
    expect((await api.as(desk.organizationId, ['treasury.expected.view']).get(path)).status).toBe(403)
  })
})
