// Writes statements in every supported layout, as the banks do, for the tests to read.
import type { Mapping } from '../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import type { ReadOptions } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'

export type Movement = { date: string; description: string; direction: 'DEBIT' | 'CREDIT'; amountMinor: bigint }
export type Written = Movement & { balanceMinor: bigint }

export const ACCOUNT_NUMBER = '5220304471'
export const TODAY = '2026-11-21'

/** Transactions with the balance after each. */
export function withBalances(movements: readonly Movement[], openingMinor: bigint): Written[] {
  let balanceMinor = openingMinor
  return movements.map(movement => {
    balanceMinor += movement.direction === 'CREDIT' ? movement.amountMinor : -movement.amountMinor
    return { ...movement, balanceMinor }
  })
}

const split = (minor: bigint) => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return { sign: minor < 0n ? '-' : '', whole: digits.slice(0, -2), cents: digits.slice(-2) }
}
const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)
/** `1,234.50` */
const english = (minor: bigint) => {
  const { sign, whole, cents } = split(minor)
  return `${sign}${grouped(whole, ',')}.${cents}`
}
/** `1.234,50` */
const indonesian = (minor: bigint) => {
  const { sign, whole, cents } = split(minor)
  return `${sign}${grouped(whole, '.')},${cents}`
}
/** `1234.50` */
const plain = (minor: bigint) => {
  const { sign, whole, cents } = split(minor)
  return `${sign}${whole}.${cents}`
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const row = (...cells: string[]) => cells.map(quote).join(',')
const rowBySemicolon = (...cells: string[]) => cells.map(quote).join(';')

const SHORT_ID = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']
const SHORT_EN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_ID = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ')
const LONG_EN = 'January February March April May June July August September October November December'.split(' ')

const day = (date: string) => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  const at = Number(month) - 1
  return {
    slashed: `${dayOfMonth}/${month}/${year}`,
    slashedShort: `${dayOfMonth}/${month}/${year.slice(2)}`,
    noYear: `${dayOfMonth}/${month}`,
    namedShortId: `${dayOfMonth} ${SHORT_ID[at] ?? ''} ${year}`,
    namedShortEn: `${dayOfMonth}-${SHORT_EN[at] ?? ''}-${year}`,
    named: (language: 'en' | 'id') => `${dayOfMonth} ${(language === 'en' ? LONG_EN : LONG_ID)[at] ?? ''} ${year}`,
    compact: date.replaceAll('-', ''),
    swift: date.replaceAll('-', '').slice(2),
  }
}
const isDebit = (line: Movement) => line.direction === 'DEBIT'
const opening = (lines: readonly Written[]) => {
  const [first] = lines
  if (!first) return 0n
  return first.balanceMinor - (isDebit(first) ? -first.amountMinor : first.amountMinor)
}
const closing = (lines: readonly Written[]) => lines.at(-1)?.balanceMinor ?? 0n
const period = (lines: readonly Written[]) =>
  `${day(lines[0]?.date ?? TODAY).slashed} - ${day(lines.at(-1)?.date ?? TODAY).slashed}`
const total = (lines: readonly Written[], direction: Movement['direction']) =>
  lines.filter(line => line.direction === direction).reduce((sum, line) => sum + line.amountMinor, 0n)
const count = (lines: readonly Written[], direction: Movement['direction']) =>
  String(lines.filter(line => line.direction === direction).length)
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type LayoutCase = {
  name: string
  bankCode: string
  write: (lines: readonly Written[]) => string
  mapping?: Mapping
  /** What the layout can't contain. */
  lacks?: 'balances'
  /** Whether only its rows have balances, so that nothing confirms the first amount. */
  withoutOpening?: boolean
  /** Whether it has a closing balance anyway. */
  closing?: boolean
}

