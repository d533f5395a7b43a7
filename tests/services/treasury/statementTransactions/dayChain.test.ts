// The files of one day, imported in any order: the day's balance is that of the file which no other one continues.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { lastSegment, leadsInto, type Segment } from '../../../../services/treasury/statementTransactions/dayChain.ts'
import { openTreasuryApi } from '../support/api.ts'
import { bcaFile, importFile, openAccount, openWorker } from './support.ts'

const segment = (startMinor: bigint, endMinor: bigint, lastLineId: string): Segment => ({
  startMinor,
  endMinor,
  lastLineId,
})

describe('the end of a day', () => {
  it('is where the segment ends from which none goes on, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.bigInt({ min: -1_000n, max: 1_000n }), { minLength: 3, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (balances, order) => {
          const segments = balances.slice(1).map((end, at) => segment(balances[at] ?? 0n, end, String(at)))
          const shuffled = segments
            .map(each => ({ each, by: order.next().value ?? 0 }))
            .sort((a, b) => a.by - b.by)
            .map(({ each }) => each)
          expect(lastSegment(shuffled)?.endMinor).toBe(balances.at(-1))
        },
      ),
    )
  })
  it('is not told where a file is missing between, or where the day ends as it began', () => {
    expect(lastSegment([segment(0n, 5n, 'a'), segment(7n, 9n, 'b')])).toBeUndefined()
    expect(lastSegment([segment(0n, 5n, 'a'), segment(5n, 0n, 'b')])).toBeUndefined()
  })
  it('has a place before it for a file that ends where a segment begins', () => {
    expect(leadsInto([segment(5n, 9n, 'a')], 5n)).toBe(true)
    expect(leadsInto([segment(5n, 9n, 'a')], 9n)).toBe(false)
    expect(leadsInto([segment(3n, 5n, 'a'), segment(5n, 9n, 'b')], 5n)).toBe(false)
  })
})

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

const before = bcaFile({ date: '19/11/2026', description: 'EARLIER', amount: '50.00', type: 'CR', balance: '1000.00' })
const PARTS = [
  bcaFile({ date: '20/11/2026', description: 'MORNING', amount: '100.00', type: 'CR', balance: '1100.00' }),
  bcaFile({ date: '20/11/2026', description: 'NOON', amount: '30.00', type: 'DB', balance: '1070.00' }),
  bcaFile({ date: '20/11/2026', description: 'EVENING', amount: '5.00', type: 'CR', balance: '1075.00' }),
]

describe('three files of a day', () => {
  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('imported in the order %i, %i, %i leave the account at the last balance', async (...order) => {
    const id = await openAccount(maker, entityId)
    await importFile(maker, id, before, { ignoreWarnings: true })
    for (const at of order) await importFile(maker, id, PARTS[at] ?? '', { ignoreWarnings: true })
    const { body } = await maker.get<{ balance: { ledger: { amount: string } } }>(`/v1/bank-accounts/${id}`)
    expect(body.balance.ledger.amount).toBe('1075.00')
  })

  it('say no gap when the earlier comes after the later', async () => {
    const id = await openAccount(maker, entityId)
    await importFile(maker, id, before, { ignoreWarnings: true })
    const noon = await importFile(maker, id, PARTS[1] ?? '', { ignoreWarnings: true })
    expect(noon.gap).toMatchObject({ difference: { amount: '100.00' } })
    const morning = await importFile(maker, id, PARTS[0] ?? '')
    expect([morning.status, morning.gap]).toEqual(['IMPORTED', null])
  })

  it('say the gap when the earlier does not lead to the later', async () => {
    const id = await openAccount(maker, entityId)
    await importFile(maker, id, before, { ignoreWarnings: true })
    await importFile(maker, id, PARTS[2] ?? '', { ignoreWarnings: true })
    const morning = await importFile(maker, id, PARTS[0] ?? '')
    expect([morning.status, morning.gap]).toEqual(['HAS_WARNINGS', expect.anything()])
  })
})
