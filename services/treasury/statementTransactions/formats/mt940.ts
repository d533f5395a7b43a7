// SWIFT MT940: `:20:` to `:62F:`, one or more messages per file, with the dialects in which banks write `:86:`.
import { dateParser, wanted } from './dates.ts'
import type { Direction } from '../../imports/public.ts'
import { error, warning, type FileFacts, type Format, type RawLine, type Sink, type StatedTotal } from './format.ts'
import { cellText, currencyOf } from './text.ts'

const TAG = /^:(20|21|25P?|28C?|13D|60[FM]|61|62[FM]|64|65|86|90[CD]):(.*)$/
/** Value date, entry date (may be empty), mark, funds code, amount, type, the owner's reference, the bank's reference. */
const LINE =
  /^(\d{6})(\d{4}|\s{4})?(R?E?[CD])([A-Z])?(\d[\d.,]*)([A-Z][A-Z0-9]{3})?([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)/
/** No genuine message exceeds these: one that does is meant to exhaust memory. */
const MAX_LINE_LENGTH = 100_000
const MAX_FIELD_LINES = 1_000
/** Tags that may follow in an open message; anything else that looks like a tag is text of `:86:`. */
const WITHIN_MESSAGE = new Set(['61', '86', '62F', '62M'])
/** A message has its opening balance within this many lines. */
const HEAD_LINES = 6
const shortDate = dateParser('yyMMdd')

export const mt940: Format = {
  name: 'MT940',
  bankCode: null,
  isDelimited: false,
  decimalMark: ',',
  amounts: 'COMMA',
  hasPeriod: false,
  recognizes: head => /^:20:/m.test(head) && /^:(?:25|60[FM])/m.test(head),
  read: async (text, sink) => {
    const reader = openReader(sink)
    let rest = ''
    let number = 0
    for await (const chunk of text) {
      const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) reader.line(line.replace(/\r$/, ''), ++number)
      if (rest.length > MAX_LINE_LENGTH) return reader.refuse(number + 1)
    }
    if (rest !== '') reader.line(rest, ++number)
    reader.end()
  },
}

type Field = { tag: string; row: number; lines: string[] }

type Line = { text: string; row: number }

