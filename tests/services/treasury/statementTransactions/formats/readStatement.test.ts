import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type ReadOptions,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const bca = optionsFor({ bankCode: '014' })
const read = (bytes: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readStatement(chunksOf(bytes), { ...bca, ...options })
const at = (bankCode: string, accountNumber = ACCOUNT_NUMBER): Partial<ReadOptions> => ({
  account: { ...bca.account, bankCode, accountNumber },
})
const kinds = (reading: Reading) => reading.issues.kept.map(({ kind, row, column }) => [kind, row, column])
const lines = (reading: Reading) =>
  reading.lines.map(line => [
    line.date,
    line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor,
    line.endingBalanceMinor,
  ])

const KLIKBCA = `Informasi Rekening - Mutasi Rekening
No. rekening : 5220304471
Nama : PT SAMUDRA NIAGA
Periode : 20/12/2025 - 05/01/2026
Kode Mata Uang : Rp

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'30/12,TRSF E-BANKING CR 3012/FTSCY/WS95051 150000.00 PT BUMI KARSA,'0000,"150,000.00",CR,"1,150,000.00"
'02/01,BIAYA ADM,'0000,"15,000.00",DB,"1,135,000.00"
PEND,"KARTU DEBIT",'0000,"35,000.00",DB,"1,100,000.00"
"Saldo Awal : 1,000,000.00"
"Mutasi Kredit : 150,000.00"
"Mutasi Debet : 50,000.00"
"Saldo Akhir : 1,100,000.00"
`
const old = { oldBefore: '2025-01-01' }

describe('KlikBCA', () => {
  it('takes years from the period across New Year, and leaves out what is not booked', async () => {
    const reading = await read(KLIKBCA, old)
    expect(reading.layout).toBe('KlikBCA')
    expect(lines(reading)).toEqual([
      ['2025-12-30', 15_000_000n, 115_000_000n],
      ['2026-01-02', -1_500_000n, 113_500_000n],
    ])
    expect(kinds(reading)).toEqual([['NOT_BOOKED', 10, 'Tanggal Transaksi']])
    expect(reading).toMatchObject({ total: 3, openingMinor: 100_000_000n, closingMinor: 113_500_000n })
    expect(reading.proof).toEqual({ openingMinor: 100_000_000n, closingMinor: 113_500_000n, rows: 2, holds: true })
  })

  it('names row, column and value of every bad cell at once', async () => {
    const reading = await read(
      `Periode : 01/11/2026 - 30/11/2026
Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'31/11,SATU,'0000,"1,250,000.00",DB,
'01/11,DUA,'0000,"1.250,000.00",DB,
'02/11,TIGA,'0000,"1,000.00",DBT,
'03/11,,'0000,"1,000.00",CR,
'04/11,LIMA,'0000,"12,845,076,639,000,000.OO",CR,
'22/11,ENAM,'0000,"5.00",CR,
'05/11,TUJUH,'0000,0.00,CR,
'06/11,DELAPAN,'0000,-7.00,CR,
'07/11,=cmd|' /C calc'!A0,'0000,7.00,CR,
'08/11,SEPULUH,'0000,"1.250,00",CR,
'09/11,SEBELAS,'0000,12345678901234567890.00,CR,
'10/11,DUABELAS,'0000,"12,845,076,639,000,000.00",CR,
Saldo Akhir,:,0.00
`,
    )
    expect(reading.issues.kept.map(({ kind, row, column, value }) => [kind, row, column, value])).toEqual(
      expect.arrayContaining([
        ['DATE_NOT_IN_CALENDAR', 3, 'Tanggal Transaksi', "'31/11"],
        ['AMOUNT_TWO_MARKS', 4, 'Jumlah', '1.250,000.00'],
        ['TYPE_INVALID', 5, '#5', 'DBT'],
        ['DESCRIPTION_EMPTY', 6, 'Keterangan', ''],
        ['AMOUNT_LETTER', 7, 'Jumlah', '12,845,076,639,000,000.OO'],
        ['DATE_AFTER_TODAY', 8, 'Tanggal Transaksi', '22/11'],
        ['AMOUNT_ZERO', 9, 'Jumlah', '0.00'],
        ['AMOUNT_NEGATIVE', 10, 'Jumlah', '-7.00'],
        ['FORMULA', 11, 'Keterangan', "=cmd|' /C calc'!A0"],
        ['AMOUNT_OTHER_MARK', 12, 'Jumlah', '1.250,00'],
        ['AMOUNT_TOO_LARGE', 13, 'Jumlah', '12345678901234567890.00'],
      ]),
    )
    expect(reading.issues.kept).toHaveLength(11)
    expect(reading).toMatchObject({ total: 12 })
    expect(lines(reading)).toEqual([['2026-11-10', 1_284_507_663_900_000_000n, null]])
  })

  it('numbers rows behind one that cannot be read as they stand in the file, so that a correction meets its row', async () => {
    const file = `Periode : 01/11/2026 - 30/11/2026
Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'01/11,${'SATU '.repeat(20_000)},'0000,"1.00",DB,
'02/11,DUA,'0000,"1.0O",CR,
Saldo Akhir,:,1.00
`
    expect(kinds(await read(file))).toEqual([
      ['BROKEN_CSV', 3, null],
      ['AMOUNT_LETTER', 4, 'Jumlah'],
    ])
    const corrections = [{ row: 4, column: 'Jumlah', was: '1.0O', value: '1.00' }]
    const corrected = await read(file, { edits: { corrections, skippedRows: [3] } })
    expect(kinds(corrected)).toEqual([])
    expect(lines(corrected)).toEqual([['2026-11-02', 100n, null]])
  })

  it('names the row whose balance does not follow, once, with what is missing', async () => {
    const reading = await read(
      KLIKBCA.replace('"1,135,000.00"', '"1,135,000.25"')
        .replace(/PEND.*\n/, '')
        .replace('Debet : 50,000.00', 'Debet : 15,000.00')
        .replace('1,100,000.00', '1,135,000.00'),
      old,
    )
    expect(reading.issues.kept).toMatchObject([
      { kind: 'BALANCE_DIFFERS', row: 9, column: 'Saldo', details: { expected: '1135000.00', difference: '0.25' } },
    ])
    expect(reading.proof?.holds).toBe(false)
  })

  it('sees that lines are missing at the end by the closing balance', async () => {
    const reading = await read(KLIKBCA.replace(/PEND.*\n/, ''), old)
    expect(reading.issues.kept).toMatchObject([
      { kind: 'CLOSING_DIFFERS', details: { difference: '-35000.00' } },
      { kind: 'TOTAL_DIFFERS', row: 12, details: { expected: '15000.00' } },
    ])
  })

  it('refuses a file of another bank, account or currency', async () => {
    expect(kinds(await read(KLIKBCA, { ...old, ...at('008') }))[1]).toEqual(['OTHER_BANK', null, null])
    expect(kinds(await read(KLIKBCA, { ...old, ...at('014', '999') }))[1]).toEqual(['OTHER_ACCOUNT', null, null])
    expect(kinds(await read(KLIKBCA.replace('Rp', 'USD'), old))[1]).toEqual(['OTHER_CURRENCY', null, null])
    expect(kinds(await read(KLIKBCA.replace('5220304471', '******4471'), old))).toHaveLength(1)
  })

  it('does not take a file for good because the row that gives it away was left out', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => at + 1)
    const leavingOut = (skippedRows: number[], expected = old) => ({
      ...expected,
      edits: { corrections: [], skippedRows },
    })
    const kindOf = ([kind]: (string | number | null)[]) => kind
    const above = [1, 2, 3, 4, 5, 6]
    const ofAnother = await read(KLIKBCA, leavingOut(above, { ...old, ...at('014', '999') }))
    expect(kinds(ofAnother).map(kindOf)).toContain('OTHER_ACCOUNT')
    const inDollars = await read(KLIKBCA.replace('Rp', 'USD'), leavingOut(above))
    expect(kinds(inDollars).map(kindOf)).toContain('OTHER_CURRENCY')
    const cut = await read('Date,Text,Amount,Balance\n01 Nov 2026,"X,+1,\n', leavingOut(rows))
    expect(kinds(cut).map(kindOf)).not.toEqual([])
    const xml = '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>'
    expect(kinds(await read(xml, leavingOut(rows))).map(kindOf)).toContain('TRUNCATED')
  })

  it.each([
    ['UTF-8 with a byte-order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(KLIKBCA)])],
    ['UTF-16 LE with a byte-order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(KLIKBCA, 'utf16le')])],
    ['UTF-16 LE without one', Buffer.from(KLIKBCA, 'utf16le')],
    ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(KLIKBCA, 'utf16le').swap16()])],
    ['windows-1252', Buffer.from(KLIKBCA.replace('BUMI KARSA', 'CAFÉ Ö'), 'latin1')],
  ])('reads %s', async (name, bytes) => {
    const reading = await read(bytes, old)
    expect(reading.lines).toHaveLength(2)
    expect(reading.lines[0]?.description).toContain(name === 'windows-1252' ? 'CAFÉ Ö' : 'BUMI KARSA')
  })

  it('reads the English export, which has years', async () => {
    const reading = await read(
      `Date,Description,Branch,Amount,,Balance\n'02/11/2026,TRSF,'0000,72100000.00,DB,20826599.94\n'03/11/2026,KR,'0000,1.00,CR,20826600.94\n`,
    )
    expect(reading.layout).toBe('KlikBCA')
    expect(lines(reading)).toEqual([
      ['2026-11-02', -7_210_000_000n, 2_082_659_994n],
      ['2026-11-03', 100n, 2_082_660_094n],
    ])
  })
})

