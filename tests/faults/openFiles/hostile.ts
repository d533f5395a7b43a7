// Malicious files that are accepted for reading: their first bytes look like statements.
import { deflateRawSync, gzipSync } from 'node:zlib'

const MB = 1024 * 1024

const CAMT =
  '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>'
const ENTRY =
  '<Ntry><Amt Ccy="IDR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><AddtlNtryInf>'
const OFX = '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>'
const BCA = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\r\n'
const MT940 =
  ':20:STARTUMS\r\n:25:0140011/8110000001\r\n:28C:00001/001\r\n:60F:C261101IDR1,00\r\n:61:2611011101C1,00NTRFX\r\n:86:'

const filled = (beginning: string, piece: string, size: number) =>
  Buffer.from(beginning + piece.repeat(Math.ceil((size - beginning.length) / piece.length)), 'latin1')

/** Compressed twice, at 100,000 to 1: unpacked it has ten gigabytes. */
const bomb = () => gzipSync(deflateRawSync(Buffer.alloc(64 * MB)))

export const HOSTILE: Record<string, { name: string; content: () => Buffer }> = {
  'a bomb behind the heading of a CSV': {
    name: 'bomb.csv',
    content: () => Buffer.concat([Buffer.from(BCA + ' '.repeat(5_000)), bomb()]),
  },
  'an archive behind one good page of a CSV': {
    name: 'polyglot.csv',
    content: () =>
      Buffer.concat([
        Buffer.from(filled(BCA, '01/11/2026,"A",0000,"1.00 CR","1.00"\r\n', 8_192)),
        Buffer.from('PK\x03\x04'),
        bomb(),
      ]),
  },
  'a CSV of one line': { name: 'line.csv', content: () => filled(BCA, 'x', 20 * MB) },
  'a CSV of one quote that never closes': { name: 'quote.csv', content: () => filled(`${BCA}"`, 'x\r\n', 20 * MB) },
  'a CSV of quotes alone': { name: 'quotes.csv', content: () => filled(BCA, '"', 5 * MB) },
  'a CSV of delimiters alone': { name: 'cells.csv', content: () => filled(BCA, ',', 20 * MB) },
  'a CSV of line breaks alone': { name: 'breaks.csv', content: () => filled(BCA, '\r\n', 20 * MB) },
  'an MT940 of one line': { name: 'line.sta', content: () => filled(MT940, 'x', 20 * MB) },
  'an MT940 of one field': { name: 'field.sta', content: () => filled(MT940, 'x\r\n', 20 * MB) },
  'XML nested millions deep': { name: 'deep.xml', content: () => filled(CAMT, '<a>', 20 * MB) },
  'XML nested deep within an entry': { name: 'entry.xml', content: () => filled(CAMT + ENTRY, '<a>', 20 * MB) },
  'XML of one text': { name: 'text.xml', content: () => filled(CAMT + ENTRY, 'x', 20 * MB) },
  'XML of one tag': { name: 'tag.xml', content: () => filled(`${CAMT}<`, 'x', 20 * MB) },
  'XML of one element’s attributes': {
    name: 'attributes.xml',
    content: () => Buffer.from(`${CAMT}<a ${Array.from({ length: MB }, (_, n) => `a${n}="1"`).join(' ')}`),
  },
  'XML of one entry with a million texts': {
    name: 'texts.xml',
    content: () => filled(CAMT + ENTRY.replace(/<AddtlNtryInf>$/, ''), '<AddtlNtryInf>x</AddtlNtryInf>', 20 * MB),
  },
  'an OFX of one tag': { name: 'tag.ofx', content: () => filled(`${OFX}<STMTTRN><MEMO>`, 'x', 20 * MB) },
  'an OFX of a million open tags': { name: 'open.ofx', content: () => filled(OFX, '<', 20 * MB) },
  'an OFX of unknown tags': { name: 'unknown.ofx', content: () => filled(`${OFX}<STMTTRN>`, '<A>1', 20 * MB) },
}
