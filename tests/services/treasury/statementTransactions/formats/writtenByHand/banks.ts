// Handwritten statement files based on the layouts in bank-files.md and on the standards: the allowed results of each are known.
import type { Mapping } from '../../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import type { Add } from './cases.ts'

export function banks(add: Add, A: string) {
  // ---------- KlikBCA
  const kbHead = (period = '01/11/2026 - 05/11/2026', cur = 'Rp') =>
    `Informasi Rekening - Mutasi Rekening\nNo. rekening : ${A}\nNama : PT X\nPeriode : ${period}\nKode Mata Uang : ${cur}\n\nTanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo\n`
  const kbRows = `'02/11,SETORAN A,'0000,"1,000.00",CR,"2,000.00"\n'03/11,BIAYA ADM,'0000,15.00,DB,"1,985.00"\n`
  const kbFoot = `Saldo Awal,:,"1,000.00"\nMutasi Kredit,:,"1,000.00",1\nMutasi Debet,:,15.00,1\nSaldo Akhir,:,"1,985.00"\n`
  const kb = (rows = kbRows, foot = kbFoot, head = kbHead()) => head + rows + foot
  add('good', '014', kb(), '2:98500')
  add(
    'footer count of credits wrong',
    '014',
    kb(kbRows, kbFoot.replace('"1,000.00",1\nMutasi Debet', '"1,000.00",2\nMutasi Debet')),
    'refused',
  )
  add(
    'footer credits sum wrong',
    '014',
    kb(kbRows, kbFoot.replace('Mutasi Kredit,:,"1,000.00"', 'Mutasi Kredit,:,"1,010.00"')),
    'refused',
  )
  add(
    'footer closing wrong',
    '014',
    kb(kbRows, kbFoot.replace('Saldo Akhir,:,"1,985.00"', 'Saldo Akhir,:,"1,986.00"')),
    'refused',
  )
  add(
    'footer opening wrong',
    '014',
    kb(kbRows, kbFoot.replace('Saldo Awal,:,"1,000.00"', 'Saldo Awal,:,"900.00"')),
    'refused',
  )
  add('currency USD', '014', kb(kbRows, kbFoot, kbHead(undefined, 'USD')), 'refused')
  add('period of another year', '014', kb(kbRows, kbFoot, kbHead('01/11/2025 - 05/11/2025')), 'asked|refused')
  add('row outside period', '014', kb(kbRows.replace("'03/11", "'13/11")), 'refused')
  add(
    'month/day swapped by spreadsheet',
    '014',
    kb(kbRows.replace("'02/11", "'11/02").replace("'03/11", "'11/03")),
    'refused',
  )
  add(
    'PEND row counted in footer',
    '014',
    kb(
      kbRows + `PEND,SWITCHING,'0000,100.00,DB,\n`,
      kbFoot.replace('15.00,1', '115.00,2').replace('"1,985.00"', '"1,885.00"'),
    ),
    'asked',
  )
  add(
    'PEND in the middle with balance',
    '014',
    kb(
      `'02/11,SETORAN A,'0000,"1,000.00",CR,"2,000.00"\nPEND,TRF,'0000,100.00,DB,"1,900.00"\n'03/11,BIAYA ADM,'0000,15.00,DB,"1,985.00"\n`,
    ),
    'asked',
  )
  add('mark DR', '014', kb(kbRows.replace(',DB,', ',DR,')), '2:98500|refused')
  add('mark empty', '014', kb(kbRows.replace(',DB,', ',,')), 'refused')
  add(
    'marks swapped',
    '014',
    kb(kbRows.replace(',DB,', ',XX,').replace(',CR,', ',DB,').replace(',XX,', ',CR,')),
    'refused',
  )
  add('rows without footer', '014', kbHead() + kbRows, 'asked')
  add('footer cut after Saldo Awal', '014', kbHead() + kbRows + 'Saldo Awal,:,"1,000.00"\n', 'refused')
  add('amount with blank inside', '014', kb(kbRows.replace('"1,000.00",CR', '"1 000.00",CR')), '2:98500|refused')
  add('amount without decimals and group', '014', kb(kbRows.replace('"1,000.00",CR', '"1,000",CR')), '2:98500|refused')
  add('twice the footer', '014', kb(kbRows, kbFoot + kbFoot), '2:98500|asked|refused')
  add('last row missing, footer right', '014', kb(kbRows.split('\n')[0] + '\n'), 'refused')
  add('first row missing, footer right', '014', kb(kbRows.split('\n')[1] + '\n'), 'refused')
  add(
    'Dec-Jan period',
    '014',
    kb(
      `'30/12,A,'0000,"1,000.00",CR,"2,000.00"\n'02/01,B,'0000,15.00,DB,"1,985.00"\n`,
      kbFoot,
      kbHead('29/12/2025 - 05/01/2026'),
    ),
    '2:98500',
  )
  add(
    'leap day in non leap year',
    '014',
    kb(kbRows.replace("'03/11", "'29/02"), kbFoot, kbHead('01/02/2026 - 28/02/2026')),
    'refused',
  )
  add(
    'english months MM/dd',
    '014',
    kb(kbRows.replace("'02/11", 'Nov 02').replace("'03/11", 'Nov 03')),
    'refused|2:98500',
  )
  add(
    'footer with other number format',
    '014',
    kb(kbRows, kbFoot.replace(/"1,000.00"/g, '"1.000,00"').replace(/"1,985.00"/g, '"1.985,00"')),
    'refused|asked',
  )
  add(
    'description with newline and date',
    '014',
    kb(kbRows.replace('SETORAN A', '"SETORAN\n02/11 A"')),
    '2:98500|refused|asked',
  )
  // ---------- BCA Bisnis
  const bb = (...rows: string[]) => `Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n${rows.join('\n')}\n`
  add(
    'good',
    '014',
    bb('01/11/2026,A,0000,"1,000.00 CR","2,000.00"', '02/11/2026,B,0000,"15.00 DB","1,985.00"'),
    '2:98500',
  )
  add(
    'no balance, total row in',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\nTotal Mutasi Kredit,,,"1,000.00"\nTotal Mutasi Debet,,,"25.00"\n`,
    'refused',
  )
  add(
    'no balance, count contradicts',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\nJumlah Transaksi : 3\n`,
    'refused',
  )
  add(
    'no balance, "Total Records = 3"',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\nTotal Records = 3\n`,
    'refused',
  )
  add(
    'no balance, "3 transaksi"',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\n3 transaksi\n`,
    'refused|asked',
  )
  add(
    'no balance, "Menampilkan 2 dari 5 transaksi"',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\nMenampilkan 1 - 2 dari 5 transaksi\n`,
    'refused|asked',
  )
  add(
    'no balance, "Showing 1 to 2 of 5 entries"',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\nShowing 1 to 2 of 5 entries\n`,
    'refused|asked',
  )
  add(
    'count above the table',
    '014',
    `Jumlah Transaksi : 3\nTanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\n`,
    'refused|asked',
  )
  add(
    'total above the table',
    '014',
    `Total Kredit : 1,500.00\nTotal Debet : 15.00\nTanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\n`,
    'refused|asked',
  )
  add(
    'sums in the columns: ,,TOTAL,"1,015.00"',
    '014',
    `Tanggal Transaksi,Keterangan,Cabang,Jumlah\n01/11/2026,A,0000,"1,000.00 CR"\n02/11/2026,B,0000,"15.00 DB"\n,TOTAL,,"1,115.00 CR"\n`,
    'refused',
  )
  add(
    'amount CR as K',
    '014',
    bb('01/11/2026,A,0000,"1,000.00 K","2,000.00"', '02/11/2026,B,0000,"15.00 D","1,985.00"'),
    '2:98500',
  )
  add('amount negative and CR', '014', bb('01/11/2026,A,0000,"-1,000.00 CR","2,000.00"'), 'refused')
  add(
    'balance with DB overdraft',
    '014',
    bb('01/11/2026,A,0000,"15.00 DB","5.00 DB"', '02/11/2026,B,0000,"1,000.00 CR","995.00"'),
    '2:98500',
  )
  add(
    'overdraft balance unmarked',
    '014',
    bb('01/11/2026,A,0000,"15.00 DB","5.00"', '02/11/2026,B,0000,"1,000.00 CR","995.00"'),
    'refused',
  )
  add(
    'year 2-digit',
    '014',
    bb('01/11/26,A,0000,"1,000.00 CR","2,000.00"', '02/11/26,B,0000,"15.00 DB","1,985.00"'),
    '2:98500',
  )
  add(
    'american dates',
    '014',
    bb('11/01/2026,A,0000,"1,000.00 CR","2,000.00"', '11/20/2026,B,0000,"15.00 DB","1,985.00"'),
    'refused',
  )
  add(
    'american dates all ambiguous',
    '014',
    bb(
      '10/01/2026,A,0000,"1,000.00 CR","2,000.00"',
      '10/02/2026,B,0000,"15.00 DB","1,985.00"',
      '10/03/2026,B,0000,"15.00 DB","1,970.00"',
    ),
    'asked|refused',
  )
  add(
    'one row twice same balance',
    '014',
    bb(
      '01/11/2026,A,0000,"1,000.00 CR","2,000.00"',
      '02/11/2026,B,0000,"15.00 DB","1,985.00"',
      '02/11/2026,B,0000,"15.00 DB","1,985.00"',
    ),
    'refused',
  )
  add(
    'zero amount',
    '014',
    bb('01/11/2026,A,0000,"0.00 CR","2,000.00"', '02/11/2026,B,0000,"15.00 DB","1,985.00"'),
    'refused',
  )
  add('full-width digits', '014', bb('01/11/2026,A,0000,"１,000.00 CR","2,000.00"'), 'refused')
  add('arabic digits', '014', bb('01/11/2026,A,0000,"١٠٠.00 CR","2,000.00"'), 'refused')
  add('scientific', '014', bb('01/11/2026,A,0000,"1E+03 CR","2,000.00"'), 'refused')
  add(
    'IDR prefix',
    '014',
    bb('01/11/2026,A,0000,"IDR 1,000.00 CR","IDR 2,000.00"', '02/11/2026,B,0000,"15.00 DB","1,985.00"'),
    '2:98500',
  )
  add('amount in thousands marked rb', '014', bb('01/11/2026,A,0000,"1,000rb CR","2,000.00"'), 'refused')
  // ---------- Mandiri MCM (no balance)
  const mcmH = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit\n'
  const mcm = (rows: string, foot = '') => mcmH + rows + foot
  const mr = `${A},01/11/26,01/11/26,6902,A,,,.00,"453,684.00"\n${A},02/11/26,02/11/26,6902,B,,,"2,500.00",.00\n`
  add('good', '008', mcm(mr), '2:45118400')
  add('both sides', '008', mcm(mr.replace('.00,"453,684.00"', '1.00,"453,684.00"')), 'refused')
  add('indonesian in one', '008', mcm(mr.replace('"2,500.00"', '"2.500,00"')), 'refused')
  add(
    'all indonesian',
    '008',
    mcm(mr.replace('"453,684.00"', '"453.684,00"').replace('"2,500.00"', '"2.500,00"').replace(/\.00/g, '0')),
    '2:45118400|refused|asked',
  )
  add('thousand dropped "453,684" only', '008', mcm(`${A},01/11/26,01/11/26,6902,A,,,.00,"453,684"\n`), '1:45368400')
  add('dot "453.684" only', '008', mcm(`${A},01/11/26,01/11/26,6902,A,,,0,453.684\n`), 'refused')
  add('footer total debit', '008', mcm(mr, `Total,,,,,,,"2,500.00","453,684.00"\n`), '2:45118400')
  add('footer total debit differs', '008', mcm(mr, `Total,,,,,,,"3,500.00","453,684.00"\n`), 'refused')
  add(
    'footer Opening/Closing contradict',
    '008',
    mcm(mr, `Opening Balance,1000.00\nClosing Balance,"500,000.00"\n`),
    'refused',
  )
  add('footer closing alone', '008', mcm(mr, `Closing Balance,"500,000.00"\n`), '2:45118400|asked')
  add('No of Debit : 2', '008', mcm(mr, `No of Debit : 2\nNo of Credit : 1\n`), 'refused|asked')
  add('Number of transactions: 3', '008', mcm(mr, `Number of Transactions : 3\n`), 'refused|asked')
  add('Total No. of Transactions: 3', '008', mcm(mr, `Total No. of Transactions : 3\n`), 'refused|asked')
  add('Transaction Count,3', '008', mcm(mr, `Transaction Count,3\n`), 'refused|asked')
  add('Record count: 3', '008', mcm(mr, `Record Count: 3\n`), 'refused|asked')
  add(
    'Grand Total then labels in a row, values in the next',
    '008',
    mcm(mr, `,,,,,,,Total Debit,Total Credit\n,,,,,,,"3,500.00","453,684.00"\n`),
    'refused|asked',
  )
  add('value date later', '008', mcm(mr.replace('02/11/26,02/11/26', '02/11/26,05/11/26')), '2:45118400')
  add('date far in past', '008', mcm(mr.replace('01/11/26,01/11/26', '01/11/16,01/11/16')), 'asked')
  add('another account in one row', '008', mcm(mr.replace(`\n${A}`, '\n9998887776')), 'asked|refused')
  add('account in scientific', '008', mcm(mr.replaceAll(A, '5.22E+09')), 'refused')
  add('account with lost leading zero ok', '008', mcm(mr.replaceAll(A, '0' + A)), '2:45118400')
  // ---------- Kopra
  const kop = (...rows: string[]) =>
    `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n${rows.join('\n')}\n`
  add(
    'good',
    '008',
    kop(
      `${A};IDR;01 November 2026 11:27:10;A;;750000.00;0.00;1750000.00`,
      `${A};IDR;02 November 2026 01:00:00;B;;0.00;50000.00;1700000.00`,
    ),
    '2:70000000',
  )
  add(
    'sides swapped header',
    '008',
    `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Debit Amount;Credit Amount;Close Balance\n${A};IDR;01 November 2026 11:27:10;A;;750000.00;0.00;250000.00\n${A};IDR;02 November 2026 11:27:10;A;;0.00;50000.00;300000.00\n`,
    '2:-70000000',
  )
  add(
    'ccy USD in a row',
    '008',
    kop(
      `${A};IDR;01 November 2026 11:27:10;A;;750000.00;0.00;1750000.00`,
      `${A};USD;02 November 2026 01:00:00;B;;0.00;50000.00;1700000.00`,
    ),
    'asked|refused',
  )
  add(
    'month Nopember',
    '008',
    kop(
      `${A};IDR;01 Nopember 2026 11:27:10;A;;750000.00;0.00;1750000.00`,
      `${A};IDR;02 Nopember 2026 01:00:00;B;;0.00;50000.00;1700000.00`,
    ),
    '2:70000000',
  )
  add('time 25', '008', kop(`${A};IDR;01 November 2026 25:27:10;A;;750000.00;0.00;1750000.00`), 'refused')
  add(
    'balance column cut in the last row',
    '008',
    kop(
      `${A};IDR;01 November 2026 11:27:10;A;;750000.00;0.00;1750000.00`,
      `${A};IDR;02 November 2026 01:00:00;B;;0.00;50000.00`,
    ),
    'refused',
  )
  add(
    'plain thousands with comma as decimals',
    '008',
    kop(
      `${A};IDR;01 November 2026 11:27:10;A;;750000,00;0,00;1750000,00`,
      `${A};IDR;02 November 2026 01:00:00;B;;0,00;50000,00;1700000,00`,
    ),
    '2:70000000',
  )
  add(
    'semicolon in remarks',
    '008',
    kop(`${A};IDR;01 November 2026 11:27:10;A;B;C;750000.00;0.00;1750000.00`),
    'refused',
  )
  add(
    'minus in debit',
    '008',
    kop(
      `${A};IDR;01 November 2026 11:27:10;A;;750000.00;0.00;1750000.00`,
      `${A};IDR;02 November 2026 01:00:00;B;;0.00;-50000.00;1700000.00`,
    ),
    'refused|2:70000000',
  )
  // ---------- Livin
  const liv = (...rows: string[]) => `Tanggal,Keterangan,Nominal,Saldo\n${rows.join('\n')}\n`
  add(
    'good',
    '008',
    liv('02 Nov 2026,B,"-50.000,00","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    '2:70000000',
  )
  add(
    'unsigned',
    '008',
    liv('02 Nov 2026,B,"50.000,00","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    'refused',
  )
  add(
    'unsigned all, no balances',
    '008',
    liv('02 Nov 2026,B,"50.000,00",', '01 Nov 2026,A,"750.000,00",'),
    'refused|asked|2:80000000',
  )
  add(
    'unicode minus',
    '008',
    liv('02 Nov 2026,B,"−50.000,00","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    '2:70000000|refused',
  )
  add(
    'en dash minus',
    '008',
    liv('02 Nov 2026,B,"–50.000,00","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    '2:70000000|refused',
  )
  add(
    'trailing minus',
    '008',
    liv('02 Nov 2026,B,"50.000,00-","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    '2:70000000|refused',
  )
  add(
    'parentheses',
    '008',
    liv('02 Nov 2026,B,"(50.000,00)","1.700.000,00"', '01 Nov 2026,A,"+750.000,00","1.750.000,00"'),
    '2:70000000|refused',
  )
  add(
    'Rp with minus before',
    '008',
    liv('02 Nov 2026,B,"- Rp 50.000,00","1.700.000,00"', '01 Nov 2026,A,"+ Rp 750.000,00","1.750.000,00"'),
    '2:70000000|refused',
  )
  add(
    'spreadsheet ate sign',
    '008',
    liv(
      '02 Nov 2026,B,"50.000,00","1.700.000,00"',
      '01 Nov 2026,A,"750.000,00","1.750.000,00"',
      '31 Okt 2026,C,"10.000,00","1.000.000,00"',
    ),
    'refused',
  )
  // ---------- BRI CMS
  const cmsH =
    'ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER,KODE_TRAN,KODE_TRAN_TELLER,TRREMK,TLBDS1,TLBDS2\n'
  const cms = (id: number, day: string, from: string, d: string, k: string, to: string, sign: string) =>
    `${id},${A},${day} 10:00:00,${day} 10:00:00,100000,${id},T ${id},${from},${d},${k},${to},${sign},1,2,3,,,\n`
  add(
    'good',
    '002',
    cmsH +
      cms(1, '2026-11-01', '100.00', '.00', '50.00', '150.00', 'Cr') +
      cms(2, '2026-11-02', '150.00', '30.00', '.00', '120.00', 'Db'),
    '2:2000',
  )
  add(
    'row missing',
    '002',
    cmsH +
      cms(1, '2026-11-01', '100.00', '.00', '50.00', '150.00', 'Cr') +
      cms(3, '2026-11-02', '120.00', '30.00', '.00', '90.00', 'Db'),
    'refused',
  )
  add(
    'before-balance wrong in 2nd',
    '002',
    cmsH +
      cms(1, '2026-11-01', '100.00', '.00', '50.00', '150.00', 'Cr') +
      cms(2, '2026-11-02', '155.00', '30.00', '.00', '120.00', 'Db'),
    'refused|asked',
  )
  add('sign contradicts', '002', cmsH + cms(1, '2026-11-01', '100.00', '.00', '50.00', '150.00', 'Db'), 'refused')
  add(
    'newest first',
    '002',
    cmsH +
      cms(2, '2026-11-02', '150.00', '30.00', '.00', '120.00', 'Db') +
      cms(1, '2026-11-01', '100.00', '.00', '50.00', '150.00', 'Cr'),
    '2:2000',
  )
  add(
    'newest first, first row wrong before',
    '002',
    cmsH +
      cms(2, '2026-11-02', '150.00', '30.00', '.00', '120.00', 'Db') +
      cms(1, '2026-11-01', '90.00', '.00', '50.00', '150.00', 'Cr'),
    'refused',
  )
  add(
    'single row amount not matching balances',
    '002',
    cmsH + cms(1, '2026-11-01', '100.00', '.00', '50.00', '151.00', 'Cr'),
    'refused',
  )
  // ---------- BRI internet
  const bri = (...rows: string[]) =>
    `No. Rekening : ${A}\nTanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo\n${rows.join('\n')}\n`
  add(
    'good',
    '002',
    bri('01/11/26,A,1,"0,00","1.234.567,00","2.234.567,00"', '02/11/26,B,1,"234.567,00","0,00","2.000.000,00"'),
    '2:100000000',
  )
  add(
    'english',
    '002',
    bri('01/11/26,A,1,"0.00","1,234,567.00","2,234,567.00"', '02/11/26,B,1,"234,567.00","0.00","2,000,000.00"'),
    '2:100000000',
  )
  add(
    'opening row in the table',
    '002',
    bri(
      ',SALDO AWAL,,,,"1.000.000,00"',
      '01/11/26,A,1,"0,00","1.234.567,00","2.234.567,00"',
      '02/11/26,B,1,"234.567,00","0,00","2.000.000,00"',
    ),
    '2:100000000',
  )
  add(
    'opening row in the table wrong',
    '002',
    bri(
      ',SALDO AWAL,,,,"1.100.000,00"',
      '01/11/26,A,1,"0,00","1.234.567,00","2.234.567,00"',
      '02/11/26,B,1,"234.567,00","0,00","2.000.000,00"',
    ),
    'refused',
  )
  add(
    'totals row',
    '002',
    bri(
      '01/11/26,A,1,"0,00","1.234.567,00","2.234.567,00"',
      '02/11/26,B,1,"234.567,00","0,00","2.000.000,00"',
      'TOTAL,,,"234.567,00","1.234.567,00",',
    ),
    '2:100000000',
  )
  add(
    'totals row sides swapped',
    '002',
    bri(
      '01/11/26,A,1,"0,00","1.234.567,00","2.234.567,00"',
      '02/11/26,B,1,"234.567,00","0,00","2.000.000,00"',
      'TOTAL,,,"1.234.567,00","234.567,00",',
    ),
    '2:100000000|refused',
  )
  add(
    'balance shifted one up',
    '002',
    bri('01/11/26,A,1,"0,00","1.234.567,00","2.000.000,00"', '02/11/26,B,1,"234.567,00","0,00","2.234.567,00"'),
    'refused',
  )
  // ---------- BNI
  const bni = (...rows: string[]) =>
    `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,Balance\n${rows.join('\n')}\n`
  add(
    'good',
    '009',
    bni(
      '01/11/26 10.15.30,01/11/26,1,7001,A,,"1,000.00","2,000.00"',
      '02/11/26 10.15.30,02/11/26,1,7002,B,15.00,,"1,985.00"',
    ),
    '2:98500',
  )
  add(
    'value date after posting',
    '009',
    bni('01/11/26 10.15.30,03/11/26,1,7001,A,,"1,000.00","2,000.00"'),
    'refused|asked',
  )
  add(
    'no balance column',
    '009',
    `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n01/11/26 10.15.30,01/11/26,1,7001,A,,"1,000.00"\n02/11/26 10.15.30,02/11/26,1,7002,B,15.00,\n`,
    '2:98500',
  )
  add(
    'no balance, Ledger Balance foot',
    '009',
    `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n01/11/26 10.15.30,01/11/26,1,7001,A,,"1,000.00"\n02/11/26 10.15.30,02/11/26,1,7002,B,15.00,\nLedger Balance,"1,985.00"\n`,
    '2:98500|asked|refused',
  )
  add(
    'no balance, beginning and ending contradict',
    '009',
    `Beginning Balance : 1,000.00\nEnding Balance : 1,990.00\nPost Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n01/11/26 10.15.30,01/11/26,1,7001,A,,"1,000.00"\n02/11/26 10.15.30,02/11/26,1,7002,B,15.00,\n`,
    'refused',
  )
  const bniX = (...rows: string[]) =>
    `Post Date,Value Date,Branch,Journal No.,Description,Amount,DB/CR,Balance\n${rows.join('\n')}\n`
  add(
    'xls good',
    '009',
    bniX('01/11/26,01/11/26,1,7001,A,"1,000.00",K,"2,000.00"', '02/11/26,02/11/26,1,7002,B,15.00,D,"1,985.00"'),
    '2:98500',
  )
  add(
    'xls C for credit',
    '009',
    bniX('01/11/26,01/11/26,1,7001,A,"1,000.00",C,"2,000.00"', '02/11/26,02/11/26,1,7002,B,15.00,D,"1,985.00"'),
    '2:98500',
  )
  add('xls float artefact', '009', bniX('01/11/26,01/11/26,1,7001,A,1000.0000000001,K,"2,000.00"'), 'refused')
  add('xls date serial', '009', bniX('46327,46327,1,7001,A,"1,000.00",K,"2,000.00"'), 'refused')
  // ---------- OCTO
  const octo = (...rows: string[]) => `Tanggal;Deskripsi;Debit;Kredit;Saldo\n${rows.join('\n')}\n`
  add('good', '022', octo('01-Nov-2026;A;0;1000.00;2000.00', '02-Nov-2026;B;15.00;0;1985.00'), '2:98500')
  add('no cents', '022', octo('01-Nov-2026;A;0;1000;2000', '02-Nov-2026;B;15;0;1985'), '2:98500')
  add('one has 1 decimal', '022', octo('01-Nov-2026;A;0;1000.5;2000.5', '02-Nov-2026;B;15;0;1985.5'), '2:98550')
  add('commas thousand', '022', octo('01-Nov-2026;A;0;1,000;2,000', '02-Nov-2026;B;15;0;1,985'), 'refused|2:98500')
  add(
    'debit and credit swapped values',
    '022',
    octo('01-Nov-2026;A;1000.00;0;2000.00', '02-Nov-2026;B;0;15.00;1985.00'),
    'refused',
  )
  add('empty last balance', '022', octo('01-Nov-2026;A;0;1000.00;2000.00', '02-Nov-2026;B;15.00;0;'), 'refused')
  add('year 0026', '022', octo('01-Nov-0026;A;0;1000.00;2000.00'), 'refused')
  add('31 Nov', '022', octo('31-Nov-2026;A;0;1000.00;2000.00'), 'refused')
  add('future', '022', octo('01-Dec-2026;A;0;1000.00;2000.00'), 'refused')
  // ---------- Permata
  const per = (...rows: string[]) => `Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance\n${rows.join('\n')}\n`
  add(
    'good',
    '013',
    per('01/11/2026,01/11/2026,A,.00,1000.00,2000.00', '02/11/2026,02/11/2026,B,15.00,.00,1985.00'),
    '2:98500',
  )
  add(
    'swapped columns order',
    '013',
    `Posting Date,Eff Date,Transaction Desc,Credit,Debit,Balance\n01/11/2026,01/11/2026,A,1000.00,.00,2000.00\n02/11/2026,02/11/2026,B,.00,15.00,1985.00\n`,
    '2:98500',
  )
  add(
    'duplicate header column Balance',
    '013',
    `Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance,Balance\n01/11/2026,01/11/2026,A,.00,1000.00,2000.00,3000.00\n`,
    'refused',
  )
  add(
    'hold row',
    '013',
    per(
      '01/11/2026,01/11/2026,A,.00,1000.00,2000.00',
      'ON HOLD,,HOLD,15.00,.00,',
      '02/11/2026,02/11/2026,B,15.00,.00,1985.00',
    ),
    'asked',
  )
  add(
    'page header repeated',
    '013',
    per(
      '01/11/2026,01/11/2026,A,.00,1000.00,2000.00',
      'Page 1 of 2',
      'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance',
      '02/11/2026,02/11/2026,B,15.00,.00,1985.00',
      'Page 2 of 2',
    ),
    '2:98500',
  )
  add('page 2 missing', '013', per('01/11/2026,01/11/2026,A,.00,1000.00,2000.00', 'Page 1 of 2'), 'asked')
  // ---------- MT940
  const mt = (lines: string, open = 'C261101IDR1000,00', close = 'C261102IDR1985,00', acct = A) =>
    `:20:1\r\n:25:${acct}\r\n:28C:1/1\r\n:60F:${open}\r\n${lines}:62F:${close}\r\n-\r\n`
  const l1 = ':61:2611011101C1000,00NTRFREF1//B1\r\n:86:SETORAN A\r\n'
  const l2 = ':61:2611021102D15,00NCHGNONREF\r\n:86:BIAYA\r\n'
  add('good', '014', mt(l1 + l2), '2:98500')
  add('line missing', '014', mt(l1), 'refused')
  add(
    'reversal RD',
    '014',
    mt(l1 + l2 + ':61:2611021102RD15,00NCHGNONREF\r\n:86:REV\r\n', undefined, 'C261102IDR2000,00'),
    '3:100000',
  )
  add('reversal RC', '014', mt(l1 + ':61:2611021102RC15,00NCHGNONREF\r\n:86:REV\r\n'), '2:98500')
  add('EC expected', '014', mt(l1 + l2 + ':61:2611021102EC15,00NCHGNONREF\r\n:86:EXP\r\n'), 'asked')
  add('closing D', '014', mt(l1 + l2, undefined, 'D261102IDR1985,00'), 'refused')
  add('no 62F', '014', mt(l1 + l2).replace(/:62F:.*\r\n/, ''), 'refused')
  add('no 60F', '014', mt(l1 + l2).replace(/:60F:.*\r\n/, ''), 'refused')
  add(
    '62F before lines',
    '014',
    `:20:1\r\n:25:${A}\r\n:60F:C261101IDR1000,00\r\n:62F:C261102IDR1985,00\r\n${l1}${l2}-\r\n`,
    'refused|asked',
  )
  add(
    ':90D/:90C counts wrong',
    '014',
    mt(l1 + l2).replace('-\r\n', ':90D:2IDR15,00\r\n:90C:1IDR1000,00\r\n-\r\n'),
    'refused',
  )
  add(
    ':90D/:90C sums wrong',
    '014',
    mt(l1 + l2).replace('-\r\n', ':90D:1IDR25,00\r\n:90C:1IDR1000,00\r\n-\r\n'),
    'refused',
  )
  add(':90 right', '014', mt(l1 + l2).replace('-\r\n', ':90D:1IDR15,00\r\n:90C:1IDR1000,00\r\n-\r\n'), '2:98500')
  add('amount without comma', '014', mt(l1.replace('1000,00', '1000') + l2), 'refused')
  add('amount 100000 lost comma', '014', mt(l1.replace('1000,00', '100000') + l2), 'refused')
  add(
    'entry date year wrap',
    '014',
    mt(
      ':61:2512311231C1000,00NTRFREF1\r\n:86:A\r\n:61:2601010102D15,00NCHGNONREF\r\n:86:B\r\n',
      'C251231IDR1000,00',
      'C260102IDR1985,00',
    ),
    '2:98500|asked',
  )
  add('entry before value by months', '014', mt(l1.replace('2611011101', '2611010601') + l2), 'asked|refused')
  add('message twice', '014', mt(l1 + l2) + mt(l1 + l2), 'asked')
  add(
    'second message not continuing',
    '014',
    mt(l1).replace('C261102IDR1985,00', 'C261102IDR2000,00') + mt(l2, 'C261102IDR1990,00', 'C261103IDR1975,00'),
    'refused|asked',
  )
  add(':86: with ":61:" text', '014', mt(l1 + ':61:2611021102D15,00NCHGNONREF\r\n:86:BIAYA\r\n:61:ABC\r\n'), '2:98500')
  add('currency SGD', '014', mt(l1 + l2, 'C261101SGD1000,00', 'C261102SGD1985,00'), 'refused')
  add('account other', '014', mt(l1 + l2, undefined, undefined, '111222333'), 'refused')
  add('funds code', '014', mt(l1.replace('C1000,00', 'CR1000,00') + l2), '2:98500')
  add(
    'three decimals 15,005',
    '014',
    mt(l1 + l2.replace('D15,00', 'D15,005'), undefined, 'C261102IDR1984,995'),
    'refused',
  )
  // ---------- CAMT
  const bal = (c: string, v: string, i = 'CRDT') =>
    `<Bal><Tp><CdOrPrtry><Cd>${c}</Cd></CdOrPrtry></Tp><Amt Ccy="IDR">${v}</Amt><CdtDbtInd>${i}</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>`
  const en = (v: string, i = 'CRDT', more = '', sts = 'BOOK', d = '2026-11-01') =>
    `<Ntry><Amt Ccy="IDR">${v}</Amt><CdtDbtInd>${i}</CdtDbtInd>${more}<Sts>${sts}</Sts><BookgDt><Dt>${d}</Dt></BookgDt><AddtlNtryInf>T</AddtlNtryInf></Ntry>`
  const cam = (body: string, acct = A) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${acct}</Id></Othr></Id><Ccy>IDR</Ccy></Acct>${body}</Stmt></BkToCstmrStmt></Document>`
  add(
    'good',
    '014',
    cam(bal('OPBD', '1000.00') + bal('CLBD', '1985.00') + en('1000.00') + en('15.00', 'DBIT')),
    '2:98500',
  )
  add(
    'RvslInd true',
    '014',
    cam(
      bal('OPBD', '1000.00') + bal('CLBD', '1985.00') + en('1000.00') + en('15.00', 'DBIT', '<RvslInd>true</RvslInd>'),
    ),
    '2:98500',
  )
  add('entry lost', '014', cam(bal('OPBD', '1000.00') + bal('CLBD', '1985.00') + en('1000.00')), 'refused')
  add('no closing', '014', cam(bal('OPBD', '1000.00') + en('1000.00') + en('15.00', 'DBIT')), '2:98500|asked')
  add(
    'PRCD and CLBD',
    '014',
    cam(bal('PRCD', '1000.00') + bal('CLBD', '1985.00') + en('1000.00') + en('15.00', 'DBIT')),
    '2:98500',
  )
  add(
    'CLAV only closing',
    '014',
    cam(bal('OPBD', '1000.00') + bal('CLAV', '1900.00') + en('1000.00') + en('15.00', 'DBIT')),
    '2:98500|asked',
  )
  add(
    'INFO entries',
    '014',
    cam(
      bal('OPBD', '1000.00') +
        bal('CLBD', '1985.00') +
        en('1000.00') +
        en('15.00', 'DBIT') +
        en('7.00', 'CRDT', '', 'INFO'),
    ),
    'asked',
  )
  add(
    'TxsSummry count differs',
    '014',
    cam(
      '<TxsSummry><TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries></TxsSummry>' + en('1000.00') + en('15.00', 'DBIT'),
    ),
    'refused',
  )
  add(
    'TxsSummry sum differs',
    '014',
    cam(
      '<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries><Sum>1020.00</Sum></TtlNtries></TxsSummry>' +
        en('1000.00') +
        en('15.00', 'DBIT'),
    ),
    'refused',
  )
  add(
    'batch entry details sum differs',
    '014',
    cam(
      bal('OPBD', '1000.00') +
        bal('CLBD', '1985.00') +
        `<Ntry><Amt Ccy="IDR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-01</Dt></BookgDt><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><RmtInf><Ustrd>A</Ustrd></RmtInf></TxDtls><TxDtls><RmtInf><Ustrd>B</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>` +
        en('15.00', 'DBIT'),
    ),
    '2:98500',
  )
  add('negative amount', '014', cam(bal('OPBD', '1000.00') + bal('CLBD', '985.00') + en('-15.00', 'CRDT')), 'refused')
  add('missing indicator', '014', cam(en('15.00', 'CRDT').replace('<CdtDbtInd>CRDT</CdtDbtInd>', '')), 'refused')
  add('missing date', '014', cam(en('15.00', 'CRDT').replace(/<BookgDt>.*<\/BookgDt>/, '')), 'refused')
  add(
    'only value date',
    '014',
    cam(en('15.00', 'CRDT').replace(/<BookgDt>(.*)<\/BookgDt>/, '<ValDt>$1</ValDt>')),
    'refused|asked|1:1500',
  )
  add('entry ccy USD', '014', cam(en('15.00', 'CRDT').replace('Ccy="IDR"', 'Ccy="USD"')), 'refused')
  add(
    'entity bomb',
    '014',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>' + cam(en('15.00')).slice(21),
    'refused',
  )
  add(
    'camt.052',
    '014',
    cam(bal('OPBD', '1000.00') + en('15.00'))
      .replace('camt.053.001.02', 'camt.052.001.02')
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll('Stmt>', 'Rpt>'),
    'refused',
  )
  add('cut off', '014', cam(bal('OPBD', '1000.00') + en('15.00')).slice(0, -40), 'refused')
  add(
    'ElctrncSeqNb pages gap',
    '014',
    cam(
      '<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>' +
        bal('OPBD', '1000.00') +
        bal('CLBD', '1015.00') +
        en('15.00'),
    ),
    'asked',
  )
  // ---------- OFX
  const tr = (v: string, id: string, d = '20261101', more = '') =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${d}<TRNAMT>${v}<FITID>${id}<MEMO>T${id}${more}</STMTTRN>`
  const of = (body: string, end = '') =>
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR<BANKACCTFROM><BANKID>014<ACCTID>${A}</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261105${body}</BANKTRANLIST>${end}</STMTRS></OFX>`
  add('good', '014', of(tr('1000.00', '1') + tr('-15.00', '2')), '2:98500')
  add('same FITID other amount', '014', of(tr('1000.00', '1') + tr('-15.00', '1')), '2:98500|asked')
  add('same FITID same', '014', of(tr('1000.00', '1') + tr('1000.00', '1')), 'asked')
  add('outside DTEND', '014', of(tr('1000.00', '1') + tr('-15.00', '2', '20261110')), 'asked')
  add('comma decimals', '014', of(tr('1000,00', '1') + tr('-15,00', '2')), '2:98500')
  add('comma three digits', '014', of(tr('1,000', '1')), 'refused')
  add('no FITID', '014', of(tr('1000.00', '1').replace('<FITID>1', '')), '1:100000')
  add('plus sign', '014', of(tr('+1000.00', '1')), '1:100000')
  add('TRNTYPE DEBIT positive', '014', of(tr('15.00', '1').replace('OTHER', 'DEBIT')), 'refused')
  add(
    'nested tag unclosed',
    '014',
    of(tr('1000.00', '1').replace('</STMTTRN>', '') + tr('-15.00', '2')),
    '2:98500|refused',
  )
  add('cut', '014', of(tr('1000.00', '1')).slice(0, -10), 'refused')
  add(
    'STMTTRNP',
    '014',
    of(tr('1000.00', '1')).replace(
      '</BANKTRANLIST>',
      '</BANKTRANLIST><BANKTRANLISTP><STMTTRNP><TRNTYPE>OTHER<DTTRAN>20261101<TRNAMT>5.00<MEMO>P</STMTTRNP></BANKTRANLISTP>',
    ),
    'asked',
  )
  add('day 20261131', '014', of(tr('1000.00', '1', '20261131')), 'refused')
  // ---------- mapped
  const map = (more: Partial<Mapping> = {}): Mapping => ({
    delimiter: ';',
    skipRows: 1,
    dateColumn: 0,
    dateFormat: 'dd/MM/yyyy',
    descriptionColumns: [1],
    amountColumn: 2,
    ...more,
  })
  add('signed', '014', 'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n02/11/2026;B;-15,25\n', '2:98525', map())
  add('open mark', '014', 'Tgl;Ket;Jml\n01/11/2026;A;1.500\n02/11/2026;B;-15.250\n', 'refused', map())
  add(
    'type col lower',
    '014',
    'Tgl;Ket;Jml;T\n01/11/2026;A;1000,50;kredit\n02/11/2026;B;15,25;debet\n',
    '2:98525',
    map({ typeColumn: 3 }),
  )
  add('type unknown', '014', 'Tgl;Ket;Jml;T\n01/11/2026;A;1000,50;X\n', 'refused', map({ typeColumn: 3 }))
  add(
    'type masuk/keluar',
    '014',
    'Tgl;Ket;Jml;T\n01/11/2026;A;1000,50;Masuk\n02/11/2026;B;15,25;Keluar\n',
    '2:98525|refused',
    map({ typeColumn: 3 }),
  )
  add(
    'MM/dd chosen wrong',
    '014',
    'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n31/10/2026;B;-15,25\n',
    'refused',
    map({ dateFormat: 'MM/dd/yyyy' }),
  )
  add('total row', '014', 'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n02/11/2026;B;-15,25\nTotal;;985,25\n', '2:98525', map())
  add(
    'total row contradicts',
    '014',
    'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n02/11/2026;B;-15,25\nTotal;;1985,25\n',
    'refused',
    map(),
  )
  add(
    'total row with a date',
    '014',
    'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n02/11/2026;B;-15,25\n02/11/2026;TOTAL;985,25\n',
    'asked|refused',
    map(),
  )
  add(
    'second table below',
    '014',
    'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n\nRekening : 99887766554\nTgl;Ket;Jml\n02/11/2026;B;-15,25\n',
    'asked|refused',
    map(),
  )
  add(
    'signs lost but D/C col unmapped',
    '014',
    'Tgl;Ket;Jml;DC\n01/11/2026;A;1000,50;C\n02/11/2026;B;15,25;D\n',
    'refused|asked',
    map(),
  )
  add('rows short', '014', 'Tgl;Ket;Jml\n01/11/2026;A\n', 'refused', map())
  add(
    'balance mapped wrong col',
    '014',
    'Tgl;Ket;Jml;S\n01/11/2026;A;1000,50;2000,50\n02/11/2026;B;-15,25;1900,00\n',
    'refused',
    map({ balanceColumn: 3 }),
  )
  add('dates with time zone', '014', 'Tgl;Ket;Jml\n01/11/2026 23:30 Z;A;1000,50\n', '1:100050', map())
  add('BOM joined', '014', '\ufeffTgl;Ket;Jml\n01/11/2026;A;1000,50\n\ufeff02/11/2026;B;-15,25\n', '2:98525', map())
  add('NUL padded', '014', 'Tgl;Ket;Jml\n01/11/2026;A;1000,50\n' + '\0'.repeat(20), 'refused|1:100050', map())
  add('CR only', '014', 'Tgl;Ket;Jml\r01/11/2026;A;1000,50\r02/11/2026;B;-15,25\r', '2:98525', map())
}