describe('other layouts as they are seen', () => {
  it('BCA Bisnis: a balance without a header, days without a year, amounts without groups', async () => {
    const reading = await read(
      `Tanggal Transaksi,"Keterangan","Cabang","Jumlah"\n"01/11","KR","0000","799,700.00 CR"\n"20/11","TRSF E-BANKING DB","0000","287490.00 DB","120,604,675.40"\n`,
    )
    expect(reading.layout).toBe('BCA Bisnis')
    expect(lines(reading)).toEqual([
      ['2026-11-01', 79_970_000n, null],
      ['2026-11-20', -28_749_000n, 12_060_467_540n],
    ])
  })

  it('dates without a year and without a period are of the past', async () => {
    const reading = await read(`Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n24/12,A,0,1.00 CR,\n`, old)
    expect(reading.lines[0]?.date).toBe('2025-12-24')
  })

  it('Mandiri MCM: joins both descriptions and the reference', async () => {
    const reading = await read(
      `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
0005220304471,01/11/26,01/11/26,7820,"MCM InhouseTrf  DARI DOMPET ANAK BANGSA","G075070944 2201       WLST1e62", WLST1e62,".00","41,300.00"
`,
      at('008'),
    )
    expect(reading.lines[0]).toMatchObject({
      description: 'MCM InhouseTrf DARI DOMPET ANAK BANGSA G075070944 2201 WLST1e62 WLST1e62',
      direction: 'CREDIT',
      amountMinor: 4_130_000n,
    })
    expect(reading.proof).toBeNull()
  })

  it('BRI CMS with semicolons, few columns and the account above', async () => {
    const reading = await read(
      'NOREK;000005220304471\nTGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI\n2026-11-02;TRANSFER DARI PT UJI;0;5000000;15000000\n2026-11-05;INDOMARET;250000;0;14750000\n',
      at('002'),
    )
    expect(reading).toMatchObject({ layout: 'BRI CMS', total: 2, proof: { holds: true } })
    expect(kinds(reading)).toEqual([])
  })

  it('Kopra: every row of another account is one error, one such row is an error of its own', async () => {
    const header = 'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n'
    const row = (account: string) => `${account};IDR;03 November 2026 11:27:10;GAJI;MCM;0.00;1.00;\n`
    expect(kinds(await read(header + row('1') + row('1'), at('008')))).toEqual([['OTHER_ACCOUNT', null, null]])
    expect(kinds(await read(header + row(ACCOUNT_NUMBER) + row('1'), at('008')))).toEqual([['OTHER_ACCOUNT', 3, null]])
  })
})