function openReader(sink: Sink) {
  let field: Field | undefined
  let pending: RawLine | undefined
  let openings = 0
  /** The currency of the message's opening balance. */
  let opened: string | undefined
  /** The currency after the account's number. */
  let accountCurrency: string | undefined
  /** Whether the message has named its account. */
  let hasAccount = false
  let isOpen = false
  let lastRow = 0
  /** The first `:86:` above all `:61:` of the message, and whether one is below the last. */
  let above: Line | undefined
  let wasReported = true
  /** Lines since a `:20:` within an open message: either the next message, or text that looks like one. */
  let held: Line[] = []

  const beginStatement = () => {
    hasAccount = false
    sink.statement()
  }
  const flushLine = () => {
    if (pending) sink.line(pending)
    pending = undefined
  }
  const flushField = () => {
    if (!field) return
    const { tag, row, lines } = field
    field = undefined
    if (tag === '86') {
      if (pending) pending = describe(pending, lines)
      else if (isOpen) above ??= { text: lines[0] ?? '', row }
      wasReported = true
      return
    }
    flushLine()
    const value = lines[0] ?? ''
    if (tag === '20') beginStatement()
    else if (tag === '25' || tag === '25P') {
      // Another account is a separate message even without a `:20:` above it.
      if (hasAccount) beginStatement()
      hasAccount = true
      accountCurrency = currencyBehind(value)
      sink.facts({ accountNumber: { row, text: accountOf(value) } })
    } else if (tag === '28' || tag === '28C') sink.facts(pageOf(value))
    else if (tag === '60F' || tag === '60M') {
      isOpen = true
      openings++
      above = undefined
      if (tag === '60M') sink.facts({ isContinued: true })
      opened = BALANCE.exec(value)?.[3]
      readBalance(sink, value, row, 'opening')
      if (opened !== undefined && accountCurrency !== undefined && opened !== accountCurrency)
        sink.issue(error('OTHER_CURRENCY', { row, column: ':60F:', value: opened }, { currency: opened }))
    } else if (tag === '62F' || tag === '62M') {
      isOpen = false
      // The texts are above their transactions, so each would get the next one's text.
      if (above && !wasReported)
        sink.issue(error('LINE_INVALID', { row: above.row, column: ':86:', value: above.text }))
      sink.facts({ goesOn: tag === '62M' })
      readBalance(sink, value, row, 'closing')
      const closed = BALANCE.exec(value)?.[3]
      if (opened !== undefined && closed !== undefined && opened !== closed)
        sink.issue(error('OTHER_CURRENCY', { row, column: ':62F:', value: closed }, { currency: closed }))
    } else if (tag === '90D' || tag === '90C') sink.facts({ totals: totalsOf(tag, value, row) })
    // After the closing balance it counts in none.
    else if (tag === '61' && !isOpen && openings > 0) sink.issue(error('LINE_INVALID', { row, column: ':61:', value }))
    else if (tag === '61') {
      pending = readLine(sink, lines, row)
      wasReported = false
    }
  }
  const cutOff = () => {
    flushField()
    flushLine()
    if (isOpen) sink.issue(error('TRUNCATED', { row: lastRow }))
    isOpen = false
  }

  /** Skips the field that this line belongs to. */
  const refuse = (row: number) => {
    sink.issue(error('LINE_INVALID', { row }))
    field = undefined
  }

  /** Whether a tag begins a field at this position. */
  const begins = (tag: string, value: string): boolean => {
    if (!isOpen) return true
    if (!WITHIN_MESSAGE.has(tag)) return false
    if (field?.tag !== '86') return true
    return tag === '61' ? /^\d{6}/.test(value) : tag === '86' || BALANCE.test(value)
  }
  const take = ({ text, row }: Line) => {
    lastRow = row
    const [, tag, value = ''] = TAG.exec(text) ?? []
    if (tag !== undefined && begins(tag, value)) {
      // A line's text continues in a second `:86:`.
      if (tag === '86' && field?.tag === '86') return void field.lines.push(value)
      flushField()
      // Only lines already read determine whether the message is still open.
      if (tag === '62F' || tag === '62M') isOpen = false
      field = { tag, row, lines: [value] }
    } else if (isOpen && field?.tag === '86' && text.trim() === '-') field.lines.push(text)
    else if (/^-(?:\}.*)?\s*$/.test(text) || (!isOpen && /^[{}]/.test(text))) flushField()
    else if (field && field.lines.length < MAX_FIELD_LINES) field.lines.push(text)
    else if (field) refuse(row)
  }
  const release = () => {
    const lines = held
    held = []
    if (lines.slice(1).some(({ text }) => /^:60[FM]:[CD]\d{6}[A-Z]{3}/.test(text))) cutOff()
    const [first, ...rest] = lines
    if (first && isOpen) field?.lines.push(first.text)
    else if (first) take(first)
    for (const line of rest) take(line)
  }

  return {
    refuse,
    line(text: string, row: number) {
      const tag = TAG.exec(text)?.[1]
      if (held.length > 0) {
        held.push({ text, row })
        if (tag?.startsWith('6') || held.length > HEAD_LINES) release()
      } else if (tag === '20' && isOpen) held.push({ text, row })
      else take({ text, row })
    },
    end() {
      release()
      flushField()
      flushLine()
      if (isOpen || openings === 0) sink.issue(error('TRUNCATED', { row: lastRow }))
    },
  }
}

/** `BANK/ACCOUNT`, `ACCOUNTIDR`, `ACCOUNT/IDR`, or the account alone. */
const accountOf = (value: string) =>
  cellText(
    cellText(value)
      .replace(/\/[A-Z]{3}$/, '')
      .split('/')
      .at(-1) ?? '',
  ).replace(/\s?[A-Z]{3}$/, '')

