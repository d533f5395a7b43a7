// Equal lines in two files: importing the same lines again adds none, a transaction that happened twice is stored twice.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { atRest, bcaFile, confirmImport, importFile, issuesOf, linesOf, openAccount, openWorker } from './support.ts'

const clock = stoppedClock('2026-11-21T03:00:00Z')
const api = await openTreasuryApi({ clock })
await openWorker(api)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const account = (values?: Parameters<typeof openAccount>[2]) => openAccount(maker, entityId, values)

const fee = (date: string, balance: string) =>
  ({ date, description: 'BIAYA TRF', amount: '15.00', type: 'DB', balance }) as const
const paid = (date: string, amount: string, balance: string) =>
  ({ date, description: 'TRSF PT BUMI KARSA', amount, type: 'CR', balance }) as const
const stored = async (bankAccountId: string) =>
  (await linesOf(maker, bankAccountId)).map(({ date, direction, amount, endingBalance }) =>
    [date, direction === 'DEBIT' ? `-${amount.amount}` : amount.amount, endingBalance?.amount].join(' '),
  )
const FIRST = bcaFile(paid('02/11/2026', '1,000.00', '1,000.00'), fee('02/11/2026', '985.00'))
const SECOND = bcaFile(fee('02/11/2026', '970.00'), paid('03/11/2026', '500.00', '1,470.00'))

describe('a twin at the boundary of two files', () => {
  it('is stored, once however often its file comes', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, FIRST)
    expect(await importFile(maker, bankAccountId, SECOND)).toMatchObject({ counts: { ready: 2, duplicates: 0 } })
    const lines = [
      '2026-11-02 1000.00 1000.00',
      '2026-11-02 -15.00 985.00',
      '2026-11-02 -15.00 970.00',
      '2026-11-03 500.00 1470.00',
    ]
    expect(await stored(bankAccountId)).toEqual(lines)
    for (const again of [SECOND, FIRST, SECOND])
      expect((await importFile(maker, bankAccountId, again, { ignoreWarnings: true })).counts).toMatchObject({
        ready: 0,
      })
    expect(await stored(bankAccountId)).toEqual(lines)
  })

  it('is told from the same line in a file whose balances are the same at both ends', async () => {
    const bankAccountId = await account()
    const file = bcaFile(
      paid('02/11/2026', '15.00', '1,015.00'),
      fee('02/11/2026', '1,000.00'),
      paid('02/11/2026', '15.00', '1,015.00'),
      fee('02/11/2026', '1,000.00'),
    )
    await importFile(maker, bankAccountId, file)
    expect((await importFile(maker, bankAccountId, file, { ignoreWarnings: true })).counts).toMatchObject({
      ready: 0,
      duplicates: 4,
    })
    expect(await stored(bankAccountId)).toHaveLength(4)
  })

  it('is stored when a person says so where no balance tells', async () => {
    const bankAccountId = await account()
    const noBalance = (line: ReturnType<typeof fee>) => bcaFile({ ...line, balance: '' })
    await importFile(maker, bankAccountId, noBalance(fee('02/11/2026', '')))
    const again = await importFile(maker, bankAccountId, noBalance(fee('02/11/2026', '')), { dryRun: true })
    expect(again.counts).toMatchObject({ ready: 0, duplicates: 1 })
    const [twin] = await linesOf(maker, bankAccountId)
    const { items } = await issuesOf(maker, again.id, '&severity=DUPLICATE')
    expect(items).toMatchObject([{ row: 2, value: 'BIAYA TRF', twinId: twin?.id }])
    const correct = `/v1/statement-imports/${again.id}/correct`
    for (const row of [1, 77]) {
      const refused = { corrections: [], skippedRows: [], keptRows: [2, row], version: again.version }
      expect((await maker.post(correct, refused)).body).toMatchObject({
        code: 'U-TRSY-ST-91',
        errors: [{ path: 'keptRows' }],
      })
    }
    const body = { corrections: [], skippedRows: [], keptRows: [2], version: again.version }
    expect((await maker.post(`/v1/statement-imports/${again.id}/correct`, body)).status).toBe(202)
    const kept = await atRest(maker, again.id)
    expect(kept).toMatchObject({ counts: { ready: 1, duplicates: 0 }, edits: { keptRows: [2] }, gap: null })
    await confirmImport(maker, again.id, { ignoreWarnings: true })
    expect(await atRest(maker, again.id)).toMatchObject({ status: 'IMPORTED' })
    expect(await stored(bankAccountId)).toHaveLength(2)
  })
})

