// Additional columns that identify a row's account and currency, and whether the bank has booked it.
import { describe, expect, it } from 'vitest'
import type { Mapping } from '../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER as OWN, chunksOf, optionsFor } from './writers.ts'

const OTHER = '1110002223334'
const MAPPING: Mapping = {
  delimiter: ',',
  skipRows: 1,
  dateColumn: 0,
  dateFormat: 'dd/MM/yyyy',
  descriptionColumns: [1],
  amountColumn: 2,
}

async function read(bankCode: string, mapping: Mapping | null, ...rows: string[]) {
  const { issues, lines, leftOut } = await readStatement(
    chunksOf(`${rows.join('\n')}\n`),
    optionsFor({ bankCode, ...(mapping && { mapping }) }),
  )
  return {
    told: issues.kept.map(({ severity, kind, row }) => [severity, kind, row]),
    stored: issues.errors > 0 ? null : lines.map(({ row, amountMinor }) => [row, amountMinor]),
    leftOut,
  }
}
const mapped = (...rows: string[]) => read('014', MAPPING, ...rows)

const PERMATA = 'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance'
const BNI = 'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit'
const permata = (day: string, amount: string, balance: string) =>
  `${day}/11/2026,${day}/11/2026,A,.00,${amount},${balance}`
const bni = (day: string, amount: string) => `${day}/11/26 10.15.30,${day}/11/26,1,7001,A,,"${amount}"`

describe('an account in a column of its own', () => {
  it.each(['Account No', 'Account Number', 'No. Rekening', 'Nomor Rekening', 'NOREK', 'Rekening'])(
    'called %s leaves out the rows of other accounts',
    async name => {
      expect(
        await read(
          '013',
          null,
          `${name},${PERMATA}`,
          `${OWN},${permata('01', '1000.00', '2000.00')}`,
          `${OTHER},${permata('02', '500.00', '9500.00')}`,
          `${OWN},${permata('03', '7.00', '2007.00')}`,
        ),
      ).toEqual({
        told: [['WARNING', 'ROWS_LEFT_OUT', null]],
        stored: [
          [2, 100_000n],
          [4, 700n],
        ],
        leftOut: [{ number: OTHER, currency: null, rows: 1 }],
      })
    },
  )

  it('that no balance speaks for is held against this one all the same', async () => {
    const rows = [`${OTHER},${bni('01', '1,000.00')}`, `${OWN},${bni('02', '15.00')}`]
    expect((await read('009', null, `Account No,${BNI}`, ...rows)).stored).toEqual([[3, 1_500n]])
    expect(
      (await mapped('Date,What,Amount,Account', `01/11/2026,A,10.50,${OTHER}`, `02/11/2026,B,-7.25,${OWN}`)).stored,
    ).toEqual([[3, 725n]])
  })

  it('that is one and another is an error of the file', async () => {
    const rows = [`${OTHER},${permata('01', '10.00', '20.00')}`, `${OTHER},${permata('02', '5.00', '25.00')}`]
    expect((await read('013', null, `Account No,${PERMATA}`, ...rows)).told).toEqual([['ERROR', 'OTHER_ACCOUNT', null]])
  })

  it('of which none is this one may be that of the other party, and is asked about', async () => {
    const rows = ['01/11/2026,A,10.50,1234567890', '02/11/2026,B,-7.25,0987654321']
    expect(await mapped('Date,What,Amount,Account Number', ...rows)).toMatchObject({
      told: [['WARNING', 'COLUMN_OF_ACCOUNTS', null]],
      stored: [
        [2, 1_050n],
        [3, 725n],
      ],
    })
  })

  it('that a spreadsheet has shortened is told apart by the digits that are left', async () => {
    const header = `Account No,${PERMATA}`
    const [own, other] = [`${OWN[0]}.${OWN.slice(1, 5)}E+09`, '9.9988E+09']
    const row = (number: string) => `"${number}",${permata('01', '10.00', '20.00')}`
    expect((await read('013', null, header, row(own))).told).toEqual([])
    expect((await read('013', null, header, row(other))).told).toEqual([['ERROR', 'OTHER_ACCOUNT', null]])
  })

  it.each(['Beneficiary Account', 'Account Name', 'Rekening Tujuan'])('called %s is none', async name => {
    const rows = [`01/11/2026,A,10.50,${OTHER}`, `02/11/2026,B,-7.25,${OTHER}`]
    expect((await mapped(`Date,What,Amount,${name}`, ...rows)).told).toEqual([])
  })
})

