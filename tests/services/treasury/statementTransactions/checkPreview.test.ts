// What a checked file shows before it is stored: sums, ready rows, duplicates, and values suggested by the file itself.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import {
  atRest,
  bcaFile,
  type Import,
  confirmImport,
  importFile,
  issuesOf,
  linesOf,
  openAccount,
  openWorker,
} from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const account = (values?: Parameters<typeof openAccount>[2]) => openAccount(maker, entityId, values)
const idr = (amount: string) => ({ amount, currency: 'IDR' })

const rowsOf = async (id: string, query = '') => {
  type RowPage = { items: { row: number; line: object }[]; next: string | null; cursors: string[] }
  const { body } = await maker.get<{ items: RowPage[] }>(`/v1/statement-import-rows?importIds=${id}${query}`)
  return body.items[0] ?? { items: [], next: null, cursors: [] }
}

const line = (date: string, amount: string, type: 'DB' | 'CR', balance: string, description = 'TRSF PT BUMI') => ({
  date,
  description,
  amount,
  type,
  balance,
})
const FILE = bcaFile(
  line('02/11/2026', '1,000.00', 'CR', '1,000.00'),
  line('03/11/2026', '250.00', 'DB', '750.00', 'BIAYA'),
  line('04/11/2026', '50.00', 'CR', '800.00'),
)

async function correct(row: Import, changes: object): Promise<Import> {
  const body = { corrections: [], skippedRows: [], version: row.version, ...changes }
  expect((await maker.post(`/v1/statement-imports/${row.id}/correct`, body)).status).toBe(202)
  return atRest(maker, row.id)
}

describe('a checked file', () => {
  it('shows its sums and the rows that are ready, until they are stored', async () => {
    const checked = await importFile(maker, await account(), FILE, { dryRun: true })
    expect(checked).toMatchObject({
      status: 'READY',
      totals: {
        opening: idr('0.00'),
        incoming: idr('1050.00'),
        incomingCount: 2,
        outgoing: idr('250.00'),
        outgoingCount: 1,
        closing: idr('800.00'),
        net: idr('800.00'),
        awaited: 0,
      },
    })
    const first = await rowsOf(checked.id, '&first=2')
    expect(first.items).toEqual([
      {
        row: 2,
        line: {
          date: '2026-11-02',
          description: 'TRSF PT BUMI',
          direction: 'CREDIT',
          amount: idr('1000.00'),
          endingBalance: idr('1000.00'),
        },
      },
      expect.objectContaining({ row: 3 }),
    ])
    const second = await rowsOf(checked.id, `&after=${first.next}`)
    expect(second).toMatchObject({ items: [{ row: 4 }], next: null })
    await confirmImport(maker, checked.id)
    expect((await atRest(maker, checked.id)).status).toBe('IMPORTED')
    expect((await rowsOf(checked.id)).items).toEqual([])
  })

  it('is shown to nobody of another organization', async () => {
    const checked = await importFile(maker, await account(), FILE, { dryRun: true })
    const stranger = api.as((await api.organization()).id)
    const { body } = await stranger.get<{ items: unknown[] }>(`/v1/statement-import-rows?importIds=${checked.id}`)
    expect(body.items).toEqual([])
  })

  it('says what each duplicate says, beside the stored line', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, FILE)
    const again = await importFile(maker, bankAccountId, FILE, { dryRun: true })
    const { items } = await issuesOf(maker, again.id, '&severity=DUPLICATE')
    const [twin] = await linesOf(maker, bankAccountId)
    expect(items[0]).toMatchObject({
      row: 2,
      twinId: twin?.id,
      line: { date: '2026-11-02', direction: 'CREDIT', amount: idr('1000.00'), endingBalance: idr('1000.00') },
    })
  })

  it('counts the rows for whose exact amount something is expected', async () => {
    const bankAccountId = await account()
    const expected = { date: '2026-11-02', direction: 'CREDIT', description: 'Invoice', amount: idr('1000.00') }
    for (const amount of [idr('1000.00'), idr('1000.00'), idr('75.00')])
      expect((await maker.post('/v1/expected-transactions', { ...expected, bankAccountId, amount })).status).toBe(201)
    const checked = await importFile(maker, bankAccountId, FILE, { dryRun: true })
    expect(checked).toMatchObject({ totals: { awaited: 1 } })
  })
})