describe('a twin whose first was undone', () => {
  it('is told as stored when its file comes again', async () => {
    const bankAccountId = await account()
    const file = bcaFile({ ...fee('02/11/2026', ''), balance: '' })
    const first = await importFile(maker, bankAccountId, file)
    const again = await importFile(maker, bankAccountId, file, { dryRun: true })
    const body = { corrections: [], skippedRows: [], keptRows: [2], version: again.version }
    expect((await maker.post(`/v1/statement-imports/${again.id}/correct`, body)).status).toBe(202)
    await atRest(maker, again.id)
    await confirmImport(maker, again.id, { ignoreWarnings: true })
    expect(await atRest(maker, again.id)).toMatchObject({ status: 'IMPORTED' })
    expect((await maker.post(`/v1/statement-imports/${first.id}/undo`, {})).status).toBe(200)
    const [left, ...others] = await linesOf(maker, bankAccountId)
    expect(others).toEqual([])
    const third = await importFile(maker, bankAccountId, file, { dryRun: true })
    expect(third).toMatchObject({ status: 'HAS_WARNINGS', counts: { ready: 0, duplicates: 1 } })
    const { items } = await issuesOf(maker, third.id)
    expect(items.map(({ code, twinId }) => [code, twinId])).toEqual([
      ['U-TRSY-ST-22', null],
      ['U-TRSY-ST-21', left?.id],
    ])
    expect(left?.importId).toBe(again.id)
  })
})

it('a line that equals one that was entered by hand and deleted is told as stored when its file comes', async () => {
  const bankAccountId = await account()
  const line = {
    bankAccountId,
    date: '2026-11-02',
    description: 'BIAYA TRF',
    direction: 'DEBIT',
    amount: '15.00',
  }
  const ids: string[] = []
  for (const _ of ['first', 'second']) {
    const made = await maker.post<{ id: string }>('/v1/statement-transactions', line)
    expect(made.status).toBe(201)
    ids.push(made.body.id)
  }
  expect((await maker.post('/v1/statement-transactions/delete', { ids: ids.slice(0, 1) })).status).toBe(200)
  const brought = await importFile(maker, bankAccountId, bcaFile(fee('02/11/2026', '985.00')))
  expect(brought.counts).toMatchObject({ ready: 0, duplicates: 1 })
  expect(await linesOf(maker, bankAccountId)).toHaveLength(1)
})

describe('an older file', () => {
  it('whose end is not the beginning of what is stored after it warns of the gap with its amount', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, bcaFile(paid('10/11/2026', '500.00', '2,000.00')))
    const older = (balance: string) =>
      bcaFile(paid('02/11/2026', '100.00', '1,400.00'), paid('03/11/2026', '90.00', balance))
    const short = await importFile(maker, bankAccountId, older('1,490.00'))
    expect(short.status).toBe('HAS_WARNINGS')
    expect((await issuesOf(maker, short.id)).items).toMatchObject([
      { code: 'U-TRSY-ST-66', message: expect.stringContaining('10.00') },
    ])
    const whole = bcaFile(paid('02/11/2026', '110.00', '1,410.00'), paid('03/11/2026', '90.00', '1,500.00'))
    expect(await importFile(maker, bankAccountId, whole)).toMatchObject({ status: 'IMPORTED' })
  })
})

