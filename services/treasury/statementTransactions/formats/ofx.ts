// OFX and QFX: SGML 1.x, whose fields have no end tag, and XML 2.x. One parser reads both, and supports only the built-in entities.
import { dateParser, localTime, wanted } from './dates.ts'
import { error, type Format, type RawLine, type Sink, warning } from './format.ts'
import { cellText } from './text.ts'

export const ofx: Format = {
  name: 'OFX',
  bankCode: null,
  isDelimited: false,
  decimalMark: '.',
  amounts: 'SINGLE',
  recognizes: head => /<OFX>/i.test(head) || /^\s*OFXHEADER\s*:/i.test(head) || /<\?OFX\b/i.test(head),
  read: async (text, sink, { zone }) => {
    const reader = openReader(sink, zone)
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

/** No genuine field is as long: one that is, is meant to exhaust memory. */
const MAX_TEXT_LENGTH = 100_000

const linesIn = (text: string) => text.split('\n').length - 1
const AGGREGATES = new Set([
  'STMTTRN',
  'STMTTRNP',
  'LEDGERBAL',
  'BANKACCTFROM',
  'CCACCTFROM',
  'PAYEE',
  'STMTRS',
  'CCSTMTRS',
  'BANKTRANLIST',
  'CURRENCY',
  'ORIGCURRENCY',
])
/** Aggregates whose fields are read. */
const READ = new Set(['STMTTRN', 'STMTTRNP', 'LEDGERBAL', 'BANKACCTFROM', 'CCACCTFROM'])
/** Fields that a transaction or a balance has only once. */
const SAID_ONCE = new Set(['TRNAMT', 'DTPOSTED', 'FITID', 'TRNTYPE', 'BALAMT', 'ACCTID'])
const day = dateParser('yyyyMMdd')

type Fields = Map<string, string>

function openReader(sink: Sink, zone: string) {
  let fields: Fields | undefined
  let aggregate = ''
  /** `CURRENCY` if the amount is in another currency, `ORIGCURRENCY` if it was converted from one. */
  let currency = ''
  let startRow = 1
  /** The number of the last transaction: transactions on the same line of the file need distinct numbers, so that each can be skipped. */
  let entryRow = 0
  let closed = false
  /** The field whose text may continue after a `<` that begins no tag. */
  let open: { name: string; raw: string } | undefined
  let isComment = false
  /** The last date of the list: as stated, and of its transactions. */
  let listEnd: string | undefined
  let lastDay: string | undefined

  const say = (name: string, raw: string) => {
    open = { name, raw }
    const value = textOf(raw)
    if (value === '' || AGGREGATES.has(name)) return
    const said = fields?.get(name)
    if (said !== undefined && said !== value && SAID_ONCE.has(name))
      sink.issue(error('VALUE_TWICE', { row: startRow, column: name, value: said }, { value: said, other: value }))
    fields?.set(name, value)
  }
  const goOn = (piece: string) => {
    if (!open) return
    open.raw += piece
    fields?.set(open.name, textOf(open.raw))
  }
  const finish = () => {
    open = undefined
    if (!fields) return
    if (isTransaction(aggregate))
      lastDay = latest(
        lastDay,
        readTransaction(sink, fields, { row: startRow, zone, isPending: aggregate === 'STMTTRNP' }),
      )
    else if (aggregate === 'LEDGERBAL') {
      if (isOfListEnd(fields.get('DTASOF') ?? '', { listEnd, lastDay, zone })) readBalance(sink, fields, startRow)
    } else {
      const account = fields.get('ACCTID')
      if (account) sink.facts({ accountNumber: { row: startRow, text: account } })
    }
    fields = undefined
  }

  return {
    /** Handles `<TAG>text`, up to the next tag; returns false to stop reading. */
    piece(piece: string, row: number): boolean {
      if (/^<!(?:DOCTYPE|ENTITY)/i.test(piece)) {
        sink.issue(error('DOCTYPE', { row }))
        return false
      }
      if (isComment || piece.startsWith('<!--')) {
        isComment = !piece.includes('-->')
        return true
      }
      const parts = isWithinCdata(open?.raw)
        ? null
        : /^<(\/?)([A-Za-z][A-Za-z0-9._]*)(?:\s[^>]*)?\/?>([\s\S]*)$/.exec(piece)
      if (!parts) {
        goOn(piece)
        return true
      }
      const [, slash, tag = '', text = ''] = parts
      const name = tag.toUpperCase()
      open = undefined
      if (slash === '/') {
        if (name === 'OFX') closed = true
        if (name === currency) currency = ''
        if (name === aggregate) finish()
        return true
      }
      const value = textOf(text)
      if (name === 'STMTRS' || name === 'CCSTMTRS') {
        sink.statement()
        listEnd = lastDay = undefined
      }
      if (READ.has(name)) {
        finish()
        currency = ''
        fields = new Map()
        aggregate = name
        startRow = isTransaction(name) ? (entryRow = Math.max(row, entryRow + 1)) : row
      } else if (name === 'CURRENCY' || name === 'ORIGCURRENCY') currency = name
      else if (fields && name === 'CURSYM') fields.set(currency, value)
      else if (fields) say(name, text)
      else if (name === 'CURDEF' && value !== '') sink.facts({ currency: { row, text: value } })
      else if (name === 'DTSTART' || name === 'DTEND') {
        readPeriod(sink, name, value, zone)
        if (name === 'DTEND') listEnd = value
      }
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

const isWithinCdata = (raw = ''): boolean => raw.lastIndexOf('<![CDATA[') > raw.lastIndexOf(']]>')
const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/

/** The text of a field: CDATA contains no entities. */
const textOf = (raw: string): string =>
  cellText(
    raw
      .split(CDATA)
      .map((part, at) => (at % 2 === 0 ? entities(part) : part))
      .join(''),
  )

const latest = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

type ListEnd = { listEnd: string | undefined; lastDay: string | undefined; zone: string }

/**
 * Whether a balance is the one at the end of the list. Some banks state the one at the download, whatever dates were requested; midnight
 * ends the day before it.
 */
function isOfListEnd(asOf: string, { listEnd, lastDay, zone }: ListEnd): boolean {
  const moment = momentOf(asOf, zone)
  if ('failure' in moment) return true
  if (lastDay !== undefined && moment.date < lastDay) return false
  const end = momentOf(listEnd ?? '', zone)
  if ('failure' in end || moment.date <= end.date) return true
  return moment.time === null && Temporal.PlainDate.from(end.date).add({ days: 1 }).toString() === moment.date
}

function readPeriod(sink: Sink, name: string, value: string, zone: string) {
  const reading = momentOf(value, zone)
  if ('date' in reading) sink.facts({ [name === 'DTSTART' ? 'periodFrom' : 'periodTo']: reading.date })
}

function readBalance(sink: Sink, fields: Fields, row: number) {
  const amount = fields.get('BALAMT')
  if (amount) sink.facts({ closing: { row, column: 'BALAMT', text: amount } })
}

const isTransaction = (aggregate: string) => aggregate === 'STMTTRN' || aggregate === 'STMTTRNP'

type Place = { row: number; zone: string; isPending: boolean }

/** Reads a transaction, and returns its date if it is booked. */
function readTransaction(sink: Sink, fields: Fields, { row, zone, isPending }: Place): string | undefined {
  if (isPending) sink.issue(warning('NOT_BOOKED', { row, column: 'STMTTRNP', value: fields.get('TRNAMT') ?? '' }))
  const name = fields.get('NAME')
  const memo = fields.get('MEMO')
  const parts = [...new Set([name, memo, fields.get('CHECKNUM')])].filter(part => part !== undefined)
  // A charge may have only a type.
  const description = parts.join(' ') || (fields.get('TRNTYPE') ?? '')
  if (description === '' && !isPending) sink.issue(error('DESCRIPTION_EMPTY', { row, column: 'MEMO' }))
  const references = [fields.get('REFNUM'), fields.get('CHECKNUM')].filter(reference => reference !== undefined)
  const [currency, bankId] = [fields.get('CURRENCY'), fields.get('FITID')]
  const [type, amount] = [fields.get('TRNTYPE')?.toUpperCase(), fields.get('TRNAMT') ?? '']
  // Other types describe the purpose: a fee may be refunded.
  if ((type === 'DEBIT' && !amount.startsWith('-')) || (type === 'CREDIT' && amount.startsWith('-')))
    sink.issue(error('TYPE_CONTRADICTS', { row, column: 'TRNAMT', value: amount }, { type }))
  const moments: Moments = isPending ? { date: null } : momentsOf(sink, fields, row, zone)
  sink.line({
    row,
    ...moments,
    ...(isPending && { isPending }),
    description,
    direction: 'SIGN',
    amount: { column: 'TRNAMT', text: amount },
    ...(name && { partyName: name }),
    ...(currency && { currency }),
    ...(bankId && { bankId }),
    ...correctionOf(fields),
    references,
  })
  return moments.date ?? undefined
}

function correctionOf(fields: Fields): Pick<RawLine, 'corrects'> {
  const bankId = fields.get('CORRECTFITID')
  if (bankId === undefined) return {}
  return {
    corrects: { bankId, action: fields.get('CORRECTACTION')?.toUpperCase() === 'DELETE' ? 'DELETE' : 'REPLACE' },
  }
}

type Moments = Pick<RawLine, 'date' | 'time' | 'transactionDate' | 'transactionTime'>

function momentsOf(sink: Sink, fields: Fields, row: number, zone: string): Moments {
  const posted = fields.get('DTPOSTED') ?? ''
  const reading = momentOf(posted, zone)
  const initiated = momentOf(fields.get('DTUSER') ?? '', zone)
  const made = 'date' in initiated ? { transactionDate: initiated.date, transactionTime: initiated.time } : {}
  if ('date' in reading) return { ...reading, ...made }
  const { kind, details } = reading.failure
  sink.issue(error(kind, { row, column: 'DTPOSTED', value: posted }, details))
  return { date: null }
}

/** UTC, which many systems write in a form that the standard doesn't have. */
const UNIVERSAL = /^\[?(?:Z|GMT|UTC|[+-]00:?00)\]?$/i

/** `20261101233000.000[-5:EST]`: with an offset an instant, without one the bank's local time. */
function momentOf(text: string, zone: string) {
  const reading = day(text.slice(0, 8))
  const parts =
    /^\d{8}(\d{2})(\d{2})(\d{2})?(?:\.\d+)?\s*(?:\[([+-]?\d{1,2})(?:\.(\d{1,2}))?(?::[^\]]*)?\]|([^\d\s].*))?/.exec(
      text,
    )
  if ('failure' in reading || !parts) return reading
  const [, hour = '', minute = '', second = '00', whole, fraction, other] = parts
  const offset = whole ?? (other === undefined ? undefined : UNIVERSAL.test(other) ? '0' : null)
  // An unreadable zone may change the date.
  if (offset === null) return { failure: { kind: 'DATE_INVALID', details: wanted('yyyyMMdd') } } as const
  if (hour > '23' || minute > '59' || second > '59')
    return { failure: { kind: 'DATE_INVALID', details: wanted('yyyyMMdd') } } as const
  const time = `${hour}:${minute}:${second}`
  if (offset === undefined) return { date: reading.date, time: time === '00:00:00' ? null : time }
  // `[+5.30]` is five and a half hours, like `[+5.5]`.
  const minutes = fraction === undefined ? 0 : fraction.length === 1 ? Number(fraction) * 6 : Number(fraction)
  const sign = offset.startsWith('-') ? '-' : '+'
  const hours = offset.replace(/^[+-]/, '').padStart(2, '0')
  return localTime(`${reading.date}T${time}${sign}${hours}:${String(minutes).padStart(2, '0')}`, zone)
}
