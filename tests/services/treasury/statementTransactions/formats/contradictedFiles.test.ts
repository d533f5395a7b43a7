// Files that contradict themselves: each causes a question, a rejection, or an issue of the row.
import { describe, expect, it } from 'vitest'
import type { Mapping } from '../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import {
  readStatement,
  type ReadOptions,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { balance, camt, entry, mt940, ofx, ofxFile, stmt, transaction } from './messages.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const bca = optionsFor({ bankCode: '014' })
const read = (bytes: string, options: Partial<ReadOptions> = {}) =>
  readStatement(chunksOf(bytes), { ...bca, ...options })
const at = (bankCode: string): Partial<ReadOptions> => ({ account: { ...bca.account, bankCode } })
const kinds = (reading: Reading) => reading.issues.kept.map(({ kind, row }) => [kind, row])
const bisnis = (...rows: string[]) => read(['Tanggal Transaksi,Keterangan,Cabang,Jumlah', ...rows, ''].join('\n'))

describe('days', () => {
  it('one row against the order of all others is told, also where no balance proves the order', async () => {
    const days = (...some: string[]) => bisnis(...some.map((day, index) => `${day}/10/2026,T${index},0,100.00 CR`))
    expect(kinds(await days('12', '13', '03', '14'))).toEqual([['DATE_OUT_OF_ORDER', 4]])
    expect(kinds(await days('12', '13', '14', '15'))).toEqual([])
    expect(kinds(await days('15', '14', '13', '12'))).toEqual([])
    // Where several rows are out of order, there is no order to violate.
    expect(kinds(await days('12', '03', '13', '04', '14'))).toEqual([])
  })

  it.each([
    ['261102', '261020', 'C261020', [['DATE_OUTSIDE_PERIOD', 4]]],
    [
      '260702',
      '261001',
      'C261020',
      [
        ['DATE_OLD', 4],
        ['DATE_OUTSIDE_PERIOD', 4],
      ],
    ],
    ['261022', '261001', 'C261020', []],
  ])('an entry of %s between balances of %s and %s', async (day, opened, closed, expected) => {
    const file = mt940({
      opening: `C${opened}IDR0,`,
      lines: [`:61:${day}${day.slice(2)}C100,NTRFX`],
      closing: `${closed}IDR100,`,
    })
    expect(kinds(await read(file, at('008'))).toSorted()).toEqual(expected)
  })

  it('the same of the balances of CAMT', async () => {
    const on = (code: string, amount: string, day: string) =>
      balance(code, amount).replace('</Bal>', `<Dt><Dt>${day}</Dt></Dt></Bal>`)
    const file = (day: string, period = '') =>
      camt(
        stmt(
          period +
            on('OPBD', '0.00', '2026-10-01') +
            on('CLBD', '5.00', '2026-10-05') +
            entry({ amount: '5.00', date: `<Dt>${day}</Dt>` }),
        ),
      )
    expect(kinds(await read(file('2026-10-20'))).map(([kind]) => kind)).toEqual(['DATE_OUTSIDE_PERIOD'])
    expect(kinds(await read(file('2026-10-05')))).toEqual([])
    // Reported once, with the period, which is the more precise of the two.
    const period = '<FrToDt><FrDtTm>2026-10-01T00:00:00</FrDtTm><ToDtTm>2026-10-05T23:59:59</ToDtTm></FrToDt>'
    expect(kinds(await read(file('2026-10-20', period))).map(([kind]) => kind)).toEqual(['DATE_OUTSIDE_PERIOD'])
  })

  it('hours that no day has are asked about', async () => {
    const late = await read(camt(stmt(entry({ amount: '5.00', date: '<DtTm>2026-10-02T24:00:00+07:00</DtTm>' }))))
    expect(kinds(late).map(([kind]) => kind)).toEqual(['DATE_INVALID'])
    const hour25 = ofxFile(ofx(transaction('<TRNAMT>5.00<MEMO>A').replace('20261102', '20261002250000')))
    expect(kinds(await read(hour25)).map(([kind]) => kind)).toEqual(['DATE_INVALID'])
  })
})