describe('a file of another own account', () => {
  it('names that account', async () => {
    const [mine, other] = [await account(), await account({ accountNumber: '7711223344', bankCode: '008' })]
    const file =
      'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n0007711223344;IDR;03 November 2026 11:27:10;GAJI;;0.00;1.00;\n'
    await importFile(maker, mine, bcaFile({ ...fee('02/10/2026', ''), balance: '5,000.00' }))
    const wrong = await importFile(maker, mine, file)
    expect(wrong).toMatchObject({ status: 'HAS_ERRORS', belongsTo: other, gap: null })
    expect(await importFile(maker, other, file)).toMatchObject({ status: 'IMPORTED', belongsTo: null })
  })

  it('names the one at the bank of the file where its number is at several, also when the file masks it', async () => {
    const mine = await account()
    // Whichever was opened first.
    await account({ accountNumber: '8811223344', bankCode: '009' })
    const other = await account({ accountNumber: '8811223344', bankCode: '008' })
    await account({ accountNumber: '8811223344', bankCode: '013' })
    const file = (number: string) =>
      `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n${number};IDR;03 November 2026 11:27:10;GAJI;;0.00;1.00;\n`
    expect(await importFile(maker, mine, file('0008811223344'))).toMatchObject({ belongsTo: other })
    expect(await importFile(maker, mine, file('**8811223344'))).toMatchObject({ belongsTo: other })
    // Including the previous test's.
    const several = await importFile(maker, mine, file('******3344'))
    expect(several).toMatchObject({ status: 'HAS_ERRORS', belongsTo: null })
  })
})

describe('an open decimal mark', () => {
  it('is asked, and the answer is kept with the import', async () => {
    const bankAccountId = await account()
    const file = bcaFile({ date: '02/11/2026', description: 'SETORAN', amount: '1.500', type: 'CR', balance: '1.500' })
    const open = await importFile(maker, bankAccountId, file, { dryRun: true })
    expect(open).toMatchObject({ status: 'HAS_ERRORS' })
    expect((await issuesOf(maker, open.id)).items).toMatchObject([
      { code: 'U-TRSY-ST-57', message: expect.stringMatching(/1\.50.*1500\.00/) },
    ])
    const body = { corrections: [], skippedRows: [], decimalMark: ',', version: open.version }
    expect((await maker.post(`/v1/statement-imports/${open.id}/correct`, body)).status).toBe(202)
    const ready = await atRest(maker, open.id)
    expect(ready).toMatchObject({ status: 'READY', decimalMark: { mark: ',', decidedBy: 'PERSON' } })
  })
})