describe('the decimal mark', () => {
  const octo = (...rows: string[]) =>
    read(['Tanggal;Deskripsi;Debit;Kredit;Saldo', ...rows.map(row => `01-Nov-2026;X;${row}`)].join('\n'), at('022'))

  it('is decided by the balances where each cell could be either', async () => {
    // Only read as thousands does 500 + 1.500 equal 2.000.
    expect(lines(await octo('0;500;500', '0;1.500;2.000'))).toEqual([
      ['2026-11-01', 50_000n, 50_000n],
      ['2026-11-01', 150_000n, 200_000n],
    ])
  })
  it('is the one that proves most where both are found, and the other cells are named', async () => {
    const reading = await octo('0;1.000,00;1.000,00', '0;500.00;1.500,00', '0;1.000,00;2.500,00')
    expect(kinds(reading)).toEqual([['AMOUNT_OTHER_MARK', 3, 'Kredit']])
  })
  it('contradicts itself where nothing is proved', async () => {
    expect(kinds(await octo('0;1.000,00;', '0;1,000.00;'))).toContainEqual(['MIXED_DECIMAL_MARKS', null, null])
  })
})

describe('MT940', () => {
  const message = (...fields: string[]) =>
    [':20:1', ':25:CENAIDJA/5220304471', ':60F:C261101IDR1000,', ...fields, ':62F:C261103IDR1234,56', '-'].join('\r\n')
  it('reads reversals, entry dates, coded and structured information', async () => {
    const reading = await read(
      message(
        ':61:2611021102C200,00NTRFINV-42//B1',
        ':86:/EREF/E2E-1/ORDP//NAME/PT BUMI KARSA/REMI/BAYAR INV-42',
        ':61:2611021102RD100,00NTRFNONREF',
        ':86:166?00GUTSCHRIFT?20BAYAR TAGI?21HAN 7?32PT MAJU?33 JAYA',
        ':61:2611031103RC65,44NTRFNONREF//B3',
        ':86:KOREKSI',
        'KESALAHAN',
      ),
    )
    expect(kinds(reading)).toEqual([])
    expect(lines(reading)).toEqual([
      ['2026-11-02', 20_000n, 120_000n],
      ['2026-11-02', 10_000n, 130_000n],
      ['2026-11-03', -6_544n, 123_456n],
    ])
    expect(reading.lines.map(line => [line.partyName, line.description, line.references])).toEqual([
      ['PT BUMI KARSA', 'E2E-1 PT BUMI KARSA BAYAR INV-42', ['INV-42', 'B1', 'E2E-1']],
      ['PT MAJU JAYA', 'GUTSCHRIFT BAYAR TAGIHAN 7 PT MAJU JAYA', []],
      [null, 'KOREKSI KESALAHAN', ['B3']],
    ])
    expect(reading.proof).toEqual({ openingMinor: 100_000n, closingMinor: 123_456n, rows: 3, holds: true })
  })
  it('sees a wrong closing balance, a broken line and a missing end', async () => {
    expect(kinds(await read(message(':61:2611021102C200,00NTRFNONREF', ':86:X')))).toEqual([
      ['CLOSING_DIFFERS', 6, ':62F:'],
    ])
    expect(kinds(await read(message(':61:nothing', ':86:X')))).toContainEqual(['LINE_INVALID', 4, ':61:'])
    expect(kinds(await read(':20:1\n:25:5220304471\n:60F:C261101IDR0,\n:61:261102C1,NTRFX\n:86:Y'))).toContainEqual([
      'TRUNCATED',
      5,
      null,
    ])
  })
})