describe('order and ends', () => {
  it.each([
    [['15', '02', '03', '04', '05'], 2],
    [['02', '03', '04', '05', '15', '07', '08'], 6],
    [['02', '03', '04', '05', '25', '26'], null],
    [['05', '04', '03', '02', '15'], 6],
  ])('of days %s, row %s stands out', async (days, row) => {
    const reading = await bisnis(...days.map((day, index) => `${day}/10/2026,T${index},0,100.00 CR`))
    expect(kinds(reading)).toEqual(row === null ? [] : [['DATE_OUT_OF_ORDER', row]])
  })

  it('in MT940 as well', async () => {
    const lines = ['02', '03', '04', '15', '06', '07'].map(day => `:61:2610${day}10${day}C100,NTRFX`)
    const reading = await read(mt940({ opening: 'C261001IDR0,', lines, closing: 'C261015IDR600,' }), at('008'))
    expect(kinds(reading)).toEqual([['DATE_OUT_OF_ORDER', 7]])
  })

  const klik = (...footer: string[]) =>
    read(
      [
        'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
        "'02/11,A,'0000,100.00,CR,1100.00",
        "'03/11,B,'0000,50.00,CR,1150.00",
        ...footer,
        '',
      ].join('\n'),
    )
  it('a layout that ends with its closing balance is cut where that is missing', async () => {
    const whole = ['Saldo Awal : 1000.00', 'Mutasi Kredit : 150.00', 'Mutasi Debet : 0.00', 'Saldo Akhir : 1150.00']
    expect(kinds(await klik(...whole))).toEqual([])
    expect(kinds(await klik(...whole.slice(0, 2)))).toEqual([['TRUNCATED', 5]])
    expect(kinds(await klik())).toEqual([['END_MISSING', 3]])
  })

  it('a balance in a row of its own with a day is no transaction', async () => {
    const file = [
      'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
      '01/11/2026,SALDO AWAL,0000,,"1,000.00"',
      '02/11/2026,A,0000,"100.00 CR","1,100.00"',
      '02/11/2026,SALDO AKHIR,0000,,"1,100.00"',
      '',
    ].join('\n')
    const reading = await read(file)
    expect([kinds(reading), reading.lines.length, reading.isOpeningStated]).toEqual([[], 1, true])
    expect(kinds(await read(file.replace('SALDO AKHIR,0000,,"1,100.00"', 'SALDO AKHIR,0000,,"1,200.00"')))).toEqual([
      ['CLOSING_DIFFERS', 4],
    ])
  })
})

describe('the period', () => {
  it.each([
    '01/10/26 - 31/10/26',
    '1 Okt 2026 - 31 Okt 2026',
    '1 Oktober 2026 s/d 31 Oktober 2026',
    '01-Oct-2026 to 31-Oct-2026',
    '2026-10-01 - 2026-10-31',
  ])('%s is read', async period => {
    const file = (day: string) =>
      read(`Periode : ${period}\nTanggal Transaksi,Keterangan,Cabang,Jumlah\n${day}/2026,A,0,100.00 CR\n`)
    expect(kinds(await file('05/11'))).toEqual([['DATE_OUTSIDE_PERIOD', 3]])
    expect(kinds(await file('31/10'))).toEqual([])
  })

  it('of OFX ends at the moment that it says, in the zone of the organization', async () => {
    const one = '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261031180000[0:GMT]<TRNAMT>5.00<MEMO>A</STMTTRN>'
    const file = (end: string) => ofxFile(ofx(`<DTSTART>20261001000000[0:GMT]<DTEND>${end}${one}`))
    expect(kinds(await read(file('20261031235959[0:GMT]')))).toEqual([])
    expect(kinds(await read(file('20261030235959[0:GMT]'))).map(([kind]) => kind)).toEqual(['DATE_OUTSIDE_PERIOD'])
  })
})

