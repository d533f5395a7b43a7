// Files with a known truth, each from a past bug: each is stored correctly, or rejected with the row named.
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type ReadOptions,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { detectType } from '../../../../../services/kit/files/detect.ts'
import { formatMinor } from '../../../../../services/kit/money.ts'
import { contradictions } from '../../../../../services/treasury/statementTransactions/formats/totals.ts'
import { balance, camt, entry, mt940, ofx, ofxFile, stmt, transaction } from './messages.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const bca = optionsFor({ bankCode: '014' })
const read = (bytes: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readStatement(chunksOf(bytes), { ...bca, ...options })
const at = (bankCode: string): Partial<ReadOptions> => ({ account: { ...bca.account, bankCode } })
const kinds = (reading: Reading) => reading.issues.kept.map(({ kind, row }) => [kind, row])
const amounts = (reading: Reading) =>
  reading.lines.map(line => (line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor))

const octo = (...rows: string[]) =>
  read(['Tanggal;Deskripsi;Debit;Kredit;Saldo', ...rows.map(row => `01-Nov-2026;X;${row}`)].join('\n'), at('022'))

describe('a file of very many parts is read in one pass', () => {
  it('of statements, which have no lines', async () => {
    const { issues } = await read(':20:1\n:25:1\n'.repeat(200_000), at('008'))
    expect(issues.kept.map(({ kind }) => kind)).toContain('OTHER_ACCOUNT')
  })

  it('of more statements than a file can have rows, and refused', async () => {
    const { issues } = await read(':20:1\n:25:1\n'.repeat(1_000), { ...at('008'), mostRows: 999 })
    expect(issues.kept.map(({ kind }) => kind)).toContain('TOO_MANY_ROWS')
  })

  it('of totals, each of which may be of all lines, of those above it, or of those since the one before', () => {
    const movements = Array.from({ length: 30_000 }, (_, at) => ({
      signed: BigInt((at % 7) * 100 - 300),
      isPending: at % 5 === 0,
    }))
    const nets = (some: typeof movements) => some.reduce((sum, { signed }) => sum + signed, 0n)
    const total = (place: number, minor: bigint) => ({
      of: 'NET' as const,
      at: place,
      row: place,
      column: 'Total',
      text: formatMinor(minor),
    })
    const totals = movements.map((_, at) => total(at + 1, at === 20_000 ? 77n : (movements[at]?.signed ?? 0n)))
    const found = contradictions(totals, movements, [], '.')
    expect(found.map(({ row }) => row)).toEqual([20_001])
    const booked = movements.slice(0, 40).filter(({ isPending }) => !isPending)
    expect(contradictions([total(10, 1n), total(40, nets(booked))], movements, [], '.').map(({ row }) => row)).toEqual([
      10,
    ])
  })
})

describe('decimal marks', () => {
  it.each([
    ['XML', camt(stmt(entry({ amount: '1500.000' }) + entry({ amount: '250.000' }))), [150_000n, 25_000n]],
    [
      'MT940',
      mt940({ opening: 'C261101IDR0,', lines: [':61:261102C1500,000NTRFX'], closing: 'C261102IDR1500,000' }),
      [150_000n],
    ],
    ['OFX', ofxFile(ofx(transaction('<TRNAMT>150.000<MEMO>A'))), [15_000n]],
  ])('of %s are those of its standard, with three decimals too', async (_name, file, expected) => {
    const reading = await read(file)
    expect(kinds(reading)).toEqual([])
    expect(amounts(reading)).toEqual(expected)
    expect(reading.decimalMark?.decidedBy).toBe('STANDARD')
  })

  it.each([
    ['a comma in XML', camt(stmt(entry({ amount: '1,500.00' })))],
    [
      'a dot with three digits in MT940',
      mt940({ opening: 'C261101IDR0,', lines: [':61:261102C1.500NTRFX'], closing: 'C261102IDR1.500' }),
    ],
    ['groups in OFX', ofxFile(ofx(transaction('<TRNAMT>1,500.00<MEMO>A')))],
  ])('%s is refused', async (_name, file) => {
    const reading = await read(file)
    expect(reading.issues.errors).toBeGreaterThan(0)
  })

  it('are asked where all amounts fit both, though their balances prove', async () => {
    const reading = await octo('0;1.500;1.500', '0;250.500;252.000')
    expect(kinds(reading)).toEqual([['DECIMAL_MARK_OPEN', null]])
    // Until the user answers, none of its amounts is reported as known.
    expect(reading).toMatchObject({ total: 2, lines: [], openingMinor: null, closingMinor: null, proof: null })
    expect(reading.issues.kept[0]?.details).toEqual({ example: '1.500', dot: '1.50', comma: '1500.00' })
    const file = 'Tanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;X;0;1.500;1.500\n'
    const edits = { corrections: [], skippedRows: [], decimalMark: ',' as const }
    const answered = await read(file, { ...at('022'), edits })
    expect(amounts(answered)).toEqual([150_000n])
    expect(answered.decimalMark).toMatchObject({ mark: ',', decidedBy: 'PERSON' })
  })

  it('name the cell that decided', async () => {
    const reading = await octo('0;1.500,00;1.500,00')
    expect(reading.decimalMark).toEqual({ mark: ',', decidedBy: 'CELL', row: 2, value: '1.500,00' })
  })
})

describe('several statements in one file', () => {
  const ours = stmt(balance('OPBD', '10.00') + entry({ amount: '5.00' }) + balance('CLBD', '15.00'))
  it('of other accounts are left out and named', async () => {
    const others = [stmt(entry({ amount: '7.00' }), '999111'), stmt(entry({ amount: '8.00' }), ACCOUNT_NUMBER, 'USD')]
    const reading = await read(camt(...others, ours))
    expect(reading.issues.kept).toMatchObject([
      {
        kind: 'STATEMENTS_LEFT_OUT',
        severity: 'WARNING',
        details: { count: 2, accounts: `999111 IDR, ${ACCOUNT_NUMBER} USD` },
      },
    ])
    expect(amounts(reading)).toEqual([500n])
    expect(reading.proof).toMatchObject({ holds: true })
    const zero = mt940({ account: '777', opening: 'C261101IDR0,', closing: 'C261102IDR0,' })
    const pooled = await read(
      [zero, mt940({ opening: 'C261101IDR10,', lines: [':61:261102C5,NTRFX'], closing: 'C261102IDR15,' })].join('\r\n'),
    )
    expect(kinds(pooled)).toEqual([['STATEMENTS_LEFT_OUT', null]])
    expect([amounts(pooled), pooled.openingMinor, pooled.closingMinor]).toEqual([[500n], 1000n, 1500n])
    const cards = await read(
      ofxFile(ofx(transaction('<TRNAMT>9.00<MEMO>B'), '123456'), ofx(transaction('<TRNAMT>5.00<MEMO>A'))),
    )
    expect(kinds(cards)).toEqual([['STATEMENTS_LEFT_OUT', null]])
    expect(amounts(cards)).toEqual([500n])
  })

  it('none of which is of this account are refused by whose they are', async () => {
    const reading = await read(camt(stmt(entry({ amount: '7.00' }), '111'), stmt(entry({ amount: '7.00' }), '222')))
    expect(reading.issues.kept).toMatchObject([{ kind: 'OTHER_ACCOUNT', details: { number: '111 IDR, 222 IDR' } }])
  })

  it('in CSV, with the head of the second account in the middle', async () => {
    const reading = await read(
      `No. Rekening : ${ACCOUNT_NUMBER}\nTanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;X;0;5.00;5.00\nNo. Rekening : 888777666\nTanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;Y;0;9.00;9.00\n`,
      at('022'),
    )
    expect(kinds(reading)).toEqual([['STATEMENTS_LEFT_OUT', null]])
    expect(amounts(reading)).toEqual([500n])
  })

  it('an amount in another currency within a statement is an error of its row', async () => {
    const foreign = transaction('<TRNAMT>9.00<MEMO>B<CURRENCY><CURRATE>1.0<CURSYM>USD</CURRENCY>')
    const converted = transaction('<TRNAMT>5.00<MEMO>A<ORIGCURRENCY><CURRATE>1.0<CURSYM>USD</ORIGCURRENCY>')
    expect(kinds(await read(ofxFile(ofx(`${converted}\n${foreign}`))))).toEqual([['OTHER_CURRENCY', 4]])
  })

  it('that come twice are taken once', async () => {
    const message = mt940({ opening: 'C261101IDR10,', lines: [':61:261102C5,NTRFX'], closing: 'C261102IDR15,' })
    const reading = await read([message, message].join('\r\n'))
    expect(kinds(reading)).toEqual([['STATEMENT_REPEATED', 8]])
    expect(amounts(reading)).toEqual([500n])
  })
})

describe('the proof', () => {
  const first = { opening: 'C261101IDR10,', lines: [':61:261101C5,NTRFX'], closing: 'C261101IDR15,' }
  it('is made for each message, and from one to the next', async () => {
    const next = { opening: 'C261102IDR15,', lines: [':61:261102C1,NTRFX'], closing: 'C261102IDR16,' }
    const right = await read([mt940(first), mt940(next)].join('\r\n'))
    expect(kinds(right)).toEqual([])
    expect(right.proof).toEqual({ openingMinor: 1000n, closingMinor: 1600n, rows: 2, holds: true })
    const wrongBetween = [mt940({ ...first, closing: 'C261101IDR14,' }), mt940({ ...next, opening: 'C261102IDR14,' })]
    expect(kinds(await read(wrongBetween.join('\r\n')))).toContainEqual(['CLOSING_DIFFERS', 5])
    const page = mt940({ ...next, opening: 'C261102IDR20,', closing: 'C261102IDR21,', page: true })
    expect(kinds(await read([mt940(first), page].join('\r\n')))).toEqual([['PAGE_DIFFERS', 8]])
    const later = mt940({ ...next, opening: 'C261102IDR20,', closing: 'C261102IDR21,' })
    expect((await read([mt940(first), later].join('\r\n'))).issues.kept).toMatchObject([
      { kind: 'STATEMENTS_APART', severity: 'WARNING', details: { difference: '5.00' } },
    ])
    const told = mt940({ ...first, lines: [':61:261101C5,NTRFX', ':61:261101C1,NTRFX'], closing: 'C261101IDR16,' })
    expect(kinds(await read([mt940(first), told].join('\r\n')))).toEqual([['PAGE_DIFFERS', 8]])
    const newestFirst = await read([mt940(next), mt940(first)].join('\r\n'))
    expect(amounts(newestFirst)).toEqual([500n, 100n])
  })

  it('stays on with a line that is not booked', async () => {
    const lines = (closing: string) =>
      camt(
        stmt(
          `${balance('OPBD', '10.00')}${entry({ amount: '5.00' })}${entry({ amount: '3.00', status: 'FUTR' })}${balance('CLBD', closing)}`,
        ),
      )
    expect(kinds(await read(lines('15.00')))).toEqual([['NOT_BOOKED', 2]])
    expect(kinds(await read(lines('18.00')))).toEqual([
      ['NOT_BOOKED', 2],
      ['CLOSING_DIFFERS', 1],
    ])
    const reversed = [':61:261101C5,NTRFX', ':61:261101RED7,NTRFX', ':61:261101EC9,NTRFX']
    const swift = await read(mt940({ ...first, lines: reversed }))
    expect(kinds(swift)).toEqual([
      ['NOT_BOOKED', 5],
      ['NOT_BOOKED', 6],
    ])
    expect([amounts(swift), swift.proof?.holds]).toEqual([[500n], true])
  })

  it('a status that is none of the standard is refused', async () => {
    expect(kinds(await read(camt(stmt(entry({ amount: '5.00', status: 'MAYBE' })))))).toEqual([['STATUS_UNKNOWN', 1]])
  })

  it('unposted lines of OFX are told apart', async () => {
    const pending = '<STMTTRNP><TRNTYPE>OTHER<DTTRAN>20261103<TRNAMT>9.00<NAME>Z</STMTTRNP>'
    const reading = await read(ofxFile(ofx(transaction('<TRNAMT>5.00<MEMO>A') + pending)))
    expect([kinds(reading), amounts(reading)]).toEqual([[['NOT_BOOKED', 4]], [500n]])
  })

  const table = (...footer: string[]) =>
    read(
      [
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        '01-Nov-2026;A;0;5.00;',
        '01-Nov-2026;B;2.00;0;',
        '01-Nov-2026;C;0;4.00;',
        ...footer,
      ].join('\n'),
      at('022'),
    )
  it.each([
    ['Total;;2.00;9.00;', []],
    ['Total;;2.00;8.00;', [['TOTAL_DIFFERS', 5]]],
    ['Mutasi Kredit : 9.00;2', []],
    ['Mutasi Kredit : 9.00;3', [['COUNT_DIFFERS', 5]]],
    ['Mutasi Debet : 2.01', [['TOTAL_DIFFERS', 5]]],
    ['Jumlah transaksi : 3', []],
    ['Jumlah transaksi : 4', [['COUNT_DIFFERS', 5]]],
    ['Grand Total;;;7.00', []],
    ['Jumlah halaman : 12', []],
  ])('holds the footer "%s" against the lines', async (footer, expected) => {
    expect(kinds(await table(footer))).toEqual(expected)
  })

  it('holds the summary of CAMT against its entries', async () => {
    const summary = (sum: string) =>
      `<TxsSummry><TtlNtries><NbOfNtries>1</NbOfNtries></TtlNtries><TtlCdtNtries><Sum>${sum}</Sum></TtlCdtNtries></TxsSummry>`
    expect(kinds(await read(camt(stmt(summary('5.00') + entry({ amount: '5.00' })))))).toEqual([])
    expect(kinds(await read(camt(stmt(summary('6.00') + entry({ amount: '5.00' })))))).toEqual([['TOTAL_DIFFERS', 1]])
  })

  it('finds a last cell and a last line that are cut', async () => {
    const mcm = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit\n'
    const row = (credit: string) => `${ACCOUNT_NUMBER},01/11/26,01/11/26,1,A,B,C,.00,"${credit}"`
    expect(kinds(await read(`${mcm}${row('41,300.00')}\n${row('41,300.00')}`, at('008')))).toEqual([])
    const unquoted = `${ACCOUNT_NUMBER},01/11/26,01/11/26,1,A,B,C,.00,41300.00`
    for (const cut of [1, 2, 3, 5])
      expect(kinds(await read(`${mcm}${unquoted}\n${unquoted.slice(0, -cut)}`, at('008')))).toContainEqual([
        'TRUNCATED',
        3,
      ])
  })

  it('names a row that ends before its balance, in the middle too', async () => {
    const permata = 'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance\n'
    const cut = '02/11/2026,02/11/2026,B,1\n01/11/2026,01/11/2026,A,.00,5.00,5.00\n'
    expect(kinds(await read(permata + cut, at('013')))).toContainEqual(['CELL_MISSING', 2])
  })

  it('a posting before its transaction is an error of its row, by time where the file has times', async () => {
    const bni = (posted: string, valued: string) =>
      read(
        `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,Balance\n${posted},${valued},1,2,A,,5.00,5.00\n`,
        at('009'),
      )
    expect(kinds(await bni('01/11/26 10.15.30', '01/11/26 10.15.31'))).toEqual([['POSTED_BEFORE_TRANSACTION', 2]])
    expect(kinds(await bni('01/11/26 10.15.30', '01/11/26 10.15.30'))).toEqual([])
    expect(kinds(await bni('01/11/26 10.15.30', '02/11/26'))).toEqual([['POSTED_BEFORE_TRANSACTION', 2]])
    expect((await bni('01/11/26 10.15.30', '02/11/26')).issues.kept[0]?.severity).toBe('ERROR')
  })

  it('instants become days of the organization', async () => {
    const night = entry({ amount: '5.00', date: '<DtTm>2026-11-02T18:30:00Z</DtTm>' })
    expect((await read(camt(stmt(night)))).lines[0]?.date).toBe('2026-11-03')
    expect((await read(camt(stmt(night)), { zone: 'Europe/London' })).lines[0]?.date).toBe('2026-11-02')
    const noTime = entry({ amount: '5.00', date: '<DtTm>2026-11-02T10:60:00+07:00</DtTm>' })
    expect((await read(camt(stmt(noTime)))).lines[0]?.date).toBe('2026-11-02')
    const eastern = '<STMTTRN><DTPOSTED>20261102233000.000[-5:EST]<TRNAMT>5.00<MEMO>A</STMTTRN>'
    expect((await read(ofxFile(ofx(eastern)))).lines[0]?.date).toBe('2026-11-03')
    const plain = '<STMTTRN><DTPOSTED>20261102233000<TRNAMT>5.00<MEMO>A</STMTTRN>'
    expect((await read(ofxFile(ofx(plain)))).lines[0]?.date).toBe('2026-11-02')
  })

  it('corrections of OFX replace or delete what they name', async () => {
    const wrong = transaction('<TRNAMT>50.00<FITID>F1<MEMO>A')
    const replaced = transaction('<TRNAMT>5.00<FITID>F2<CORRECTFITID>F1<CORRECTACTION>REPLACE<MEMO>A')
    const deleted = transaction('<TRNAMT>50.00<FITID>F3<CORRECTFITID>F1<CORRECTACTION>DELETE<MEMO>A')
    const other = transaction('<TRNAMT>2.00<FITID>F9<MEMO>B')
    expect(amounts(await read(ofxFile(ofx(wrong + other + replaced))))).toEqual([200n, 500n])
    expect(amounts(await read(ofxFile(ofx(wrong + other + deleted))))).toEqual([200n])
    expect(kinds(await read(ofxFile(ofx(other + replaced))))).toEqual([['CORRECTION_UNKNOWN', 4]])
  })
})

describe('no line is lost', () => {
  it('whose text begins as a footer does', async () => {
    const mapping = {
      delimiter: ';',
      skipRows: 1,
      dateColumn: 1,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [0],
      amountColumn: 2,
      decimalMark: '.' as const,
    }
    const texts = ['Total Bangunan PT', 'Page Turner CV', 'Jumlah Sewa', 'Nama Baik PT', 'No. Rek 123 Titipan']
    const reading = await read(['T;D;A', ...texts.map(text => `${text};02/11/2026;+5.00`), 'Total;;25.00'].join('\n'), {
      mapping,
    })
    expect(kinds(reading)).toEqual([])
    expect(reading.lines.map(line => line.description)).toEqual(texts)
  })

  it('text of :86: that looks like a tag stays text', async () => {
    const lines = [
      ':61:261101C5,NTRFX',
      ':86:BAYAR',
      ':20:REF LAMA',
      ':12:JAM MASUK',
      ':61:KODE',
      ':25:MAWAR',
      ':61:261101C1,NTRFX',
      ':86:SATU',
      ':86:DUA',
    ]
    const reading = await read(mt940({ opening: 'C261101IDR10,', lines, closing: 'C261101IDR16,' }))
    expect(kinds(reading)).toEqual([])
    expect(reading.lines.map(line => line.description)).toEqual([
      'BAYAR :20:REF LAMA :12:JAM MASUK :61:KODE :25:MAWAR',
      'SATU DUA',
    ])
  })

  it('a message that follows one without an end is not taken for its text', async () => {
    const cut = [':20:1', `:25:${ACCOUNT_NUMBER}`, ':60F:C261101IDR10,', ':61:261101C5,NTRFX', ':86:A'].join('\r\n')
    const whole = mt940({ opening: 'C261102IDR15,', lines: [':61:261102C1,NTRFX'], closing: 'C261102IDR16,' })
    const reading = await read(`${cut}\r\n${whole}`)
    expect(kinds(reading)).toContainEqual(['TRUNCATED', 5])
    expect(amounts(reading)).toEqual([500n, 100n])
  })
})

describe('valid files are not refused', () => {
  it('with blank entry dates', async () => {
    const reading = await read(
      mt940({ opening: 'C261101IDR10,', lines: [':61:261101    C5,NTRFX'], closing: 'C261101IDR15,' }),
    )
    expect([kinds(reading), amounts(reading)]).toEqual([[], [500n]])
  })
  it('with a control byte before everything', async () => {
    const file = mt940({ opening: 'C261101IDR10,', lines: [':61:261101C5,NTRFX'], closing: 'C261101IDR15,' })
    for (const before of ['\x01', '\x1a\x01', '\0'])
      for (const text of [
        file,
        camt(stmt(entry({ amount: '5.00' }))),
        ofxFile(ofx(transaction('<TRNAMT>5.00<MEMO>A'))),
      ])
        expect([kinds(await read(before + text)), amounts(await read(before + text))]).toEqual([[], [500n]])
  })
  it.each(['utf16le', 'utf16be'])('in %s without a byte-order mark', async encoding => {
    const texts = [
      camt(stmt(entry({ amount: '5.00', extra: '<AddtlNtryInf>PT MAJU – Ā 中文</AddtlNtryInf>' }))),
      'Tanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;PT – Ā;0;5.00;5.00\n',
    ]
    for (const text of texts) {
      const bytes = Buffer.from(text, 'utf16le')
      const reading = await read(encoding === 'utf16le' ? bytes : bytes.swap16(), text.startsWith('T') ? at('022') : {})
      expect([kinds(reading), amounts(reading)]).toEqual([[], [500n]])
    }
  })
  it('with CR and DB behind balances', async () => {
    const reading = await octo('0;1,000.00;1,000.00 CR', '1,500.00;0;500.00 DB')
    expect([kinds(reading), reading.closingMinor]).toEqual([[], -50_000n])
  })
  it.each(['01-Agu-26', '01-Aug-2026', '01-Agustus-26'])('with the date %s', async date => {
    const reading = await read(`Tanggal;Deskripsi;Debit;Kredit;Saldo\n${date};X;0;5.00;5.00\n`, {
      ...at('022'),
      oldBefore: '2026-01-01',
    })
    expect([kinds(reading), reading.lines[0]?.date]).toEqual([[], '2026-08-01'])
  })
  it('with entries that name only the party', async () => {
    const party = '<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>PT MAJU</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>'
    expect((await read(camt(stmt(entry({ amount: '5.00', extra: party }))))).lines[0]).toMatchObject({
      description: 'PT MAJU',
      partyName: 'PT MAJU',
    })
  })
  it('a zero amount is an error of its row, which can be skipped', async () => {
    const file = 'Tanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;X;0;0;5.00\n01-Nov-2026;Y;0;5.00;10.00\n'
    expect(kinds(await read(file, at('022')))).toEqual([['AMOUNT_ZERO', 2]])
    const skipped = await read(file, { ...at('022'), edits: { corrections: [], skippedRows: [2] } })
    expect([kinds(skipped), amounts(skipped)]).toEqual([[], [500n]])
  })
})

describe('what a file says of itself is held against its lines', () => {
  const bisnis = (period: string, ...rows: string[]) =>
    read(
      [
        `No. rekening : ${ACCOUNT_NUMBER}`,
        `Periode : ${period}`,
        '',
        'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
        ...rows,
        '',
      ].join('\n'),
    )
  const OCTOBER = '01/10/2026 - 31/10/2026'

  it('a day outside of the period is an error of its row: a spreadsheet took the day for the month', async () => {
    const swapped = await bisnis(OCTOBER, '10/02/2026,A,0,100.00 CR,1100.00', '10/05/2026,B,0,50.00 CR,1150.00')
    expect(kinds(swapped).filter(([kind]) => kind === 'DATE_OUTSIDE_PERIOD')).toEqual([
      ['DATE_OUTSIDE_PERIOD', 5],
      ['DATE_OUTSIDE_PERIOD', 6],
    ])
    expect(swapped.lines).toEqual([])
    const late = await bisnis(OCTOBER, '31/10/2026,A,0,100.00 CR,1100.00', '02/11/2026,B,0,50.00 CR,1150.00')
    expect(kinds(late)).toEqual([['DATE_OUTSIDE_PERIOD', 6]])
    expect(kinds(await bisnis(OCTOBER, '01/10/2026,A,0,100.00 CR,1100.00', '31/10/2026,B,0,50.00 CR,1150.00'))).toEqual(
      [],
    )
  })

  it('a day that a spreadsheet wrote with the name of its month has the year of the period', async () => {
    const reading = await bisnis(OCTOBER, '02-Okt,A,0,100.00 CR,1100.00', '03-Oct,B,0,50.00 CR,1150.00')
    expect([kinds(reading), reading.lines.map(({ date }) => date)]).toEqual([[], ['2026-10-02', '2026-10-03']])
  })

  it('a year that breaks the order of the file is told', async () => {
    const reading = await read(
      [
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        '02-Nov-2026;A;0;100.00;1100.00',
        '03-Nov-2025;B;0;100.00;1200.00',
        '04-Nov-2026;C;0;100.00;1300.00',
        '',
      ].join('\n'),
      at('022'),
    )
    expect(kinds(reading)).toContainEqual(['DATE_OUT_OF_ORDER', 3])
    const lostDigit = await bisnis(
      OCTOBER,
      '12/10/2026,A,0,100.00 CR,1100.00',
      '3/10/2026,B,0,50.00 CR,1150.00',
      '14/10/2026,C,0,50.00 CR,1200.00',
    )
    expect(kinds(lostDigit)).toEqual([['DATE_OUT_OF_ORDER', 6]])
  })

  it('balances prove nothing against the days that all rows run by', async () => {
    const backwards = await read(
      [
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        '02-Nov-2026;A;0;100.00;1300.00',
        '03-Nov-2026;B;0;100.00;1200.00',
        '04-Nov-2026;C;0;100.00;1100.00',
        '',
      ].join('\n'),
      at('022'),
    )
    expect(kinds(backwards).map(([kind]) => kind)).toEqual(['BALANCE_DIFFERS', 'BALANCE_DIFFERS'])
    const missing = await read(
      [
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        '01-Nov-2026;A;0;1500.25;2500.25',
        '02-Nov-2026;B;500.25;0;1000.00',
        '',
      ].join('\n'),
      at('022'),
    )
    expect(kinds(missing)).toEqual([['BALANCE_DIFFERS', 3]])
  })

  it('and run newest first where the days do', async () => {
    const reading = await read(
      [
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        '04-Nov-2026;C;0;100.00;1300.00',
        '03-Nov-2026;B;0;100.00;1200.00',
        '',
      ].join('\n'),
      at('022'),
    )
    expect([kinds(reading), amounts(reading), reading.openingMinor]).toEqual([[], [10_000n, 10_000n], 110_000n])
  })

  it('a page that goes on elsewhere says so, in MT940 and CAMT', async () => {
    const lines = [':61:261102C1500,00NTRFX']
    const whole = mt940({ opening: 'C261101IDR0,', lines, closing: 'C261102IDR1500,' })
    const page = await read(whole.replace(':62F:', ':62M:'), at('008'))
    expect([kinds(page), amounts(page)]).toEqual([[['PAGE_MISSING', 2]], [150_000n]])
    const next = mt940({ page: true, opening: 'C261102IDR1500,', lines, closing: 'C261102IDR3000,' })
    expect(kinds(await read(`${whole.replace(':62F:', ':62M:')}\r\n${next}`, at('008')))).toEqual([])
    const paged = (isLast: boolean) =>
      camt(
        stmt(
          `<StmtPgntn><PgNb>1</PgNb><LastPgInd>${isLast}</LastPgInd></StmtPgntn>${balance('OPBD', '0.00')}${entry({ amount: '5.00' })}${balance('ITBD', '5.00')}`,
        ),
      )
    expect(kinds(await read(paged(false))).map(([kind]) => kind)).toEqual(['PAGE_MISSING'])
    expect(kinds(await read(paged(true)))).toEqual([])
  })

  it('nothing is proved across a gap between two messages', async () => {
    const message = (opening: string, closing: string) =>
      mt940({ opening: `C261101IDR${opening},`, lines: [':61:261102C100,NTRFX'], closing: `C261102IDR${closing},` })
    const reading = await read(
      `${message('1000', '1100')}\r\n${message('1700', '1800').replaceAll('2611', '2610')}`,
      at('008'),
    )
    expect(reading.proof).toBeNull()
  })

  it('a message that closes in another currency than it opened in is refused', async () => {
    const reading = await read(
      mt940({ opening: 'C261101IDR0,', lines: [':61:261102C1500,NTRFX'], closing: 'C261102USD1500,' }),
      at('008'),
    )
    expect(kinds(reading)).toContainEqual(['OTHER_CURRENCY', 5])
  })

  it.each([
    ['<TRNTYPE>DEBIT', '500.00', true],
    ['<TRNTYPE>DEBIT', '-500.00', false],
    ['<TRNTYPE>CREDIT', '-500.00', true],
    ['<TRNTYPE>FEE', '500.00', false],
  ])('OFX: %s of %s contradicts itself: %s', async (type, amount, isWrong) => {
    const one = `<STMTTRN>${type}<DTPOSTED>20261102<TRNAMT>${amount}<MEMO>A</STMTTRN>`
    const reading = await read(ofxFile(ofx(one)))
    expect(kinds(reading).map(([kind]) => kind)).toEqual(isWrong ? ['TYPE_CONTRADICTS'] : [])
  })

  it('OFX: one id on two equal lines is told', async () => {
    const twice = await read(
      ofxFile(ofx(transaction('<FITID>F1<TRNAMT>5.00<MEMO>A') + transaction('<FITID>F1<TRNAMT>5.00<MEMO>A'))),
    )
    expect(kinds(twice).map(([kind]) => kind)).toEqual(['LINE_ID_REPEATED'])
    const fee = await read(
      ofxFile(ofx(transaction('<FITID>F1<TRNAMT>5.00<MEMO>A') + transaction('<FITID>F1<TRNAMT>-1.00<MEMO>FEE'))),
    )
    expect(kinds(fee)).toEqual([])
  })

  it('OFX: a comma that divides thousands is not taken for a decimal mark', async () => {
    expect(kinds(await read(ofxFile(ofx(transaction('<TRNAMT>1,500<MEMO>A')))))).toEqual([['AMOUNT_DECIMALS', 3]])
    expect(amounts(await read(ofxFile(ofx(transaction('<TRNAMT>1500,5<MEMO>A')))))).toEqual([150_050n])
  })

  it('BRI CMS: a mark that says the other side is refused', async () => {
    const cms = (mark: string) =>
      read(
        [
          'NOREK,TGL_TRAN,DESK_TRAN,GLSIGN,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AWAL_MUTASI,SALDO_AKHIR_MUTASI',
          `${ACCOUNT_NUMBER},2026-11-02,A,${mark},0.00,100.00,0.00,100.00`,
          '',
        ].join('\n'),
        at('002'),
      )
    expect(kinds(await cms('D'))).toEqual([['TYPE_CONTRADICTS', 2]])
    expect(kinds(await cms('C'))).toEqual([])
  })

  it('Mandiri MCM: a zero on the other side shows the decimal mark', async () => {
    const reading = await read(
      [
        'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No,Debit,Credit,',
        `${ACCOUNT_NUMBER},02/11/26,02/11/26,1,A,,,.00,"453,684",`,
        '',
      ].join('\n'),
      at('008'),
    )
    expect([kinds(reading), amounts(reading)]).toEqual([[], [45_368_400n]])
  })

  it('a dash in place of cents is no sign', async () => {
    const reading = await octo('0;Rp 100.000,-;Rp 100.000,-', '0;1.000,50;101.000,50')
    expect([kinds(reading), amounts(reading)]).toEqual([[], [10_000_000n, 100_050n]])
  })

  it('the mark that old systems end a file with is none of its text', async () => {
    const text = 'Tanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;X;0;5.00;5.00\n'
    for (const end of ['\x1a', '\n\x1a', '\x1a\x1a', '\r\n\x1a\r\n']) {
      const reading = await read(text + end, at('022'))
      expect([kinds(reading), amounts(reading)]).toEqual([[], [500n]])
    }
  })

  it('UTF-16 without a mark is read in either order of bytes', async () => {
    const text = 'Tanggal;Deskripsi;Debit;Kredit;Saldo\n01-Nov-2026;X;0;5.00;5.00\n'
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      expect(amounts(await read(bytes, at('022')))).toEqual([500n])
      expect(detectType(bytes)).toBe('text')
    }
  })
})
