// A later file that contradicts stored days: whatever it changes, the user is asked before anything is stored twice.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { CHANNELS, type Line } from './channels.ts'
import { importFile, issuesOf, openAccount, openWorker } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const DIFFERS = 'U-TRSY-ST-97'

const BOOK: readonly Line[] = [
  { day: '02', amount: '100.00', balance: '1100.00', words: 'SETORAN ABADI' },
  { day: '03', amount: '-50.00', balance: '1050.00', words: 'BIAYA SEWA' },
  { day: '04', amount: '5.00', balance: '1055.00', words: 'BUNGA TABUNGAN' },
]
const changed = (...changes: readonly (Partial<Line> | null)[]): Line[] =>
  BOOK.flatMap((line, at) => {
    const change = changes[at]
    return change === null ? [] : [{ ...line, ...change }]
  })

let accounts = 0
/** The issues of the file imported after the book. */
async function after(channel: keyof typeof CHANNELS, book: readonly Line[], file: readonly Line[]) {
  const accountNumber = `52206601${String(++accounts).padStart(4, '0')}`
  const id = await openAccount(maker, entityId, { accountNumber })
  await importFile(maker, id, CHANNELS[channel](accountNumber, book))
  const { id: importId, status, counts } = await importFile(maker, id, CHANNELS[channel](accountNumber, file))
  const issues = (await issuesOf(maker, importId)).items
  return { status, counts, codes: issues.map(({ code }) => code), issues }
}

describe('a file that tells stored days otherwise', () => {
  it.each([
    [
      'another amount, and the balances that follow',
      'csv',
      changed({}, { amount: '-55.00', balance: '1045.00' }, { balance: '1050.00' }),
    ],
    ['another day', 'csv', changed({}, { day: '04' })],
    ['another amount, without balances', 'csvWithoutBalances', changed({}, { amount: '-55.00' })],
    ['another day, without balances', 'csvWithoutBalances', changed({}, { day: '04' })],
    ['another direction, without balances', 'csvWithoutBalances', changed({}, { amount: '50.00' })],
    [
      'other words in all lines, without balances',
      'csvWithoutBalances',
      changed({ words: 'LAIN A' }, { words: 'LAIN B' }, { words: 'LAIN C' }),
    ],
  ] as const)('%s: is not stored without a word', async (_, channel, file) => {
    const { status, codes } = await after(channel, BOOK, file)
    expect(status).toBe('HAS_WARNINGS')
    expect(codes).toContain(DIFFERS)
  })

  it('names how many differ, and the first of either side', async () => {
    const { issues } = await after('csvWithoutBalances', BOOK, changed({}, { amount: '-55.00' }))
    expect(issues.find(({ code }) => code === DIFFERS)?.message).toBe(
      'For days that are already stored, the file has transactions that are not stored (1, the first in row 3) and lacks stored ones (1, the first of 3 Nov 2026: −50.00). The bank may have changed them: check that none is stored twice.',
    )
  })
})

describe('a file that adds to stored days', () => {
  it.each([
    ['lines of later days', 'csv', BOOK.slice(0, 2), BOOK],
    ['lines of later days, without balances', 'csvWithoutBalances', BOOK.slice(0, 2), BOOK],
    ['a line within, without balances', 'csvWithoutBalances', changed({}, null), BOOK],
    [
      'lines that go on within the last day',
      'csv',
      BOOK,
      [{ day: '04', amount: '7.00', balance: '1062.00', words: 'SETORAN TUNAI' }],
    ],
    [
      'lines that go on within the last day, without balances',
      'csvWithoutBalances',
      BOOK,
      [{ day: '04', amount: '7.00', balance: '', words: 'SETORAN TUNAI' }],
    ],
    ['older days before them', 'csv', BOOK.slice(1), BOOK],
  ] as const)('%s: says nothing of other lines', async (_, channel, book, file) => {
    expect((await after(channel, book, file)).codes).not.toContain(DIFFERS)
  })
})