describe('values', () => {
  it('that a transaction of OFX says twice are errors, unless they are the same', async () => {
    const file = (...fields: string[]) =>
      read(ofxFile(ofx(`<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261031<TRNAMT>100.00${fields.join('')}<MEMO>A</STMTTRN>`)))
    expect(kinds(await file('<TRNAMT>999.00')).map(([kind]) => kind)).toEqual(['VALUE_TWICE'])
    expect(kinds(await file('<TRNAMT>100.00'))).toEqual([])
  })

  it('of two columns of one name are errors where they differ', async () => {
    const file = (other: string) =>
      read(`Tanggal Transaksi,Keterangan,Cabang,Jumlah,Jumlah\n31/10/2026,A,0,100.00 CR,${other}\n`)
    expect(kinds(await file('999.00 CR'))).toEqual([['VALUE_TWICE', 2]])
    expect(kinds(await file('100.00 CR'))).toEqual([])
    expect(kinds(await file(''))).toEqual([])
  })
})

describe('amounts', () => {
  it('three digits behind a mark that other cells decide are asked about where no balance speaks for them', async () => {
    expect(kinds(await bisnis('02/11/2026,A,0,1.500 CR', '03/11/2026,B,0,250.00 CR'))).toEqual([['AMOUNT_DECIMALS', 2]])
    const octo = (...rows: string[]) =>
      read(
        ['Tanggal;Deskripsi;Debit;Kredit;Saldo', ...rows.map(row => `01-Nov-2026;X;${row}`), ''].join('\n'),
        at('022'),
      )
    expect(kinds(await octo('0;1.500;2500.00'))).toEqual([['AMOUNT_DECIMALS', 2]])
    // The balance after it confirms the second.
    expect(kinds(await octo('0;10.00;2500.00', '0;1.500;2501.50'))).toEqual([])
    // A file that writes all amounts this way means decimals.
    expect(kinds(await bisnis('02/11/2026,A,0,12345.500 CR', '03/11/2026,B,0,1.500 CR'))).toEqual([])
  })

  it('blanks within an amount of a standard are no groups', async () => {
    expect(kinds(await read(ofxFile(ofx(transaction('<TRNAMT>1 00.00<MEMO>A'))))).map(([kind]) => kind)).toEqual([
      'AMOUNT_INVALID',
    ])
  })

  it('a net sum of the other sign contradicts the entries', async () => {
    const file = (mark: string, path: (net: string) => string) =>
      camt(stmt(`<TxsSummry><TtlNtries>${path(mark)}</TtlNtries></TxsSummry>${entry({ amount: '100.00' })}`))
    const old = (mark: string) => `<TtlNetNtryAmt>100.00</TtlNetNtryAmt><CdtDbtInd>${mark}</CdtDbtInd>`
    const since8 = (mark: string) => `<TtlNetNtry><Amt>100.00</Amt><CdtDbtInd>${mark}</CdtDbtInd></TtlNetNtry>`
    for (const path of [old, since8]) {
      expect(kinds(await read(file('DBIT', path))).map(([kind]) => kind)).toEqual(['TOTAL_DIFFERS'])
      expect(kinds(await read(file('CRDT', path)))).toEqual([])
    }
  })
})

describe('currencies', () => {
  it('of all balances, where the account has another', async () => {
    const file = stmt(balance('OPBD', '0.00', 'USD') + balance('CLBD', '5.00', 'USD') + entry({ amount: '5.00' }))
    expect(kinds(await read(camt(file))).map(([kind]) => kind)).toEqual(['OTHER_CURRENCY'])
  })

  it('behind the number of the account, where the balances have another', async () => {
    const file = (account: string) =>
      mt940({ account, opening: 'C261101IDR0,', lines: [':61:261102C100,NTRFX'], closing: 'C261102IDR100,' })
    expect(kinds(await read(file(`${ACCOUNT_NUMBER}USD`), at('008')))).toEqual([['OTHER_CURRENCY', 3]])
    expect(kinds(await read(file(`${ACCOUNT_NUMBER}IDR`), at('008')))).toEqual([])
  })

  it.each(['USD 100.00 CR', '$100.00 CR'])('in the cell of a bank’s own layout: %s', async amount => {
    expect(kinds(await bisnis(`02/11/2026,A,0,${amount}`))).toContainEqual(['OTHER_CURRENCY', 2])
    expect(kinds(await bisnis('02/11/2026,A,0,Rp 100.00 CR'))).toEqual([])
  })

  const mapping: Mapping = {
    delimiter: ';',
    skipRows: 1,
    dateColumn: 0,
    dateFormat: 'dd/MM/yyyy',
    descriptionColumns: [1],
    amountColumn: 2,
    balanceColumn: 3,
  }
  it('within the cells of a mapped file', async () => {
    const file = (currency: string) => `Tgl;Ket;Jml;Saldo\n02/11/2026;A;${currency} 1,500.50;${currency} 2,500.50\n`
    expect(kinds(await read(file('USD'), { mapping }))).toContainEqual(['OTHER_CURRENCY', 2])
    expect(kinds(await read(file('Rp'), { mapping }))).toEqual([])
  })
})