describe('camt.053', () => {
  const document = (body: string, head = '') =>
    `<?xml version="1.0"?>\n${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>5220304471</IBAN></Id></Acct>${body}</Stmt></BkToCstmrStmt></Document>`
  const entry = (extra = '') =>
    `<Ntry><Amt Ccy="IDR">10.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>E-7</EndToEndId></Refs><RltdPties><Dbtr><Nm>PT &amp; CO</Nm></Dbtr></RltdPties><RmtInf><Ustrd>BAYAR</Ustrd></RmtInf></TxDtls></NtryDtls>${extra}</Ntry>`
  it('names the other party and the references', async () => {
    const reading = await read(document(entry()))
    expect(reading.lines[0]).toMatchObject({
      partyName: 'PT & CO',
      references: ['E-7'],
      description: 'BAYAR',
      amountMinor: 1050n,
    })
  })
  it('refuses a document type, so that no entity is ever read', async () => {
    const attack = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n'
    expect(kinds(await read(document(entry('<AddtlNtryInf>&x;</AddtlNtryInf>'), attack)))).toEqual([
      ['DOCTYPE', 2, null],
    ])
    expect(kinds(await read(document(entry('<AddtlNtryInf>&x;</AddtlNtryInf>'))))).toEqual([['BROKEN_XML', 2, null]])
  })
  it('sees that it is cut off', async () => {
    expect(kinds(await read(document(entry()).slice(0, -30)))).toEqual([['TRUNCATED', 2, null]])
  })
  it('leaves out what is pending', async () => {
    expect(kinds(await read(document(entry().replace('BOOK', 'PDNG') + entry())))).toEqual([['NOT_BOOKED', 2, 'Sts']])
  })
})

