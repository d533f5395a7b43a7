// Allowed changes of a checked file: only rejected cells, based on the rejected text.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import {
  atRest,
  bcaFile,
  confirmImport,
  type Import,
  importFile,
  issuesOf,
  openAccount,
  openWorker,
} from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)

const FILE = bcaFile(
  { date: '02/11/2026', description: 'FIRST', amount: '100.00', type: 'CR', balance: '1,100.00' },
  { date: '03/11/2026', description: 'LETTER', amount: '4O.00', type: 'CR', balance: '1,140.00' },
  { date: '04/11/2026', description: 'LAST', amount: '10.00', type: 'DB', balance: '1,130.00' },
)
const check = async () => importFile(maker, await openAccount(maker, entityId), FILE, { dryRun: true })

const correct = ({ id, version }: Import, changes: object) =>
  maker.post<Import & Problem>(`/v1/statement-imports/${id}/correct`, {
    corrections: [],
    skippedRows: [],
    version,
    ...changes,
  })

const letter = { row: 3, column: 'Jumlah', was: '4O.00', value: '40.00' }

describe('a correction', () => {
  it.each([
    ['of an amount that is right', { row: 2, column: 'Jumlah', was: '100.00 CR', value: '100000.00 DB' }],
    ['of a right cell in a row that is wrong', { row: 3, column: 'Saldo', was: '1,140.00', value: '9.00' }],
    ['of a row that the file does not have', { row: 99, column: 'Jumlah', was: 'x', value: '1' }],
    ['of a column that the file does not have', { row: 3, column: 'Nix', was: 'x', value: '1' }],
  ])('%s is refused, with the row', async (_what, correction) => {
    const checked = await check()
    const { row, column } = correction
    const answer = await correct(checked, { corrections: [letter, correction] })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'U-TRSY-ST-78', errors: [{ path: 'corrections.1', code: 'U-TRSY-ST-78' }] },
    })
    expect(answer.body.errors?.[0]?.message).toContain(`Row ${row}, column ${column}:`)
    expect((await atRest(maker, checked.id)).version).toBe(checked.version)
  })

  it('that takes the rejected text for another is refused, with what the file says', async () => {
    const checked = await check()
    const answer = await correct(checked, { corrections: [{ ...letter, was: 'nomatch', value: '5.00' }] })
    expect(answer).toMatchObject({ status: 422, body: { code: 'U-TRSY-ST-79' } })
    expect(answer.body.errors?.[0]?.message).toContain('“4O.00”')
  })

  it('stays, and may say something else, when its cell is no longer rejected', async () => {
    const checked = await check()
    expect((await correct(checked, { corrections: [letter] })).status).toBe(202)
    const right = await atRest(maker, checked.id)
    expect(right).toMatchObject({ status: 'READY', counts: { ready: 3 } })
    expect((await correct(right, { corrections: [{ ...letter, value: '41.00' }] })).status).toBe(202)
    const wrong = await atRest(maker, checked.id)
    expect((await issuesOf(maker, wrong.id)).items).toMatchObject([{ row: 3, code: 'U-TRSY-ST-37' }])
    expect((await correct(wrong, { corrections: [letter] })).status).toBe(202)
    expect(await atRest(maker, checked.id)).toMatchObject({ status: 'READY' })
  })

  it('of what the bank has not booked, or of what the file as a whole contradicts, is refused', async () => {
    const klikBca = [
      'No. rekening,:,5220312345',
      'Periode,:,01/11/2026 - 20/11/2026',
      'Kode Mata Uang,:,Rp',
      'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
      "'02/11,A,0000,100.00,CR,1100.00",
      'PEND,B,0000,5.00,CR,1100.00',
      'Saldo Awal,:,1000.00',
      'Saldo Akhir,:,1200.00',
      '',
    ].join('\r\n')
    const bankAccountId = await openAccount(maker, entityId, { accountNumber: '5220312345' })
    const checked = await importFile(maker, bankAccountId, klikBca, { dryRun: true })
    const { items } = await issuesOf(maker, checked.id)
    const told = items.filter(({ row, column }) => row !== null && column !== null)
    expect(told.map(({ code }) => code)).toEqual(['U-TRSY-ST-38', 'U-TRSY-ST-16'])
    for (const { row, column, value } of told) {
      const answer = await correct(checked, { corrections: [{ row, column, was: value, value: '02/11' }] })
      expect(answer.body.code).toBe('U-TRSY-ST-78')
    }
  })
})