describe('cells', () => {
  it.each([
    [
      '008',
      'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
      `${ACCOUNT_NUMBER},02/11/26,02/11/26,1,A,,R,.00,1,500.00`,
    ],
    ['014', 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo', '02/11/2026,A,0,100.00 CR,1,100.00'],
  ])('more of them than columns are an error of their row: a comma cut an amount (%s)', async (bank, header, row) => {
    const reading = await read(`${header}\n${row}\n`, at(bank))
    expect(kinds(reading)).toContainEqual(['CELL_MISSING', 2])
    expect(reading.lines).toEqual([])
  })

  it('a balance under no header, and empty cells behind the last column, are none too many', async () => {
    expect(kinds(await bisnis('02/11/2026,A,0,100.00 CR,1100.00', '03/11/2026,B,0,50.00 CR,1150.00,,'))).toEqual([])
  })

  it('of a file without a header are as many as in its first row', async () => {
    const mapping: Mapping = {
      delimiter: ',',
      skipRows: 0,
      dateColumn: 0,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [1],
      amountColumn: 2,
    }
    const reading = await read('02/11/2026,A,"1,500.00"\n03/11/2026,B,2,500.00\n', { mapping })
    expect(kinds(reading)).toContainEqual(['CELL_MISSING', 2])
  })

  it('a torn row with the number of another account, which whole rows have, is of that', async () => {
    const kopra = (...rows: string[]) =>
      read(
        ['AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance', ...rows, ''].join(
          '\n',
        ),
        at('008'),
      )
    const row = (account: string, date: string, balance: string) =>
      `${account};IDR;${date} 11:00:00;A;;100.00;0.00;${balance}`
    const reading = await kopra(
      row('9990001112', '31 Foo 2026', '5000.00'),
      row('9990001112', '02 November 2026', '5100.00'),
      row(ACCOUNT_NUMBER, '02 November 2026', '1100.00'),
      row(ACCOUNT_NUMBER, '03 November 2026', '1200.00'),
    )
    expect([kinds(reading), reading.lines.length]).toEqual([[['ROWS_LEFT_OUT', null]], 2])
  })

  it('no balance is suggested where directions the other way around explain the file as well', async () => {
    const reading = await read(
      [
        'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
        '01/11/2026,SALDO AWAL,0000,,1000.00',
        '02/11/2026,A,0000,100.00 DB,1100.00',
        '03/11/2026,B,0000,100.00 CR,1000.00',
        '',
      ].join('\n'),
    )
    expect(reading.issues.kept.map(({ kind, row, suggestion }) => [kind, row, suggestion])).toEqual([
      ['BALANCE_DIFFERS', 3, undefined],
    ])
  })
})

describe('pages', () => {
  const page = (number: number, opening: string, closing: string, isLast: boolean) =>
    [
      ':20:1',
      `:25:${ACCOUNT_NUMBER}`,
      `:28C:7/${number}`,
      `:60${number === 1 ? 'F' : 'M'}:C261101IDR${opening},`,
      ':61:261102C100,NTRFX',
      `:62${isLast ? 'F' : 'M'}:C261102IDR${closing},`,
      '-}',
    ].join('\r\n')

  it('one between two others is missed by its number, also where its lines cancel each other out', async () => {
    const reading = await read([page(1, '1000', '1100', false), page(3, '1100', '1200', true)].join('\r\n'), at('008'))
    expect(kinds(reading).map(([kind]) => kind)).toEqual(['PAGE_BEFORE_MISSING'])
    const whole = await read([page(1, '1000', '1100', false), page(2, '1100', '1200', true)].join('\r\n'), at('008'))
    expect(kinds(whole)).toEqual([])
  })

  it('the first is missed where a file begins in the middle, in MT940 and CAMT', async () => {
    expect(kinds(await read(page(2, '1000', '1100', true), at('008'))).map(([kind]) => kind)).toEqual([
      'PAGE_BEFORE_MISSING',
    ])
    const second = `<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>${balance('OPBD', '0.00')}${entry({ amount: '5.00' })}${balance('CLBD', '5.00')}`
    expect(kinds(await read(camt(stmt(second)))).map(([kind]) => kind)).toEqual(['PAGE_BEFORE_MISSING'])
  })
})

describe('a saved mapping', () => {
  const mapping: Mapping = {
    delimiter: ',',
    skipRows: 1,
    dateColumn: 0,
    dateFormat: 'dd/MM/yyyy',
    descriptionColumns: [1],
    debitColumn: 2,
    creditColumn: 3,
  }
  const rows = '03/11/2026,B,50.00,\n03/11/2026,B2,,30.00\n'

  it('holds for the header that it was made for', async () => {
    const made = await read(`Tgl,Ket,D,K\n${rows}`, { mapping })
    expect(made.header).toEqual(['tgl', 'ket', 'd', 'k'])
    const savedMapping = { mapping, header: made.header }
    const again = await read(`TGL,Ket,D ,K\n${rows}`, { savedMapping })
    expect([kinds(again), again.lines.map(line => line.direction)]).toEqual([[], ['DEBIT', 'CREDIT']])
    const swapped = await read(`Tgl,Ket,K,D\n${rows}`, { savedMapping })
    expect([kinds(swapped), swapped.lines]).toEqual([[['UNKNOWN_LAYOUT', null]], []])
    expect(swapped.sample?.rows[0]).toEqual(['Tgl', 'Ket', 'K', 'D'])
  })

  it('of a time when headers were not kept is pointed out once more', async () => {
    expect(kinds(await read(`Tgl,Ket,D,K\n${rows}`, { savedMapping: { mapping, header: null } }))).toEqual([
      ['UNKNOWN_LAYOUT', null],
    ])
  })

  it('for a file without a header is asked about each time, unless balances prove the file', async () => {
    const bare = { mapping: { ...mapping, skipRows: 0 }, header: null }
    expect(kinds(await read(rows, { savedMapping: bare }))).toEqual([['MAPPING_UNPROVED', null]])
    // The user has seen the columns when mapping this file.
    expect(kinds(await read(rows, { mapping: bare.mapping }))).toEqual([])
    const balanced = { mapping: { ...bare.mapping, balanceColumn: 4 }, header: null }
    const proved = '03/11/2026,B,50.00,,100.00\n03/11/2026,B2,,30.00,130.00\n'
    expect(kinds(await read(proved, { savedMapping: balanced }))).toEqual([])
    const swapped = await read('03/11/2026,B,,50.00,50.00\n03/11/2026,B2,30.00,,20.00\n', {
      savedMapping: { ...balanced, mapping: { ...balanced.mapping, debitColumn: 3, creditColumn: 2 } },
    })
    expect(kinds(swapped).map(([kind]) => kind)).toEqual(['BALANCE_DIFFERS', 'MAPPING_UNPROVED'])
    const [one = ''] = proved.split('\n')
    expect(kinds(await read(one, { savedMapping: balanced }))).toEqual([['MAPPING_UNPROVED', null]])
  })

  it('tells of a row above the first that reads as a transaction', async () => {
    const reading = await read(`Tgl,Ket,D,K\n${rows}`, { mapping: { ...mapping, skipRows: 2 } })
    expect(kinds(reading)).toEqual([['SKIPPED_IS_LINE', 2]])
  })
})
