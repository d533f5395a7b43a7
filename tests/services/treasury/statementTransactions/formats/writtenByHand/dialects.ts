// Handwritten statement files based on the layouts in bank-files.md and on the standards: the allowed results of each are known.
import type { Mapping } from '../../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import type { Add } from './cases.ts'

export function dialects(add: Add, A: string) {
  const mcmH = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit\n'
  const mr = `${A},01/11/26,01/11/26,6902,A,,,.00,"453,684.00"\n${A},02/11/26,02/11/26,6902,B,,,"2,500.00",.00\n`
  for (const foot of [
    'Number of Transactions : 2',
    'No of Debit : 1',
    'No. of Credit : 1',
    'Transaction Count,2',
    'Record Count: 2',
    'Banyaknya transaksi : 2',
    '2 transaksi',
    'Menampilkan 1 - 2 dari 2 transaksi',
    'Showing 1 to 2 of 2 entries',
    'Total No. of Transactions : 2',
    'Total Debit (1),,,,,,,"2,500.00",',
    'Jumlah Debet : 1 transaksi',
    'TOTAL,,,,,,,"2,500.00","453,684.00"',
    'Mutasi Debet (1) : 2500.00',
    'Total Nominal Kredit : 453684.00',
    'Halaman 1 dari 1',
    'Printed by: BUDI 02/11/2026',
    '*** End of Statement ***',
    'Disclaimer: this is a computer generated statement',
  ])
    add('right foot ' + foot, '008', mcmH + mr + foot + '\n', '2:45118400')
  for (const foot of [
    'Banyaknya transaksi : 3',
    'No. of Credit : 2',
    'Jumlah Debet : 2 transaksi',
    'Total Debit (2),,,,,,,"2,500.00",',
    'Mutasi Debet (1) : 2,600.00',
    'Total Nominal Kredit : 453,784.00',
    'Total Credit Amount,"453,784.00"',
    'Sub Total,,,,,,,"2,500.00","453,784.00"',
    'Total DB,1,"2,500.00",Total CR,2,"453,684.00"',
    'Total mutasi,"500,000.00"',
    'Credits: 2',
    'Total Penerimaan : 453,784.00',
    'Total Pengeluaran : 2,600.00',
    'Jumlah uang masuk,"453,784.00"',
  ])
    add('wrong foot ' + foot, '008', mcmH + mr + foot + '\n', 'refused|asked')
  // mapped dialects
  const map = (more: Partial<Mapping> = {}): Mapping => ({
    delimiter: ',',
    skipRows: 1,
    dateColumn: 0,
    dateFormat: 'dd/MM/yyyy',
    descriptionColumns: [1],
    debitColumn: 2,
    creditColumn: 3,
    ...more,
  })
  const H = 'Tgl,Ket,Keluar,Masuk,Saldo\n'
  add('both empty', '014', H + '01/11/2026,A,,,\n', 'refused', map())
  add('both filled', '014', H + '01/11/2026,A,1.00,2.00,\n', 'refused', map())
  add('dash for empty', '014', H + '01/11/2026,A,-,2.00,\n02/11/2026,B,1.00,-,\n', '2:100', map())
  add('negative in both columns', '014', H + '01/11/2026,A,-1.00,,\n02/11/2026,B,,-2.00,\n', 'refused', map())
  add(
    'balance proves swapped columns',
    '014',
    H + '01/11/2026,A,1.00,,101.00\n02/11/2026,B,,2.00,99.00\n',
    'refused',
    map({ balanceColumn: 4 }),
  )
  add('date only once per day (merged cells)', '014', H + '01/11/2026,A,1.00,,\n,B,2.00,,\n', 'refused', map())
  add(
    'balance only on last row of the day',
    '014',
    H + '01/11/2026,A,1.00,,\n01/11/2026,B,2.00,,97.00\n02/11/2026,C,,3.00,100.00\n',
    '3:0',
    map({ balanceColumn: 4 }),
  )
  add(
    'balance only on last row wrong',
    '014',
    H + '01/11/2026,A,1.00,,99.00\n01/11/2026,B,2.00,,\n02/11/2026,C,,3.00,101.00\n',
    'refused',
    map({ balanceColumn: 4 }),
  )
  add(
    'quoted amounts with blanks',
    '014',
    H + '01/11/2026,A," 1,000.00 ",,\n02/11/2026,B,," 2.00 ",\n',
    '2:-99800',
    map(),
  )
  add(
    'two decimals comma in quotes vs dot',
    '014',
    H + '01/11/2026,A,"1,50",,\n02/11/2026,B,,2.50,\n',
    'refused',
    map(),
  )
  add('trailing comma rows', '014', H + '01/11/2026,A,1.00,,,,,\n02/11/2026,B,,2.00,,,,\n', '2:100', map())
  add('unquoted thousands', '014', H + '01/11/2026,A,1,000.00,,\n', 'refused', map())
  add('Excel "1.50E+06"', '014', H + '01/11/2026,A,1.50E+06,,\n', 'refused', map())
  add('Excel ####', '014', H + '01/11/2026,A,########,,\n', 'refused', map())
  add('Excel #REF!', '014', H + '01/11/2026,A,#REF!,,\n', 'refused', map())
  add('formula amount', '014', H + '01/11/2026,A,=1+1,,\n', 'refused', map())
  add('apostrophe amount', '014', H + "01/11/2026,A,'1.00,,\n", '1:-100', map())
  add('tiny .5', '014', H + '01/11/2026,A,.5,,\n02/11/2026,B,,2.50,\n', '2:200', map())
  add('amount 0.001', '014', H + '01/11/2026,A,0.001,,\n02/11/2026,B,,2.50,\n', 'refused|asked', map())
  add('huge amount', '014', H + '01/11/2026,A,99999999999999999999.00,,\n', 'refused', map())
  add('day 00', '014', H + '00/11/2026,A,1.00,,\n', 'refused', map())
  add('2-digit year in yyyy', '014', H + '01/11/26,A,1.00,,\n', '1:-100|refused', map())
  add('year first', '014', H + '2026/11/01,A,1.00,,\n', 'refused', map())
  add('yyyy-MM-dd mapped dd', '014', H + '2026-11-01,A,1.00,,\n', 'refused', map())
  add('header twice', '014', H + '01/11/2026,A,1.00,,\n' + H + '02/11/2026,B,,2.00,\n', '2:100', map())
  add(
    'header twice swapped',
    '014',
    H + '01/11/2026,A,1.00,,\nTgl,Ket,Masuk,Keluar,Saldo\n02/11/2026,B,,2.00,\n',
    'refused|asked',
    map(),
  )
  add('blank lines between', '014', H + '\n01/11/2026,A,1.00,,\n\n\n02/11/2026,B,,2.00,\n\n', '2:100', map())
  add('comment row', '014', H + '01/11/2026,A,1.00,,\n# manual note,,,,\n02/11/2026,B,,2.00,\n', 'refused', map())
  add('skip 2 eats a line', '014', H + '01/11/2026,A,1.00,,\n02/11/2026,B,,2.00,\n', 'asked', map({ skipRows: 2 }))
  add('skip 0 header read', '014', H + '01/11/2026,A,1.00,,\n', 'refused', map({ skipRows: 0 }))
  add('wrong delimiter', '014', H.replaceAll(',', ';') + '01/11/2026;A;1.00;;\n', 'refused', map())
  add(
    'tab file mapped',
    '014',
    H.replaceAll(',', '\t') + '01/11/2026\tA\t1.00\t\t\n',
    '1:-100',
    map({ delimiter: '\t' }),
  )
  add(
    'same row 6 times block',
    '014',
    H + '01/11/2026,A,1.00,,\n02/11/2026,B,2.00,,\n03/11/2026,C,3.00,,\n'.repeat(2),
    'asked',
    map(),
  )
  add(
    'opening row',
    '014',
    H + '01/11/2026,Saldo Awal,,,100.00\n01/11/2026,A,1.00,,99.00\n',
    '1:-100',
    map({ balanceColumn: 4 }),
  )
  add(
    'opening row contradicts',
    '014',
    H + '01/11/2026,Saldo Awal,,,110.00\n01/11/2026,A,1.00,,99.00\n',
    'refused',
    map({ balanceColumn: 4 }),
  )
  add(
    'numbers gap',
    '014',
    'No,Tgl,Ket,Keluar,Masuk\n1,01/11/2026,A,1.00,\n2,01/11/2026,B,1.00,\n4,01/11/2026,C,1.00,\n',
    'asked',
    map({ dateColumn: 1, descriptionColumns: [2], debitColumn: 3, creditColumn: 4 }),
  )
  // MT940 dialects
  const mt = (lines: string, open = 'C261101IDR1000,00', close = 'C261102IDR985,00') =>
    `:20:1\r\n:25:${A}\r\n:28C:1/1\r\n:60F:${open}\r\n${lines}:62F:${close}\r\n-\r\n`
  const one = (e: string) => mt(`:61:${e}\r\n:86:T\r\n`)
  for (const [n, e, w] of [
    ['no entry date', '261102D15,00NCHGNONREF', '1:-1500'],
    ['blank entry date', '261102    D15,00NCHGNONREF', '1:-1500'],
    ['DD mark', '2611021102DD15,00NCHGNONREF', '1:-1500'],
    ['amount no decimals', '2611021102D15,NCHGNONREF', '1:-1500'],
    ['amount one decimal', '2611021102D15,0NCHGNONREF', '1:-1500'],
    ['type S', '2611021102D15,00S103NONREF', '1:-1500'],
    ['no type', '2611021102D15,00', '1:-1500|refused'],
    ['month 13', '2613021102D15,00NCHGNONREF', 'refused'],
    ['entry 1332', '2611021332D15,00NCHGNONREF', 'refused'],
    ['lower case mark', '2611021102d15,00NCHGNONREF', 'refused'],
    ['mark X', '2611021102X15,00NCHGNONREF', 'refused'],
    ['two commas', '2611021102D1,5,00NCHGNONREF', 'refused'],
    ['dot', '2611021102D15.00NCHGNONREF', '1:-1500|refused'],
    ['space in amount', '2611021102D1 5,00NCHGNONREF', 'refused'],
    ['future', '2612021202D15,00NCHGNONREF', 'refused'],
  ] as const)
    add(n, '014', one(e), w)
  add('zero', '014', mt(':61:2611021102D0,00NCHGNONREF\r\n:86:T\r\n', undefined, 'C261102IDR1000,00'), 'refused')
  add(
    'overdraft',
    '014',
    mt(':61:2611021102D1500,00NCHGNONREF\r\n:86:T\r\n', undefined, 'D261102IDR500,00'),
    '1:-150000',
  )
  add(
    'overdraft lost sign',
    '014',
    mt(':61:2611021102D1500,00NCHGNONREF\r\n:86:T\r\n', undefined, 'C261102IDR500,00'),
    'refused',
  )
  add('61 continued', '014', mt(':61:2611021102D15,00NCHGNONREF//REF\r\nSUPPL\r\n:86:T\r\n'), '1:-1500')
  add('86 missing', '014', mt(':61:2611021102D15,00NCHGREF9//REF\r\n'), '1:-1500')
  add('61 with no words at all', '014', mt(':61:2611021102D15,00NCHGNONREF\r\n'), 'refused|asked|1:-1500')
  add('lines by LF', '014', mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replaceAll('\r\n', '\n'), '1:-1500')
  add('lines by CR', '014', mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replaceAll('\r\n', '\r'), '1:-1500')
  add(
    'tags indented',
    '014',
    mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replaceAll('\r\n:', '\r\n :'),
    'refused',
  )
  add('61 for 61F typo', '014', mt(':61F:2611021102D15,00NCHGNONREF\r\n:86:T\r\n'), 'refused')
  add(
    '60F twice',
    '014',
    mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replace(
      ':60F:C261101IDR1000,00\r\n',
      ':60F:C261101IDR1000,00\r\n:60F:C261101IDR900,00\r\n',
    ),
    'refused|asked',
  )
  add(
    '62F twice differing',
    '014',
    mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replace('-\r\n', ':62F:C261102IDR900,00\r\n-\r\n'),
    'refused',
  )
  add(
    '65 forward',
    '014',
    mt(':61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n').replace(
      '-\r\n',
      ':64:C261102IDR985,00\r\n:65:C261103IDR985,00\r\n-\r\n',
    ),
    '1:-1500',
  )
  add(
    'MT942 interim',
    '014',
    `:20:1\r\n:25:${A}\r\n:28C:1/1\r\n:34F:IDRD0,\r\n:13D:2611021200+0700\r\n:61:2611021102D15,00NCHGNONREF\r\n:86:T\r\n:90D:1IDR15,\r\n-\r\n`,
    'refused',
  )
  // CAMT
  const bal = (c: string, v: string, i = 'CRDT') =>
    `<Bal><Tp><CdOrPrtry><Cd>${c}</Cd></CdOrPrtry></Tp><Amt Ccy="IDR">${v}</Amt><CdtDbtInd>${i}</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>`
  const en = (v: string, i = 'CRDT', more = '', sts = '<Sts>BOOK</Sts>', d = '<Dt>2026-11-01</Dt>') =>
    `<Ntry><Amt Ccy="IDR">${v}</Amt><CdtDbtInd>${i}</CdtDbtInd>${more}${sts}<BookgDt>${d}</BookgDt><AddtlNtryInf>T</AddtlNtryInf></Ntry>`
  const cam = (body: string, head = `<Acct><Id><Othr><Id>${A}</Id></Othr></Id><Ccy>IDR</Ccy></Acct>`) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${head}${body}</Stmt></BkToCstmrStmt></Document>`
  const ok = bal('OPBD', '1000.00') + bal('CLBD', '985.00')
  add('status code cd', '014', cam(ok + en('15.00', 'DBIT', '', '<Sts><Cd>BOOK</Cd></Sts>')), '1:-1500')
  add('status missing', '014', cam(ok + en('15.00', 'DBIT', '', '')), '1:-1500|refused|asked')
  add(
    'status FUTR',
    '014',
    cam(bal('OPBD', '1000.00') + bal('CLBD', '1000.00') + en('15.00', 'DBIT', '', '<Sts>FUTR</Sts>')),
    'asked|refused',
  )
  add(
    'date time Z',
    '014',
    cam(ok + en('15.00', 'DBIT', '', undefined, '<DtTm>2026-11-01T20:00:00Z</DtTm>')),
    '1:-1500',
  )
  add('date 2026-11-31', '014', cam(ok + en('15.00', 'DBIT', '', undefined, '<Dt>2026-11-31</Dt>')), 'refused')
  add('amount exponent', '014', cam(ok + en('1.5E1', 'DBIT')), 'refused')
  add('amount comma', '014', cam(ok + en('15,00', 'DBIT')), 'refused')
  add('amount blank', '014', cam(ok + en('', 'DBIT')), 'refused')
  add(
    'amount three decimals',
    '014',
    cam(bal('OPBD', '1000.00') + bal('CLBD', '984.995') + en('15.005', 'DBIT')),
    'refused',
  )
  add('indicator lower', '014', cam(ok + en('15.00', 'dbit')), 'refused')
  add(
    'closing negative DBIT',
    '014',
    cam(bal('OPBD', '10.00') + bal('CLBD', '5.00', 'DBIT') + en('15.00', 'DBIT')),
    '1:-1500',
  )
  add(
    'closing negative sign lost',
    '014',
    cam(bal('OPBD', '10.00') + bal('CLBD', '5.00') + en('15.00', 'DBIT')),
    'refused',
  )
  add(
    'IBAN account other',
    '014',
    cam(ok + en('15.00', 'DBIT'), '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>IDR</Ccy></Acct>'),
    'refused',
  )
  add(
    'two OPBD differing',
    '014',
    cam(bal('OPBD', '1000.00') + bal('OPBD', '1100.00') + bal('CLBD', '985.00') + en('15.00', 'DBIT')),
    'refused',
  )
  add('two CLBD differing', '014', cam(ok + bal('CLBD', '1100.00') + en('15.00', 'DBIT')), 'refused')
  add('namespace prefix', '014', cam(ok + en('15.00', 'DBIT')).replace(/<(\/?)(\w)/g, '<$1n:$2'), '1:-1500')
  add('tag unclosed', '014', cam(ok + en('15.00', 'DBIT')).replace('</Ntry>', ''), 'refused')
  add(
    'TxsSummry debit count',
    '014',
    cam(`<TxsSummry><TtlDbtNtries><NbOfNtries>2</NbOfNtries></TtlDbtNtries></TxsSummry>` + ok + en('15.00', 'DBIT')),
    'refused',
  )
  add('ChrgsInf in entry', '014', cam(ok + en('15.00', 'DBIT', '<Chrgs><Amt Ccy="IDR">1.00</Amt></Chrgs>')), '1:-1500')
  add(
    'AmtDtls instructed other',
    '014',
    cam(
      ok +
        en('15.00', 'DBIT').replace(
          '<AddtlNtryInf>',
          '<AmtDtls><InstdAmt><Amt Ccy="USD">1.00</Amt></InstdAmt></AmtDtls><AddtlNtryInf>',
        ),
    ),
    '1:-1500',
  )
  // OFX
  const tr = (v: string, id: string, d = '20261101', more = '') =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${d}<TRNAMT>${v}<FITID>${id}<MEMO>T${id}${more}</STMTTRN>`
  const of = (body: string, end = '', cur = 'IDR', acct = A) =>
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>${cur}<BANKACCTFROM><BANKID>014<ACCTID>${acct}</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261105${body}</BANKTRANLIST>${end}</STMTRS></OFX>`
  add('currency other', '014', of(tr('1.00', '1'), '', 'USD'), 'refused')
  add('account other', '014', of(tr('1.00', '1'), '', 'IDR', '111222333'), 'refused')
  add('zero', '014', of(tr('0.00', '1')), 'refused')
  add('zone', '014', of(tr('1.00', '1', '20261031230000[0:GMT]')), '1:100|asked')
  add('date dashes', '014', of(tr('1.00', '1', '2026-11-01')), 'refused')
  add('ledger balance', '014', of(tr('1.00', '1'), '<LEDGERBAL><BALAMT>100.00<DTASOF>20261105</LEDGERBAL>'), '1:100')
  add('ledger not number', '014', of(tr('1.00', '1'), '<LEDGERBAL><BALAMT>abc<DTASOF>20261105</LEDGERBAL>'), 'refused')
  add('amount words', '014', of(tr('satu', '1')), 'refused')
  add('amount twice', '014', of(tr('1.00', '1', '20261101', '<TRNAMT>2.00')), 'refused')
  add(
    'correct delete',
    '014',
    of(tr('1.00', '1') + tr('2.00', '2') + tr('1.00', '3', '20261101', '<CORRECTFITID>1<CORRECTACTION>DELETE')),
    'asked',
  )
  add('correct unknown', '014', of(tr('1.00', '3', '20261101', '<CORRECTFITID>9<CORRECTACTION>REPLACE')), 'refused')
  add(
    'two statements, other account',
    '014',
    of(tr('1.00', '1')).replace(
      '</OFX>',
      `<STMTRS><CURDEF>IDR<BANKACCTFROM><ACCTID>777777777</BANKACCTFROM><BANKTRANLIST>${tr('9.00', '9')}</BANKTRANLIST></STMTRS></OFX>`,
    ),
    'asked',
  )
  add('escaped words', '014', of(tr('1.00', '1', '20261101', ' A &amp; B &lt;x&gt;')), '1:100')
  add(
    'lower-case tags',
    '014',
    of(tr('1.00', '1')).replace(/<(\/?)(\w+)/g, (_, s, n) => `<${s}${n.toLowerCase()}`),
    '1:100',
  )
  // encodings
  const kbb =
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n01/11/2026,A,0000,"1,000.00 CR","2,000.00"\n02/11/2026,B,0000,"15.00 DB","1,985.00"\n'
  add('utf16be', '014', Buffer.from('\ufeff' + kbb, 'utf16le').swap16(), '2:98500')
  add('utf16 odd byte lost', '014', Buffer.from('\ufeff' + kbb, 'utf16le').subarray(0, -1), 'refused|2:98500|asked')
  add('zip', '014', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(kbb)]), 'refused')
  add('html as xls', '014', '<html><table><tr><td>Tanggal Transaksi</td></tr></table></html>', 'refused')
  add('pdf', '014', '%PDF-1.7\n' + kbb, 'refused')
  add('gzip', '014', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), Buffer.from(kbb)]), 'refused|2:98500')
  add('RTL override in words', '014', kbb.replace(',A,', ',A\u202eFDP,'), '2:98500|asked|refused')
  add('zero-width in amount', '014', kbb.replace('1,000.00 CR', '1,0\u200b00.00 CR'), 'refused|2:98500')
  add('nbsp in amount', '014', kbb.replace('1,000.00 CR', '1,000.00\u00a0CR'), '2:98500')
}
