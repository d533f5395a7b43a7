// The metadata around a delimited file's rows: account, period, balances and totals, pages. In many wordings, and the file is checked
// against all of it.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const OTHER_NUMBER = '9998887776'
const PERMATA = 'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance'
const ROWS = '02/11/2026,02/11/2026,A,.00,500.00,500.00\n03/11/2026,03/11/2026,B,100.00,.00,400.00'
const BCA = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah\n02/11/2026,A,0000,5.00 CR'

const read = (text: string, bankCode = '013') => readStatement(chunksOf(text), optionsFor({ bankCode }))
const kindsOf = async (text: string, bankCode?: string) =>
  (await read(text, bankCode)).issues.kept.map(({ kind }) => kind)
const below = (head: string) => `${head}\n${PERMATA}\n${ROWS}\n`
const above = (foot: string) => `${PERMATA}\n${ROWS}\n${foot}\n`

describe('the account of a file is read, whatever its row is called', () => {
  it.each([
    'Rekening : #',
    'Account : #',
    'Acc. No : #',
    'A/C No. : #',
    'No. Rekening/Nama : # / PT MAJU',
    'Account No. (IDR): #',
    'Nomor Rekening (Account Number) : #',
    "Rekening,'#",
    'Account Number: # - IDR',
    'Rek. : #',
    'Account,#,PT MAJU',
    'Nomor Akun : #',
    'Rekening Giro : #',
    'Informasi Rekening #',
  ])('%s', async row => {
    expect(await kindsOf(below(row.replace('#', ACCOUNT_NUMBER)))).toEqual([])
    expect(await kindsOf(below(row.replace('#', OTHER_NUMBER)))).toEqual(['OTHER_ACCOUNT'])
  })

  it.each(['Total Rekening : 3', 'Saldo Rekening : 1.234.567,00', 'Account Officer : BUDI 12345678', 'Account 1 of 3'])(
    'but not where none stands: %s',
    async row => expect((await read(below(row))).accounts).toEqual([]),
  )
})

describe('the currency of a file', () => {
  it.each([
    'Currency Code : #',
    'Currency (CCY) : #',
    'Valuta : #',
    'Mata Uang Rekening : #',
    'Mata Uang (Currency) : #',
    'Curr : #',
    'Currency,#',
    'Account Currency: #',
  ])('%s', async row => {
    for (const own of ['IDR', 'Rp', 'Rupiah', 'Indonesian Rupiah', 'IDR Periode'])
      expect(await kindsOf(below(row.replace('#', own)))).toEqual([])
    for (const other of ['USD', 'US Dollar', 'EUR'])
      expect(await kindsOf(below(row.replace('#', other)))).toEqual(['OTHER_CURRENCY'])
  })
})

it.each([
  'Periode : 01/10/2026 s.d. 31/10/2026',
  'Period: From 01/10/2026 To 31/10/2026',
  'Periode : Dari Tanggal 01/10/2026 Sampai Tanggal 31/10/2026',
  'Periode,01/10/2026,31/10/2026',
])('a period holds its days: %s', async row => {
  expect(await kindsOf(below(row))).toEqual(['DATE_OUTSIDE_PERIOD', 'DATE_OUTSIDE_PERIOD'])
  expect(await kindsOf(below(row.replaceAll('/10/', '/11/').replace('31/', '30/')))).toEqual([])
})

describe('what stands below the rows is held against them', () => {
  it.each([
    ['Total Debit : 1 Transaksi 100.00', 'Total Debit : 2 Transaksi 100.00', 'COUNT_DIFFERS'],
    ['Total Debit (1) 100.00', 'Total Debit (3) 100.00', 'COUNT_DIFFERS'],
    ['Total Kredit : 1 item 500.00', 'Total Kredit : 1 item 700.00', 'TOTAL_DIFFERS'],
    ['Total Debit,100.00,Total Kredit,500.00', 'Total Debit,100.00,Total Kredit,900.00', 'TOTAL_DIFFERS'],
    ['Kredit,:,500.00,1', 'Kredit,:,900.00,1', 'TOTAL_DIFFERS'],
    ['Saldo Akhir per 03/11/2026,,,,,400.00', 'Saldo Akhir per 03/11/2026,,,,,450.00', 'CLOSING_DIFFERS'],
    ['Saldo Akhir (IDR) : 400.00', 'Saldo Akhir (IDR) : 450.00', 'CLOSING_DIFFERS'],
    ['Closing Ledger Balance : 400.00', 'Closing Ledger Balance : 450.00', 'CLOSING_DIFFERS'],
    ['Saldo Penutup : 400.00', 'Saldo Penutup : 450.00', 'CLOSING_DIFFERS'],
  ] as const)('%s', async (right, wrong, kind) => {
    expect(await kindsOf(above(right))).toEqual([])
    expect(await kindsOf(above(wrong))).toEqual([kind])
  })

  it('in the English of KlikBCA as well', async () => {
    const file = (starting: string) =>
      [
        `Account No. : ${ACCOUNT_NUMBER}`,
        'Period : 01/11/2026 - 20/11/2026',
        'Currency : Rp',
        '',
        'Date,Description,Branch,Amount,,Balance',
        "'02/11,A,'0000,5.00,CR,5.00",
        `Starting Balance,:,${starting}`,
        'Credit,:,5.00,1',
        'Debet,:,0.00,0',
        'Ending Balance,:,5.00',
      ].join('\r\n')
    expect(await kindsOf(file('0.00'), '014')).toEqual([])
    expect(await kindsOf(file('1.00'), '014')).not.toEqual([])
  })
})

