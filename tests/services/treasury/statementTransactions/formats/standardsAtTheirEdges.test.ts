// MT940, CAMT and OFX as written by systems that implement the standards partially.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { balance, camt, entry, ofxFile, stmt } from './messages.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const read = (text: string) => readStatement(chunksOf(text), optionsFor({ bankCode: '014' }))
const kindsOf = async (text: string) => (await read(text)).issues.kept.map(({ kind }) => kind)
const textsOf = async (text: string) => (await read(text)).lines.map(({ description }) => description)
const daysOf = async (text: string) => (await read(text)).lines.map(({ date }) => date)

describe('MT940', () => {
  const message = (account: string, ...text: string[]) =>
    [
      `:25:${account}`,
      ':60F:C261101IDR0,00',
      ':61:2611021102C500,00NTRF',
      ...text,
      ':61:2611021102D500,00NTRF',
      ':86:BACK',
      ':62F:C261103IDR0,00',
      '-',
    ].join('\r\n')
  const ours = message(ACCOUNT_NUMBER, ':86:OURS')
  const theirs = message('9998887776', ':86:THEIRS')

  it.each([['\r\n'], ['\r\n\ufeff:20:2\r\n'], ['\r\n :20:2\r\n'], ['\r\n\u0001:20:2\r\n']])(
    'a message of another account is left out, whatever stands between the two: %j',
    async glue => {
      expect(await textsOf(`:20:1\r\n${ours}${glue}${theirs}`)).toEqual(['OURS', 'BACK'])
      expect(await textsOf(`:20:1\r\n${theirs}${glue}${ours}`)).toEqual(['OURS', 'BACK'])
    },
  )

  it.each([`${ACCOUNT_NUMBER}/IDR`, `014/${ACCOUNT_NUMBER}/IDR`, `${ACCOUNT_NUMBER} IDR`])(
    'the account is found in %s',
    async account => {
      expect(await kindsOf(`:20:1\r\n${message(account, ':86:X')}`)).toEqual([])
      const other = account.replace(ACCOUNT_NUMBER, '9998887776')
      expect(await kindsOf(`:20:1\r\n${message(other, ':86:X')}`)).toEqual(['OTHER_ACCOUNT'])
    },
  )

  it.each([
    ['a dash on a line of its own', [':86:PT MAJU', '-', 'INVOICE 77'], 'PT MAJU - INVOICE 77'],
    ['a question mark', [':86:166?00TRSF?20APA KABAR? BAIK?21 SEKALI'], 'TRSF APA KABAR? BAIK SEKALI'],
    ['a greater-than sign', [':86:166>00TRSF>20A > B>21 C'], 'TRSF A > B C'],
  ] as const)('%s in a text is text', async (_, lines, text) =>
    expect((await textsOf(`:20:1\r\n${message(ACCOUNT_NUMBER, ...lines)}`))[0]).toBe(text),
  )

  it('texts that stand above their transactions are not taken for those of the ones before', async () => {
    const lines = (...fields: string[]) =>
      [':20:1', `:25:${ACCOUNT_NUMBER}`, ':60F:C261101IDR0,00', ...fields, ':62F:C261103IDR0,00', '-'].join('\r\n')
    const [credit, debit] = [':61:2611021102C500,00NTRF', ':61:2611021102D500,00NTRF']
    expect(await kindsOf(lines(':86:FIRST', credit, ':86:SECOND', debit))).toEqual(['LINE_INVALID'])
    expect(await kindsOf(lines(':86:OF THE STATEMENT', credit, ':86:FIRST', debit, ':86:SECOND'))).toEqual([])
  })
})

describe('CAMT', () => {
  const of = (change: (text: string) => string, balances = '') =>
    camt(stmt(balances + entry({ amount: '5.00' }) + change(entry({ amount: '7.00' }))))

  it('a status of the bank’s own is no booking', async () => {
    const own = (text: string) => text.replace(/<Sts>.*<\/Sts>/, '<Sts><Prtry>PENDING</Prtry></Sts>')
    expect(await kindsOf(of(own))).toEqual(['STATUS_UNKNOWN'])
    expect(await kindsOf(of(own, balance('OPBD', '0.00') + balance('CLBD', '5.00')))).toContain('STATUS_UNKNOWN')
  })

  it.each([
    ['2026-11-01T17:30Z', '2026-11-02'],
    ['2026-11-01T17:30:00-0500', '2026-11-02'],
    ['2026-11-01T18:30:00.123+01', '2026-11-02'],
    ['2026-11-01T23:30:00+07:00', '2026-11-01'],
  ])('the instant %s is of %s', async (instant, day) =>
    expect(await daysOf(camt(stmt(entry({ amount: '5.00', date: `<DtTm>${instant}</DtTm>` }))))).toEqual([day]),
  )

  it('an instant that can’t be read is asked about', async () =>
    expect(await kindsOf(camt(stmt(entry({ amount: '5.00', date: '<DtTm>2026-11-01T17.30</DtTm>' }))))).toEqual([
      'DATE_INVALID',
    ]))
})

describe('OFX', () => {
  const transaction = (fields: string, day = '20261102') => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}${fields}</STMTTRN>`
  const of = (body: string, tail = '') =>
    ofxFile(
      `<STMTRS><CURDEF>IDR<BANKACCTFROM><ACCTID>${ACCOUNT_NUMBER}</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST>${tail}</STMTRS>`,
    )
  const saying = (memo: string) => of(transaction(`<TRNAMT>5.00<FITID>1<MEMO>${memo}\n`))

  it.each([
    ['QTY <5 UNIT', 'QTY <5 UNIT'],
    ['QTY <5 OR >3', 'QTY <5 OR >3'],
    ['A << B', 'A << B'],
    ['<![CDATA[PT A & B <TRNAMT>9.00]]></MEMO>', 'PT A & B <TRNAMT>9.00'],
    ['A &amp; B', 'A & B'],
  ])('the text %s is kept', async (memo, text) => expect(await textsOf(saying(memo))).toEqual([text]))

  it('a transaction in a comment is none', async () => {
    const comment = `<!-- ${transaction('<TRNAMT>9.00<FITID>2<MEMO>B')} -->`
    expect(await textsOf(of(transaction('<TRNAMT>5.00<FITID>1<MEMO>A') + comment))).toEqual(['A'])
  })

  it.each([
    ['20261101173000Z', '2026-11-02'],
    ['20261101173000[GMT]', '2026-11-02'],
    ['20261101173000+0000', '2026-11-02'],
    ['20261101173000.000[0:GMT]', '2026-11-02'],
    ['20261101173000', '2026-11-01'],
  ])('the instant %s is of %s', async (instant, day) =>
    expect(await daysOf(of(transaction('<TRNAMT>5.00<FITID>1<MEMO>A', instant)))).toEqual([day]),
  )

  it('a zone that can’t be read is asked about', async () =>
    expect(await kindsOf(of(transaction('<TRNAMT>5.00<FITID>1<MEMO>A', '20261101173000[EST]')))).toEqual([
      'DATE_INVALID',
    ]))

  it.each([
    ['20261105', 500n],
    ['20261106', 500n],
    ['20261121', null],
    ['20261101', null],
  ])('a balance of %s is that at the end of the list, or of another day', async (asOf, closing) => {
    const list = `<DTSTART>20261101<DTEND>20261105${transaction('<TRNAMT>5.00<FITID>1<MEMO>A')}`
    const tail = `<LEDGERBAL><BALAMT>5.00<DTASOF>${asOf}</LEDGERBAL>`
    expect((await read(of(list, tail))).closingMinor).toBe(closing)
  })
})