describe('a value that the file speaks for', () => {
  const suggested = async (file: string) => {
    const checked = await importFile(maker, await account(), file, { dryRun: true })
    const { items } = await issuesOf(maker, checked.id, '&severity=ERROR')
    return { checked, suggestions: items.map(({ row, suggestion }) => ({ row, ...suggestion })) }
  }

  it('is what the balances move by, what letters stood for, the direction of the balance, or a row left out', async () => {
    const { checked, suggestions } = await suggested(
      bcaFile(
        line('02/11/2026', '1,000.00', 'CR', '1,000.00'),
        line('03/11/2026', '25O.00', 'DB', '750.00'),
        line('04/11/2026', '5.0.00', 'CR', '800.00'),
        line('1I/11/2026', '10.00', 'CR', '810.00'),
        { ...line('12/11/2026', '10.00', 'DB', '800.00'), type: 'DBT' as 'DB' },
        line('13/11/2026', '0.00', 'DB', '800.00', 'SALDO RATA-RATA'),
        line('14/11/2026', '1.00', 'CR', '801.00'),
      ),
    )
    expect(suggestions).toEqual([
      { row: 3, value: '250.00', reason: 'BALANCE' },
      { row: 4, value: '50.00', reason: 'BALANCE' },
      { row: 5, value: '11/11/2026', reason: 'LETTERS' },
      { row: 6, value: '10.00 DB', reason: 'BALANCE' },
      { row: 7, value: null, reason: 'ZERO' },
    ])
    const { items } = await issuesOf(maker, checked.id, '&severity=ERROR')
    const corrections = items.flatMap(({ row, column, value, suggestion }) =>
      suggestion?.value ? [{ row, column, was: value, value: suggestion.value }] : [],
    )
    const corrected = await correct(checked, { corrections, skippedRows: [7] })
    expect(corrected).toMatchObject({ status: 'READY', counts: { ready: 6, errors: 0 }, balanceProof: { holds: true } })
  })

  it('is a balance that slipped between two right ones', async () => {
    const { suggestions } = await suggested(
      bcaFile(
        line('02/11/2026', '1,000.00', 'CR', '1,000.00'),
        line('03/11/2026', '250.00', 'DB', '705.00'),
        line('04/11/2026', '50.00', 'CR', '800.00'),
      ),
    )
    expect(suggestions).toEqual([{ row: 3, value: '750.00', reason: 'BALANCE' }])
  })

  it('is none where the balances contradict the direction, or nothing tells', async () => {
    const { suggestions } = await suggested(
      bcaFile(line('02/11/2026', '1,000.00', 'CR', '1,000.00'), line('03/11/2026', 'x', 'CR', '750.00'), {
        date: '04/11/2026',
        description: 'NO BALANCE',
        amount: 'y',
        type: 'CR',
      }),
    )
    // Row 4 has neither an amount nor a balance.
    expect(suggestions).toEqual([{ row: 3 }, { row: 4 }, { row: 4 }])
  })
})

describe('what a person writes', () => {
  const BROKEN = bcaFile(
    line('02/11/2026', '20,000,000.00', 'CR', '20,000,000.00'),
    line('03/11/2026', 'x', 'DB', '5,000,000.00'),
  )
  it.each(['15,000,000.00', '15,000,000.00 DB', '15.000.000,00', '15.000.000,00 DB', '15000000', 'Rp 15.000.000,00'])(
    'is read as banks write it: %s',
    async value => {
      const checked = await importFile(maker, await account(), BROKEN, { dryRun: true })
      const correction = { row: 3, column: 'Jumlah', was: 'x', value }
      const corrected = await correct(checked, { corrections: [correction] })
      expect(corrected).toMatchObject({
        status: 'READY',
        totals: { outgoing: idr('15000000.00'), closing: idr('5000000.00') },
      })
    },
  )
})

describe('the first row of a file that states balances in its rows alone', () => {
  it('is proved by the newest stored balance, where the file goes on from it', async () => {
    const bankAccountId = await account()
    expect((await importFile(maker, bankAccountId, FILE)).balanceProof).toMatchObject({ rows: 2, holds: true })
    const next = bcaFile(line('05/11/2026', '5.00', 'CR', '805.00'), line('06/11/2026', '5.00', 'DB', '800.00'))
    expect((await importFile(maker, bankAccountId, next)).balanceProof).toMatchObject({ rows: 2, holds: true })
    const apart = bcaFile(line('09/11/2026', '5.00', 'CR', '905.00'), line('10/11/2026', '5.00', 'DB', '900.00'))
    const { balanceProof, gap } = await importFile(maker, bankAccountId, apart, { dryRun: true })
    expect([balanceProof?.rows, gap?.difference]).toEqual([1, idr('100.00')])
  })
})

describe('a file with more wrong rows than anybody reads', () => {
  it('is not read to its end', async () => {
    const rows = Array.from({ length: 12_000 }, () => 'x')
    const checked = await importFile(maker, await account(), [FILE, ...rows, ''].join('\r\n'))
    expect(checked).toMatchObject({ status: 'HAS_ERRORS', counts: { ready: 0, errors: 10_002 } })
    const { items } = await issuesOf(maker, checked.id)
    expect(items[0]).toMatchObject({ row: null, code: 'U-TRSY-ST-68' })
  })
})