/** `5220304471USD`: the currency of the account, if Arus supports it. */
const currencyBehind = (value: string): string | undefined =>
  currencyOf(/\d[ /]?([A-Z]{3})$/.exec(cellText(value))?.[1] ?? '') ?? undefined

/** `7/2`: the second page of the seventh statement. */
function pageOf(value: string): Pick<FileFacts, 'page'> {
  const [, statement, number] = /^(\d{1,5})\/(\d{1,5})\s*$/.exec(value) ?? []
  return statement === undefined ? {} : { page: { statement, number: Number(number) } }
}

function readBalance(sink: Sink, value: string, row: number, kind: 'opening' | 'closing') {
  const parts = BALANCE.exec(value)
  const column = kind === 'opening' ? ':60F:' : ':62F:'
  if (!parts) return sink.issue(error('AMOUNT_INVALID', { row, column, value }))
  const [, mark, date, currency, amount] = parts
  const text = `${mark === 'D' ? '-' : ''}${amount ?? ''}`
  const reading = shortDate(date ?? '')
  sink.facts({
    [kind]: { row, column, text, ...(currency && { currency }) },
    currency: { row, text: currency ?? '' },
    ...('date' in reading &&
      (kind === 'opening'
        ? { periodFrom: reading.date, openedOn: reading.date }
        : { periodTo: reading.date, closedOn: reading.date })),
  })
}

/** `:90D:2IDR15,00`: the number of debits, and their total. */
function totalsOf(tag: '90D' | '90C', value: string, row: number): StatedTotal[] {
  const [, count, sum] = /^(\d{1,5})[A-Z]{3}([\d.,]+)\s*$/.exec(value) ?? []
  if (count === undefined || sum === undefined) return []
  const side = tag === '90D' ? 'DEBIT' : 'CREDIT'
  const at = { row, column: `:${tag}:` }
  return [
    // Parsed like an amount, which has its mark.
    { ...at, text: `${count},`, of: `${side}_COUNT` },
    { ...at, text: sum, of: `${side}S` },
  ]
}

/** `E` marks expected, unbooked transactions; `R` reverses. */
const directionOf = (mark: string): Direction => (mark.endsWith('C') === mark.startsWith('R') ? 'DEBIT' : 'CREDIT')

function readLine(sink: Sink, lines: readonly string[], row: number): RawLine | undefined {
  const value = lines[0] ?? ''
  const parts = LINE.exec(value)
  if (!parts) {
    sink.issue(error('LINE_INVALID', { row, column: ':61:', value }))
    return undefined
  }
  const [, valueDate = '', entryDate, mark = '', , amount = '', , ownerReference = '', bankReference = ''] = parts
  const isPending = mark.includes('E')
  if (isPending) sink.issue(warning('NOT_BOOKED', { row, column: ':61:', value: mark }))
  const references = [ownerReference, bankReference].map(cellText).filter(text => text !== '' && text !== 'NONREF')
  return {
    row,
    date: isPending ? null : bookingDate(sink, valueDate, entryDate?.trim(), row),
    isPending,
    description: [...references, ...lines.slice(1).map(cellText)].join(' '),
    direction: directionOf(mark),
    amount: { column: ':61:', text: amount },
    references,
  }
}

/** The entry date has no year: uses the year that puts it nearest to the value date. */
function bookingDate(sink: Sink, valueDate: string, entryDate: string | undefined, row: number): string | null {
  const value = shortDate(valueDate)
  if ('failure' in value) {
    sink.issue(error(value.failure.kind, { row, column: ':61:', value: valueDate }, value.failure.details))
    return null
  }
  if (!entryDate) return value.date
  const year = Number(value.date.slice(0, 4))
  const readings = [year - 1, year, year + 1].flatMap(candidate => {
    const reading = dateParser('yyyyMMdd')(`${candidate}${entryDate}`)
    return 'date' in reading ? [reading.date] : []
  })
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(value.date))
  const [nearest] = readings.toSorted((a, b) => away(a) - away(b))
  if (nearest !== undefined) return nearest
  const details = { year, month: Number(entryDate.slice(0, 2)), days: 0 }
  sink.issue(error('DATE_INVALID', { row, column: ':61:', value: entryDate }, { ...details, ...wanted('MMdd') }))
  return null
}