describe('the bank’s own ids', () => {
  const ofx = (balance: string, ...ids: string[]) =>
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR<BANKTRANLIST>${ids
      .map(id => `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102<TRNAMT>100.00<FITID>${id}<MEMO>QRIS</STMTTRN>`)
      .join('\n')}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>20261102</LEDGERBAL></STMTRS></OFX>\n`
  const counts = async (bankAccountId: string, file: string, options = {}) => {
    const { counts: found, id, status } = await importFile(maker, bankAccountId, file, options)
    return { ...found, status, codes: (await issuesOf(maker, id)).items.map(({ code }) => code) }
  }

  it('tell equal lines of two files apart where they are kept, however often the files come', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, ofx('100.00', 'F1'))
    expect(await counts(bankAccountId, ofx('300.00', 'F1', 'F2', 'F3'))).toMatchObject({ ready: 2, duplicates: 1 })
    expect(await stored(bankAccountId)).toHaveLength(3)
    for (const again of [
      ofx('300.00', 'F2', 'F3'),
      ofx('300.00', 'F3'),
      ofx('100.00', 'F1'),
      ofx('300.00', 'F1', 'F2', 'F3'),
    ])
      expect((await counts(bankAccountId, again, { ignoreWarnings: true })).ready).toBe(0)
    expect(await counts(bankAccountId, ofx('400.00', 'F3', 'F4'))).toMatchObject({ ready: 1, duplicates: 1 })
    expect(await stored(bankAccountId)).toHaveLength(4)
  })

  it('of an equal line alone are told, and nothing is left out without a word', async () => {
    const bankAccountId = await account()
    await importFile(maker, bankAccountId, ofx('100.00', 'F1'))
    expect(await counts(bankAccountId, ofx('100.00', 'F2'))).toMatchObject({
      status: 'HAS_WARNINGS',
      ready: 0,
      duplicates: 1,
      codes: expect.arrayContaining(['U-TRSY-ST-76']),
    })
    // The balances show that it is in addition to the stored one.
    expect(await counts(bankAccountId, ofx('200.00', 'F2'))).toMatchObject({
      status: 'HAS_WARNINGS',
      ready: 1,
      duplicates: 0,
      codes: expect.arrayContaining(['U-TRSY-ST-89']),
    })
  })
})

it('a line that comes again with another balance is told: the bank has put one before it', async () => {
  const bankAccountId = await account()
  await importFile(
    maker,
    bankAccountId,
    bcaFile(paid('02/11/2026', '1,000.00', '1,000.00'), fee('02/11/2026', '985.00')),
  )
  const {
    status,
    id,
    counts: found,
  } = await importFile(
    maker,
    bankAccountId,
    bcaFile(
      paid('02/11/2026', '1,000.00', '1,000.00'),
      paid('02/11/2026', '5.00', '1,005.00'),
      fee('02/11/2026', '990.00'),
    ),
  )
  expect([status, found.ready]).toEqual(['HAS_WARNINGS', 1])
  expect((await issuesOf(maker, id)).items.map(({ code }) => code)).toContain('U-TRSY-ST-75')
})

describe('twins of one day in files that come in any order', () => {
  const qris = (...balances: number[]) =>
    bcaFile(
      ...balances.map(balance => {
        const text = `${balance}.00`.replace(/(\d)(\d{3}\.)/, '$1,$2')
        return { date: '03/11/2026', description: 'QRIS', amount: '100.00', type: 'CR', balance: text } as const
      }),
    )
  const all = [1100, 1200, 1300, 1400, 1500, 1600]

  it.each([
    [
      [
        [1100, 1200],
        [1300, 1400],
        [1500, 1600],
      ],
    ],
    [
      [
        [1500, 1600],
        [1300, 1400],
        [1100, 1200],
      ],
    ],
    [
      [
        [1300, 1400],
        [1100, 1200],
        [1500, 1600],
      ],
    ],
    [
      [
        [1300, 1400, 1500, 1600],
        [1100, 1200, 1300, 1400],
      ],
    ],
    [[[1300, 1400], all]],
    [[all, [1300, 1400], [1100], [1600]]],
    [[[1600], [1100, 1200, 1300], [1300, 1400, 1500, 1600]]],
  ])('are each stored once: %j', async files => {
    const bankAccountId = await account()
    for (const balances of [...files, ...files])
      await importFile(maker, bankAccountId, qris(...balances), { ignoreWarnings: true })
    const balances = (await linesOf(maker, bankAccountId)).map(line => Number(line.endingBalance?.amount))
    expect(balances.toSorted((a, b) => a - b)).toEqual(all)
  })
})

it('a day that comes again by another channel, in other words, is left out and told of', async () => {
  const accountNumber = '5220399999'
  const bankAccountId = await account({ accountNumber })
  await importFile(
    maker,
    bankAccountId,
    bcaFile(paid('02/11/2026', '1,000.00', '1,000.00'), fee('02/11/2026', '985.00')),
  )
  const swift = [
    ':20:1',
    `:25:${accountNumber}`,
    ':60F:C261102IDR0,',
    ':61:261102C1000,NTRFX',
    ':86:TRANSFER BUMI KARSA PT',
    ':61:261102D15,NTRFX',
    ':86:FEE',
    ':62F:C261102IDR985,',
    '-',
  ].join('\r\n')
  const again = await importFile(maker, bankAccountId, swift)
  const codes = (await issuesOf(maker, again.id)).items.map(({ code }) => code)
  expect([again.status, again.counts.ready, again.counts.duplicates]).toEqual(['HAS_WARNINGS', 0, 2])
  expect(codes.filter(code => code === 'U-TRSY-ST-85')).toHaveLength(2)
  expect(await stored(bankAccountId)).toHaveLength(2)
})
