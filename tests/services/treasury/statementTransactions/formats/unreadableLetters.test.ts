// Characters that no code page explains: the row is reported, and nothing is stored as if it had been read.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { camt, mt940, ofx, ofxFile, stmt, entry, transaction } from './messages.ts'
import { chunksOf, optionsFor } from './writers.ts'

const options = optionsFor({ bankCode: '014' })
const file = (...descriptions: string[]) =>
  `No. rekening : 5220304471
Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
${descriptions
  .map((words, at) => `02/11/2026,${words},0000,100.00 CR,"${at + 2},100.00"\n`)
  .join('')
  .replace(/"(\d+),100.00"/g, (_, at) => String(1000 + (Number(at) - 1) * 100) + '.00')}`
const read = (bytes: string | Uint8Array, size?: number) => readStatement(chunksOf(bytes, size), options)
const told = async (bytes: string | Uint8Array, size?: number) =>
  (await read(bytes, size)).issues.kept.map(({ kind, severity, row }) => [kind, severity, row])
const UNREADABLE = [['DESCRIPTION_UNREADABLE', 'WARNING', 3]]
const latin = (text: string) => Buffer.from(text, 'latin1')

describe('of a file of cells', () => {
  it.each([
    ['a byte to which windows-1252 gives no letter', latin(file('M\x81LLER', 'B'))],
    ['a letter of DOS that is a sign elsewhere', latin(file('MU\xa4OZ', 'B'))],
    ['a letter of DOS at the end of a word', latin(file('JOS\x82 TAN', 'B'))],
    ['a letter of UTF-8 that was read as two, and saved', Buffer.from(file('CAFÃ‰ ABADI', 'B'))],
    ['an apostrophe that was read as three, and saved', Buffer.from(file('JUM\u00e2\u20ac\u2122AT', 'B'))],
    ['one damaged letter of UTF-8', Buffer.concat([Buffer.from(file('CAFÉ', 'B')), Buffer.from([])])],
  ])('%s', async (name, bytes) => {
    const damaged = name.startsWith('one damaged')
      ? Buffer.from(bytes.toString('latin1').replace('\xc3\x89', '\xc3'), 'latin1')
      : bytes
    expect(await told(damaged)).toEqual(UNREADABLE)
  })

  it('beside a whole one is damage, however the file comes in pieces', async () => {
    const bytes = Buffer.concat([Buffer.from(file('TOKO É', 'CAF#')).subarray(0)])
    const at = bytes.indexOf('#')
    const broken = Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc9]), bytes.subarray(at + 1)])
    for (const size of [7, 64, 65_536]) {
      const { lines, issues } = await read(broken, size)
      expect(lines.map(({ description }) => description)).toEqual(['TOKO É', 'CAF\ufffd'])
      expect(issues.kept.map(({ kind, row }) => [kind, row])).toEqual([['DESCRIPTION_UNREADABLE', 4]])
    }
  })

  it.each([
    ['windows-1252', latin(file('CAF\xc9 \x93JAYA\x94 \x96 \x80 5 \xb1 2\xb2', 'B'))],
    ['UTF-8', Buffer.from(file('CAFÉ “JAYA” – € 5 ± 2² · A×B · JUM’AT…', 'B'))],
  ])('that are whole in %s are no fault', async (_, bytes) => expect(await told(bytes)).toEqual([]))
})

describe('of a standard', () => {
  it('are told as well', async () => {
    const message = mt940({
      opening: 'C261101IDR0,',
      lines: [':61:261102C5,NTRF', ':86:M\x81LLER'],
      closing: 'C261102IDR5,',
    })
    expect((await told(latin(message))).map(([kind]) => kind)).toEqual(['DESCRIPTION_UNREADABLE'])
    const xml = camt(stmt(entry({ amount: '5.00', extra: '<AddtlNtryInf>CAFÃ‰</AddtlNtryInf>' })))
    expect((await told(xml)).map(([kind]) => kind)).toEqual(['DESCRIPTION_UNREADABLE'])
    const sgml = ofxFile(ofx(transaction('<TRNAMT>5.00<MEMO>JOS\x82 TAN')))
    expect((await told(latin(sgml))).map(([kind]) => kind)).toEqual(['DESCRIPTION_UNREADABLE'])
  })
})