const camt = (version: string) => (lines: readonly Written[]) => {
  const isNew = Number(version) >= 8
  const balance = (code: string, minor: bigint, date = TODAY) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="IDR">${plain(minor < 0n ? -minor : minor)}</Amt>` +
    `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`
  const entry = (line: Written) =>
    `<Ntry>\n<Amt Ccy="IDR">${plain(line.amountMinor)}</Amt><CdtDbtInd>${isDebit(line) ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
    `<Sts>${isNew ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt>${isNew ? `<DtTm>${line.date}T10:00:00+07:00</DtTm>` : `<Dt>${line.date}</Dt>`}</BookgDt>` +
    `<NtryDtls><TxDtls><RmtInf><Ustrd>${escapeXml(line.description)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
    `<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><Othr><Id>${ACCOUNT_NUMBER}</Id></Othr></Id><Ccy>IDR</Ccy>` +
    `<Svcr><FinInstnId><${isNew ? 'BICFI' : 'BIC'}>CENAIDJA</${isNew ? 'BICFI' : 'BIC'}></FinInstnId></Svcr></Acct>\n` +
    `${balance('OPBD', opening(lines), lines[0]?.date)}${balance('CLBD', closing(lines), lines.at(-1)?.date)}${lines.map(entry).join('\n')}</Stmt></BkToCstmrStmt></Document>`
  )
}

/** MT940 in lines of 65, as the network splits them. */
const swift = (information: (text: string) => string[]) => (lines: readonly Written[]) => {
  const comma = (minor: bigint) => plain(minor < 0n ? -minor : minor).replace('.', ',')
  const balance = (minor: bigint, date: string) => `${minor < 0n ? 'D' : 'C'}${day(date).swift}IDR${comma(minor)}`
  const first = lines[0]?.date ?? TODAY
  const last = lines.at(-1)?.date ?? TODAY
  return [
    '{1:F01CENAIDJAXXXX0000000000}{2:I940CENAIDJAXXXXN}{4:',
    ':20:STATEMENT',
    `:25:${ACCOUNT_NUMBER}`,
    ':28C:1/1',
    `:60F:${balance(opening(lines), first)}`,
    ...lines.flatMap(line => [
      `:61:${day(line.date).swift}${day(line.date).swift.slice(2)}${isDebit(line) ? 'D' : 'C'}${comma(line.amountMinor)}NTRFNONREF//BANKREF1`,
      ...information(line.description),
    ]),
    `:62F:${balance(closing(lines), last)}`,
    '-}',
  ].join('\r\n')
}
const pieces = (text: string, length: number): string[] => {
  const cut: string[] = []
  for (let at = 0; at < text.length; at += length) cut.push(text.slice(at, at + length))
  return cut
}