describe('a row to skip', () => {
  it.each([99, 1])('that is none of the file (%i) is told by its number', async row => {
    const checked = await check()
    expect((await correct(checked, { corrections: [letter], skippedRows: [row] })).status).toBe(202)
    expect(await atRest(maker, checked.id)).toMatchObject({ status: 'HAS_ERRORS', counts: { errors: 1 } })
    expect((await issuesOf(maker, checked.id)).items).toMatchObject([{ row, code: 'U-TRSY-ST-80' }])
  })
})

describe('rows that are skipped', () => {
  const GOOD = bcaFile(
    { date: '02/11/2026', description: 'A', amount: '100.00', type: 'CR', balance: '1,100.00' },
    { date: '03/11/2026', description: 'B', amount: '40.00', type: 'CR', balance: '1,140.00' },
    { date: '04/11/2026', description: 'C', amount: '15.00', type: 'DB', balance: '1,125.00' },
    { date: '05/11/2026', description: 'D', amount: '5.00', type: 'CR', balance: '1,130.00' },
  )
  const confirm = (id: string, ignoreWarnings: boolean) => confirmImport(maker, id, { ignoreWarnings })

  it('are told with the money that the balance of the file counts, and are left out only in so many words', async () => {
    const checked = await importFile(maker, await openAccount(maker, entityId), GOOD, { dryRun: true })
    expect((await correct(checked, { skippedRows: [3, 4] })).status).toBe(202)
    const left = await atRest(maker, checked.id)
    expect(left).toMatchObject({ status: 'HAS_WARNINGS', counts: { ready: 2, warnings: 1, errors: 0 } })
    expect((await issuesOf(maker, left.id)).items).toMatchObject([
      { row: null, code: 'U-TRSY-ST-82', message: expect.stringMatching(/40\.00 in and 15\.00 out/) },
    ])
    expect((await confirm(left.id, false)).body.code).toBe('U-TRSY-ST-23')
    expect((await confirm(left.id, true)).status).toBe(202)
    expect(await atRest(maker, left.id)).toMatchObject({ status: 'IMPORTED', counts: { ready: 2, warnings: 1 } })
  })

  it('leave nothing to import where they are all', async () => {
    const checked = await importFile(maker, await openAccount(maker, entityId), GOOD, { dryRun: true })
    await correct(checked, { skippedRows: [2, 3, 4, 5] })
    const empty = await atRest(maker, checked.id)
    expect(empty).toMatchObject({ status: 'HAS_ERRORS', allowedActions: ['CORRECT'] })
    expect((await issuesOf(maker, empty.id, '&severity=ERROR')).items).toMatchObject([
      { row: null, code: 'U-TRSY-ST-83' },
    ])
    expect((await confirm(empty.id, true)).body.code).toBe('U-TRSY-ST-24')
  })
})

describe('two changes of one version at the same moment', () => {
  it('are not both made: the second is told that its version is stale', async () => {
    for (let round = 0; round < 5; round++) {
      const checked = await check()
      const answers = await Promise.all([
        correct(checked, { skippedRows: [2] }),
        correct(checked, { corrections: [letter] }),
        correct(checked, { skippedRows: [4] }),
      ])
      expect(answers.map(({ status, body }) => (status === 202 ? 'made' : body.code)).toSorted()).toEqual([
        'G-3',
        'G-3',
        'made',
      ])
      await atRest(maker, checked.id)
    }
  })
})