describe('a transaction that has lost its day', () => {
  it.each(['NAMA BERKAT', 'PAGE ONE MEDIA', 'DICETAK OLEH PT X', 'PERIODE TIGA PT'])(
    'is no head, although it is called %s',
    async name => expect(await kindsOf(`${BCA}\n,${name},0000,7.00 CR\n`, '014')).toContain('DATE_INVALID'),
  )

  it('and a foot without money is none', async () => {
    for (const foot of ['Dicetak 21/11/2026 10:15', 'Nama : PT X', 'Halaman 1 dari 1', 'Page 1/1'])
      expect(await kindsOf(`${BCA}\n${foot}\n`, '014')).toEqual([])
  })
})

describe('pages that count themselves', () => {
  it.each([
    ['Halaman 1 dari 2', ['PAGE_MISSING']],
    ['Page 2 of 2', ['PAGE_BEFORE_MISSING']],
    ['Bersambung ke halaman berikut', ['PAGE_MISSING']],
    [`Halaman 1 dari 3\n${BCA}\nHalaman 3 dari 3`, ['PAGE_BEFORE_MISSING', 'LINE_IN_OTHER_PART']],
    [`Bersambung\n${BCA.replace('A,', 'B,')}`, []],
    [`Halaman 1 dari 2\n${BCA.replace('A,', 'B,')}\nHalaman 2 dari 2`, []],
  ] as const)('%s', async (foot, kinds) =>
    expect((await kindsOf(`${BCA}\n${foot}\n`, '014')).toSorted()).toEqual(kinds.toSorted()),
  )
})

describe('three digits behind a mark', () => {
  const MCM = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit'
  const row = (debit: string, credit: string) => `${ACCOUNT_NUMBER},02/11/26,02/11/26,1,T,,,"${debit}","${credit}"`

  it('are asked about where only a zero shows the mark, and balances that prove change nothing', async () => {
    expect(await kindsOf(`${MCM}\n${row('.00', '1.500')}\n${row('25.000', '.00')}\n`, '008')).toEqual([
      'DECIMAL_MARK_OPEN',
    ])
    const proved = `${PERMATA}\n02/11/2026,02/11/2026,A,.00,1.500,10.500\n03/11/2026,03/11/2026,B,2.500,.00,8.000\n`
    expect(await kindsOf(proved)).toEqual(['DECIMAL_MARK_OPEN'])
  })

  it('are asked about where whoever mapped the columns said that it is the decimal mark, once', async () => {
    const mapping = {
      delimiter: ';',
      skipRows: 1,
      dateColumn: 0,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [1],
      amountColumn: 2,
      decimalMark: '.',
    } as const
    const options = optionsFor({ bankCode: '014', mapping })
    const text = 'd;t;a\n02/11/2026;A;1.500\n03/11/2026;B;-2.750\n'
    const asked = await readStatement(chunksOf(text), options)
    expect(asked.issues.kept.map(({ kind }) => kind)).toEqual(['DECIMAL_MARK_OPEN'])
    const edits = { corrections: [], skippedRows: [], decimalMark: ',' } as const
    const answered = await readStatement(chunksOf(text), { ...options, edits })
    expect(answered.lines.map(({ amountMinor }) => amountMinor)).toEqual([150_000n, 275_000n])
  })
})

it('byte-order marks of files that were joined are none of their text', async () => {
  const reading = await read(
    `${PERMATA}\n02/11/2026,02/11/2026,A,.00,5.00,5.00\n\ufeff${PERMATA}\n${ROWS.split('\n')[0]?.replace('500.00,500.00', '5.00,10.00') ?? ''}\n`,
  )
  expect([reading.issues.errors, reading.lines.length, reading.proof?.holds]).toEqual([0, 2, true])
})