export const LAYOUTS: readonly LayoutCase[] = [
  {
    name: 'KlikBCA',
    bankCode: '014',
    write: lines =>
      [
        'Informasi Rekening - Mutasi Rekening',
        `No. rekening : ${ACCOUNT_NUMBER}`,
        'Nama : PT SAMUDRA NIAGA SENTOSA',
        `Periode : ${period(lines)}`,
        'Kode Mata Uang : Rp',
        '',
        'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
        ...lines.map(line =>
          row(
            `'${day(line.date).noYear}`,
            line.description,
            "'0000",
            english(line.amountMinor),
            isDebit(line) ? 'DB' : 'CR',
            english(line.balanceMinor),
          ),
        ),
        row('Saldo Awal', ':', english(opening(lines))),
        row('Mutasi Kredit', ':', english(total(lines, 'CREDIT')), count(lines, 'CREDIT')),
        row('Mutasi Debet', ':', english(total(lines, 'DEBIT')), count(lines, 'DEBIT')),
        row('Saldo Akhir', ':', english(closing(lines))),
      ].join('\r\n'),
  },
  {
    name: 'BCA Bisnis',
    withoutOpening: true,
    bankCode: '014',
    write: lines =>
      [
        'Tanggal Transaksi,"Keterangan","Cabang","Jumlah","Saldo"',
        ...lines.map(line =>
          row(
            day(line.date).slashed,
            line.description,
            '0000',
            `${english(line.amountMinor)} ${isDebit(line) ? 'DB' : 'CR'}`,
            english(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'Mandiri MCM',
    bankCode: '008',
    lacks: 'balances',
    write: lines =>
      [
        'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
        ...lines.map(line =>
          row(
            ACCOUNT_NUMBER,
            day(line.date).slashedShort,
            day(line.date).slashedShort,
            '6902',
            line.description,
            '',
            '',
            isDebit(line) ? english(line.amountMinor) : '.00',
            isDebit(line) ? '.00' : english(line.amountMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'Mandiri Kopra',
    withoutOpening: true,
    bankCode: '008',
    write: lines =>
      [
        'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance',
        ...lines.map((line, at) =>
          rowBySemicolon(
            ACCOUNT_NUMBER,
            'IDR',
            `${day(line.date).named(at % 2 === 0 ? 'en' : 'id')} 11:27:10`,
            line.description,
            '',
            isDebit(line) ? '0.00' : plain(line.amountMinor),
            isDebit(line) ? plain(line.amountMinor) : '0.00',
            plain(line.balanceMinor),
          ),
        ),
      ].join('\r\n'),
  },
  {
    name: 'Mandiri Livin',
    withoutOpening: true,
    bankCode: '008',
    write: lines =>
      [
        'Tanggal,Keterangan,Nominal,Saldo',
        // Newest first
        ...lines
          .toReversed()
          .map(line =>
            row(
              day(line.date).namedShortId,
              line.description,
              `${isDebit(line) ? '-' : '+'}${indonesian(line.amountMinor)}`,
              indonesian(line.balanceMinor),
            ),
          ),
      ].join('\n'),
  },
  {
    name: 'BRI CMS',
    bankCode: '002',
    write: lines =>
      [
        'ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER,KODE_TRAN,KODE_TRAN_TELLER,TRREMK,TLBDS1,TLBDS2,REMARK_CUSTOM',
        ...lines.map((line, at) =>
          [
            String(at),
            `00000${ACCOUNT_NUMBER}`,
            `${line.date} 23:44:44`,
            `${line.date} 23:44:44`,
            '234444',
            '143801',
            line.description,
            plain(line.balanceMinor - (isDebit(line) ? -line.amountMinor : line.amountMinor)),
            isDebit(line) ? plain(line.amountMinor) : '.00',
            isDebit(line) ? '.00' : plain(line.amountMinor),
            plain(line.balanceMinor),
            isDebit(line) ? 'Db' : 'Cr',
            '8888079',
            '4',
            '6670',
            '',
            '',
            '',
            '',
          ]
            .map(cell => `"${cell.replaceAll('"', '""')}"`)
            .join(','),
        ),
      ].join('\n'),
  },
  {
    name: 'BRI Internet Banking',
    withoutOpening: true,
    bankCode: '002',
    write: lines =>
      [
        'Laporan Mutasi Rekening',
        `No. Rekening : ${ACCOUNT_NUMBER.slice(0, 4)}-${ACCOUNT_NUMBER.slice(4)}`,
        'Nama : PT CONTOH, Tbk',
        '',
        'Tanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo',
        ...lines.map(line =>
          row(
            day(line.date).slashedShort,
            line.description,
            '0000123',
            isDebit(line) ? indonesian(line.amountMinor) : '0,00',
            isDebit(line) ? '0,00' : indonesian(line.amountMinor),
            indonesian(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'BNI Direct',
    withoutOpening: true,
    bankCode: '009',
    write: lines =>
      [
        `Account No : ${ACCOUNT_NUMBER}`,
        'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,Balance',
        ...lines.map(line =>
          row(
            `${day(line.date).slashedShort} 10.15.30`,
            day(line.date).slashedShort,
            '0998',
            '7001',
            line.description,
            isDebit(line) ? english(line.amountMinor) : '',
            isDebit(line) ? '' : english(line.amountMinor),
            english(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'BNI Direct (workbook)',
    withoutOpening: true,
    bankCode: '009',
    write: lines =>
      [
        'Post Date,Value Date,Branch,Journal No.,Description,Amount,DB/CR,Balance',
        ...lines.map(line =>
          row(
            `${day(line.date).slashedShort} 10.15.30`,
            day(line.date).slashedShort,
            '0998',
            '7001',
            line.description,
            english(line.amountMinor),
            isDebit(line) ? 'D' : 'K',
            english(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'CIMB OCTO',
    withoutOpening: true,
    bankCode: '022',
    write: lines =>
      [
        'CIMB Niaga, Rekening Koran, PT Contoh',
        `Nomor Rekening;${ACCOUNT_NUMBER}`,
        'Tanggal;Deskripsi;Debit;Kredit;Saldo',
        ...lines.map(line =>
          rowBySemicolon(
            day(line.date).namedShortEn,
            line.description,
            isDebit(line) ? plain(line.amountMinor) : '0',
            isDebit(line) ? '0' : plain(line.amountMinor),
            plain(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  {
    name: 'Permata',
    withoutOpening: true,
    bankCode: '013',
    write: lines =>
      [
        'PermataNet - Account Statement',
        `Account No : ${ACCOUNT_NUMBER}`,
        'Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance',
        ...lines.map(line =>
          row(
            day(line.date).slashed,
            day(line.date).slashed,
            line.description,
            isDebit(line) ? plain(line.amountMinor) : '.00',
            isDebit(line) ? '.00' : plain(line.amountMinor),
            plain(line.balanceMinor),
          ),
        ),
      ].join('\n'),
  },
  { name: 'MT940', bankCode: '014', write: swift(text => pieces(`:86:${text}`, 65)) },
  {
    name: 'MT940',
    bankCode: '014',
    write: swift(text => [
      `:86:166${pieces(text, 27)
        .map((part, at) => `?${20 + at}${part}`)
        .join('')}`,
    ]),
  },
  { name: 'MT940', bankCode: '014', write: swift(text => [`:86:/REMI/${text}`]) },
  ...['02', '03', '04', '05', '06', '07', '08'].map(version => ({
    name: 'CAMT.053',
    bankCode: '014',
    write: camt(version),
  })),
  {
    name: 'OFX',
    bankCode: '014',
    lacks: 'balances',
    closing: true,
    write: lines =>
      [
        'OFXHEADER:100',
        'DATA:OFXSGML',
        'VERSION:102',
        'ENCODING:USASCII',
        'CHARSET:1252',
        '',
        `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>IDR<BANKACCTFROM><BANKID>014<ACCTID>${ACCOUNT_NUMBER}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
        ...lines.map(
          (line, at) =>
            `<STMTTRN><TRNTYPE>OTHER\n<DTPOSTED>${day(line.date).compact}120000[+7:WIB]\n<TRNAMT>${isDebit(line) ? '-' : ''}${plain(line.amountMinor)}\n<FITID>${at}\n<MEMO>${escapeXml(line.description)}\n</STMTTRN>`,
        ),
        `</BANKTRANLIST><LEDGERBAL><BALAMT>${plain(closing(lines))}<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
      ].join('\n'),
  },
  {
    name: 'OFX',
    bankCode: '014',
    lacks: 'balances',
    write: lines =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>',
        `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>IDR</CURDEF><BANKACCTFROM><ACCTID>${ACCOUNT_NUMBER}</ACCTID></BANKACCTFROM><BANKTRANLIST>`,
        ...lines.map(
          (line, at) =>
            `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>${day(line.date).compact}</DTPOSTED><TRNAMT>${isDebit(line) ? '-' : ''}${plain(line.amountMinor)}</TRNAMT><FITID>${at}</FITID><MEMO>${escapeXml(line.description)}</MEMO></STMTTRN>`,
        ),
        '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
      ].join('\n'),
  },
  {
    name: 'CSV',
    withoutOpening: true,
    bankCode: '014',
    mapping: {
      delimiter: '|',
      skipRows: 2,
      dateColumn: 0,
      dateFormat: 'yyyyMMdd',
      descriptionColumns: [2],
      amountColumn: 3,
      balanceColumn: 4,
      decimalMark: null,
    },
    write: lines =>
      [
        'Some bank',
        'When|Branch|What|How much|Then',
        ...lines.map(line =>
          [
            day(line.date).compact,
            '01',
            /[|"]/.test(line.description) ? `"${line.description.replaceAll('"', '""')}"` : line.description,
            indonesian(isDebit(line) ? -line.amountMinor : line.amountMinor),
            indonesian(line.balanceMinor),
          ].join('|'),
        ),
      ].join('\n'),
  },
]

/** The reading options in tests. */
export const optionsFor = (layout: Pick<LayoutCase, 'bankCode' | 'mapping'>): ReadOptions => ({
  account: { bankCode: layout.bankCode, accountNumber: ACCOUNT_NUMBER, currency: 'IDR', bic: null },
  today: TODAY,
  zone: 'Asia/Jakarta',
  oldBefore: '2026-08-21',
  mapping: layout.mapping ?? null,
})

/** A text as bytes in chunks of any size. */
export async function* chunksOf(bytes: string | Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size)
}