describe('OFX', () => {
  it('takes no document type and sees a missing end', async () => {
    expect(kinds(await read('<?xml version="1.0"?><!DOCTYPE OFX><OFX></OFX>'))).toContainEqual(['DOCTYPE', 1, null])
    const file = 'OFXHEADER:100\n\n<OFX><STMTTRN><DTPOSTED>20261101<TRNAMT>-5,50<NAME>TOKO<MEMO>BELI\n'
    expect(kinds(await read(file))).toEqual([['TRUNCATED', 3, null]])
    const reading = await read(`${file}</STMTTRN></OFX>`)
    expect(kinds(reading)).toEqual([])
    expect(reading.lines).toMatchObject([
      { direction: 'DEBIT', amountMinor: 550n, partyName: 'TOKO', description: 'TOKO BELI' },
    ])
  })
})

describe('files that are no statement', () => {
  it.each([
    ['empty', '', 'EMPTY_FILE'],
    ['blank', '\r\n \n', 'EMPTY_FILE'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'WORKBOOK'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'WORKBOOK'],
    ['a PDF', '%PDF-1.7', 'NOT_TEXT'],
    ['without rows', 'Tanggal,Keterangan,Nominal,Saldo\n', 'NO_ROWS'],
  ])('%s: one clear error', async (_name, bytes, kind) => {
    expect(kinds(await read(bytes, at('008')))).toEqual([[kind, null, null]])
  })
  it('of an unknown layout gives its first rows, for mapping', async () => {
    const reading = await read('Some bank, Jakarta\nWhen;What;How much\n01.11.2026;"A;B";5,00\n02.11.2026;C;6,00\n')
    expect(kinds(reading)).toEqual([['UNKNOWN_LAYOUT', null, null]])
    expect(reading.sample?.rows.slice(1, 3)).toEqual([
      ['When', 'What', 'How much'],
      ['01.11.2026', 'A;B', '5,00'],
    ])
  })
  it('a quote that is never closed and a row that ends too early', async () => {
    const header = 'Tanggal,Keterangan,Nominal,Saldo\n'
    expect(kinds(await read(`${header}01 Nov 2026,"X,+1,\n`, at('008')))).toContainEqual(['TRUNCATED', 2, null])
    const cut = await read(`${header}01 Nov 2026,X,+1,1\n02 Nov 2026,`, at('008'))
    expect(kinds(cut)).toContainEqual(['TRUNCATED', 3, null])
    expect(kinds(cut)).toContainEqual(['CELL_MISSING', 3, 'Nominal'])
  })
  it('too many rows', async () => {
    const reading = await read('Tanggal,Keterangan,Nominal,Saldo\n' + '01 Nov 2026,X,+1,\n'.repeat(5), {
      ...at('008'),
      mostRows: 4,
    })
    expect(kinds(reading)).toEqual([['TOO_MANY_ROWS', null, null]])
  })
})

describe('a saved mapping', () => {
  const mapping = {
    delimiter: ';',
    skipRows: 1,
    dateColumn: 0,
    dateFormat: 'd.M.yyyy',
    descriptionColumns: [1, 2],
    debitColumn: 3,
    creditColumn: 4,
    balanceColumn: null,
    decimalMark: ',' as const,
  }
  const file = 'a;b;c;d;e\n1.11.2026;X;Y;5,00;\n2.11.2026;Z;Z;;1.006,00\n'
  it('reads an unknown file by column numbers', async () => {
    const reading = await read(file, { savedMapping: { mapping, header: ['a', 'b', 'c', 'd', 'e'] } })
    expect(kinds(reading)).toEqual([])
    expect(reading.lines.map(line => [line.description, line.direction, line.amountMinor])).toEqual([
      ['X Y', 'DEBIT', 500n],
      ['Z', 'CREDIT', 100_600n],
    ])
  })
  it('that cannot work is named by its fields', async () => {
    const reading = await read(file, { mapping: { ...mapping, dateFormat: 'dd', creditColumn: null } })
    expect(reading.issues.kept).toMatchObject([
      { kind: 'MAPPING_INVALID', details: { reason: 'dateFormat, amountColumn' } },
    ])
  })
})