describe('a currency', () => {
  it.each(['Currency', 'Ccy', 'Mata Uang'])('in a column called %s is held against that of the account', async name => {
    const rows = [`${bni('01', '1,000.00')},USD`, `${bni('02', '15.00')},USD`]
    expect((await read('009', null, `${BNI},${name}`, ...rows)).told).toEqual([['ERROR', 'OTHER_CURRENCY', null]])
    expect((await mapped(`Date,What,Amount,${name}`, '01/11/2026,A,10.50,EUR')).told).toEqual([
      ['ERROR', 'OTHER_CURRENCY', null],
    ])
    expect((await mapped(`Date,What,Amount,${name}`, '01/11/2026,A,10.50,Rp')).told).toEqual([])
  })

  it.each(['Amount (USD)', 'Amount USD', 'Jumlah [US$]', 'Nilai (EUR)'])(
    'in the name of the column: %s',
    async name => {
      expect((await mapped(`Date,What,${name}`, '01/11/2026,A,10.50')).told).toEqual([
        ['ERROR', 'OTHER_CURRENCY', null],
      ])
    },
  )

  it.each(['Amount (IDR)', 'Jumlah (Rp)', 'Amount Out', 'Jumlah (All)', 'Nominal'])('%s names no other', async name => {
    expect((await mapped(`Date,What,${name}`, '01/11/2026,A,10.50')).told).toEqual([])
  })
})

describe('amounts in thousands', () => {
  it.each(['Jumlah (dalam ribuan)', 'Amount (in thousands)', "Amount ('000)", 'Nilai (Rp juta)'])(
    'are asked about: %s',
    async name => {
      expect((await mapped(`Date,What,${name}`, '01/11/2026,A,10.50')).told).toEqual([['WARNING', 'AMOUNTS_SCALED', 1]])
    },
  )

  it('above the table too, but not in the name of a firm', async () => {
    const [header, row] = [
      'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance',
      permata('01', '10.00', '20.00'),
    ]
    expect((await read('013', null, 'Laporan dalam jutaan Rupiah', header, row)).told).toEqual([
      ['WARNING', 'AMOUNTS_SCALED', 1],
    ])
    expect((await read('013', null, 'Nama : PT RIBUAN JUTA', header, row)).told).toEqual([])
  })
})

describe('a status', () => {
  it.each([
    ['Status', 'Success', 'Failed'],
    ['Status', 'Posted', 'Pending'],
    ['Status Transaksi', 'Berhasil', 'Gagal'],
    ['Transaction Status', 'COMPLETED', 'Rejected'],
    ['Status', '', 'Dalam Proses'],
    ['Keterangan Status', 'Sukses', 'Dibatalkan'],
  ])('%s: a row that says %s is stored, one that says %s is left out and told', async (name, good, bad) => {
    const rows = [`01/11/2026,A,10.50,${good}`, `02/11/2026,B,-7.25,${bad}`]
    expect(await mapped(`Date,What,Amount,${name}`, ...rows)).toMatchObject({
      told: [['WARNING', 'NOT_BOOKED', 3]],
      stored: [[2, 1_050n]],
    })
  })

  it('that the balances contradict refuses the file', async () => {
    const rows = [
      `${permata('01', '10.00', '20.00')},Posted`,
      `${permata('02', '5.00', '25.00')},Failed`,
      `${permata('03', '5.00', '30.00')},Posted`,
    ]
    const { told, stored } = await read('013', null, `${PERMATA},Status`, ...rows)
    expect(stored === null || told.some(([, kind]) => kind === 'NOT_BOOKED')).toBe(true)
  })

  it('of words that nobody knows is asked about, once', async () => {
    const rows = ['01/11/2026,A,10.50,Y', '02/11/2026,B,-7.25,Z', '02/11/2026,C,-7.00,Z']
    expect((await mapped('Date,What,Amount,Status', ...rows)).told).toEqual([['WARNING', 'STATUS_UNREAD', null]])
  })
})