type Information = { text: string; party?: string; references: string[] }

function describe(line: RawLine, lines: readonly string[]): RawLine {
  const { text, party, references } = readInformation(lines)
  return {
    ...line,
    description: text || line.description,
    ...(party && { partyName: party }),
    references: [...(line.references ?? []), ...references],
  }
}

/** The three forms of `:86:`: `?20…?33` subfields, `/REMI/…` codes, or free text over several lines. */
function readInformation(lines: readonly string[]): Information {
  if (lines.length === 0) return { text: '', references: [] }
  const joined = lines.join('')
  const subfield = /^\d{3}([?>])\d{2}/.exec(joined) ?? /^([?>])\d{2}/.exec(joined)
  if (subfield) return readSubfields(joined, subfield[1] ?? '?')
  if (CODE.test(joined)) return readCodes(joined)
  return { text: cellText(lines.reduce(unwrap)), references: [] }
}

/** Lines are cut after 65 characters, with or without counting the tag: after a full line the text continues without a space. */
const FULL_LINE = 61
const unwrap = (text: string, line: string, at: number, lines: readonly string[]) =>
  text + ((lines[at - 1] ?? '').length >= FULL_LINE ? '' : ' ') + line

/** The German form: ?00 booking text, ?20–?29 and ?60–?63 purpose, ?32–?33 the other party. */
function readSubfields(text: string, mark: string): Information {
  const fields = text
    // The mark may be punctuation: a field has its number after it.
    .split(mark === '?' ? /\?(?=\d{2})/ : />(?=\d{2})/)
    .slice(1)
    .map(part => ({ code: Number(part.slice(0, 2)), value: part.slice(2) }))
  const join = (wanted: (code: number) => boolean, glue: string) =>
    cellText(
      fields
        .filter(field => wanted(field.code))
        .map(field => field.value)
        .join(glue),
    )
  const purpose = join(code => (code >= 20 && code <= 29) || (code >= 60 && code <= 63), '')
  const party = join(code => code === 32 || code === 33, '')
  const booking = join(code => code === 0, ' ')
  return { text: cellText([booking, purpose, party].join(' ')), ...(party && { party }), references: [] }
}

const PARTY_CODES = ['NAME', 'BENM', 'ORDP', 'CNTP', 'BNF']
const REFERENCE_CODES = ['EREF', 'KREF', 'MREF', 'IREF', 'CREF', 'PREF', 'RFB', 'ROC']
const OTHER_CODES = [
  'REMI',
  'TRTP',
  'IBAN',
  'BIC',
  'ADDR',
  'ULTC',
  'ULTD',
  'CSID',
  'MARF',
  'RTRN',
  'PURP',
  'BUSP',
  'INFO',
]
const CODE_NAMES = [...PARTY_CODES, ...REFERENCE_CODES, ...OTHER_CODES].join('|')
const CODE = new RegExp(`^/(?:${CODE_NAMES})/`)
const CODED = new RegExp(`/(${CODE_NAMES})/((?:(?!/(?:${CODE_NAMES})/).)*)`, 'g')

/** `/CODE/value` pairs; `/BENM//NAME/PT MAJU` names the beneficiary inside a code. */
function readCodes(text: string): Information {
  const fields = [...text.matchAll(CODED)].map(match => ({
    code: match[1] ?? '',
    value: cellText((match[2] ?? '').replace(/^\/+|\/+$/g, '')),
  }))
  const valuesOf = (codes: readonly string[]) =>
    fields.filter(field => codes.includes(field.code) && field.value !== '').map(field => field.value)
  const party = valuesOf(PARTY_CODES)[0]
  const references = valuesOf(REFERENCE_CODES).filter(value => value !== 'NOTPROVIDED')
  const words = fields.map(field => field.value).filter(value => value !== '' && value !== 'NOTPROVIDED')
  return { text: [...new Set(words)].join(' '), ...(party && { party }), references }
}
