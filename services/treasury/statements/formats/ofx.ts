// OFX and QFX: SGML 1.x, whose fields have no end tag, and XML 2.x. One reader takes both, and knows no entity but the built-in ones.
import { dateParser } from './dates.ts'
import { error, type Format, type Sink } from './format.ts'
import { cellText } from './text.ts'

export const ofx: Format = {
  name: 'OFX',
  bankCode: null,
  isDelimited: false,
  decimalMark: '.',
  recognizes: head => /<OFX>/i.test(head) || /^\s*OFXHEADER\s*:/i.test(head) || /<\?OFX\b/i.test(head),
  read: async (text, sink) => {
    const reader = openReader(sink)
    let rest = ''
    let row = 1
    for await (const chunk of text) {
      rest += chunk
      let from = rest.indexOf('<')
      if (from < 0) from = rest.length
      row += linesIn(rest.slice(0, from))
      for (let next = rest.indexOf('<', from + 1); next >= 0; next = rest.indexOf('<', from + 1)) {
        const piece = rest.slice(from, next)
        if (!reader.piece(piece, row)) return
        row += linesIn(piece)
        from = next
      }
      rest = rest.slice(from)
      if (rest.length > MAX_TEXT_LENGTH) return sink.issue(error('BROKEN_XML', { row }))
    }
    reader.piece(rest, row)
    reader.end(row)
  },
}

/** No field is as long: what is, is made to fill our memory. */
const MAX_TEXT_LENGTH = 100_000

const linesIn = (text: string) => text.split('\n').length - 1
const AGGREGATES = new Set([
  'STMTTRN',
  'LEDGERBAL',
  'BANKACCTFROM',
  'CCACCTFROM',
  'PAYEE',
  'STMTRS',
  'CCSTMTRS',
  'BANKTRANLIST',
])
const day = dateParser('yyyyMMdd')

type Fields = Map<string, string>

function openReader(sink: Sink) {
  let fields: Fields | undefined
  let aggregate = ''
  let startRow = 1
  let closed = false

  const finish = () => {
    if (!fields) return
    if (aggregate === 'STMTTRN') readTransaction(sink, fields, startRow)
    else if (aggregate === 'LEDGERBAL') readBalance(sink, fields, startRow)
    else {
      const account = fields.get('ACCTID')
      if (account) sink.facts({ accountNumber: { row: startRow, text: account } })
    }
    fields = undefined
  }

  return {
    /** `<TAG>text`, up to the next tag; false when reading must stop. */
    piece(piece: string, row: number): boolean {
      if (/^<!(?:DOCTYPE|ENTITY)/i.test(piece)) {
        sink.issue(error('DOCTYPE', { row }))
        return false
      }
      const parts = /^<(\/?)([A-Za-z0-9._]+)[^>]*>([\s\S]*)$/.exec(piece)
      if (!parts) return true
      const [, slash, tag = '', text = ''] = parts
      const name = tag.toUpperCase()
      if (slash === '/') {
        if (name === 'OFX') closed = true
        if (name === aggregate) finish()
        return true
      }
      const value = cellText(entities(text))
      if (name === 'STMTTRN' || name === 'LEDGERBAL' || name === 'BANKACCTFROM' || name === 'CCACCTFROM') {
        finish()
        fields = new Map()
        aggregate = name
        startRow = row
      } else if (fields && value !== '' && !AGGREGATES.has(name)) fields.set(name, value)
      else if (name === 'CURDEF' && value !== '') sink.facts({ currency: { row, text: value } })
      else if (name === 'DTSTART' || name === 'DTEND') readPeriod(sink, name, value)
      return true
    },
    end(row: number) {
      finish()
      if (!closed) sink.issue(error('TRUNCATED', { row }))
    },
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function entities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}

function readPeriod(sink: Sink, name: string, value: string) {
  const reading = day(value.slice(0, 8))
  if ('date' in reading) sink.facts({ [name === 'DTSTART' ? 'periodFrom' : 'periodTo']: reading.date })
}

function readBalance(sink: Sink, fields: Fields, row: number) {
  const amount = fields.get('BALAMT')
  if (amount) sink.facts({ closing: { row, column: 'BALAMT', text: amount } })
}

function readTransaction(sink: Sink, fields: Fields, row: number) {
  const posted = fields.get('DTPOSTED') ?? ''
  const reading = day(posted.slice(0, 8))
  if ('failure' in reading)
    sink.issue(
      error(
        reading.failure.kind,
        { row, column: 'DTPOSTED', value: posted },
        { ...reading.failure.details, format: 'yyyyMMdd' },
      ),
    )
  const name = fields.get('NAME')
  const memo = fields.get('MEMO')
  const description = [...new Set([name, memo, fields.get('CHECKNUM')])].filter(part => part !== undefined).join(' ')
  if (description === '') sink.issue(error('DESCRIPTION_EMPTY', { row, column: 'MEMO' }))
  const references = [fields.get('REFNUM'), fields.get('CHECKNUM')].filter(reference => reference !== undefined)
  sink.line({
    row,
    date: 'date' in reading ? reading.date : null,
    description,
    direction: 'SIGN',
    amount: { column: 'TRNAMT', text: fields.get('TRNAMT') ?? '' },
    ...(name && { partyName: name }),
    references,
  })
}
