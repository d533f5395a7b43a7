// ISO 20022 camt.053, versions 001.02 to 001.08. A document type declaration is refused, so that no entity can reference external content
// or expand.
import { SaxesParser } from 'saxes'
import { localTime, wanted } from './dates.ts'
import type { Direction } from '../../imports/public.ts'
import { error, warning, type BalanceCell, type Format, type RawLine, type Sink, type StatedTotal } from './format.ts'
import { cellText } from './text.ts'

export const camt053: Format = {
  name: 'CAMT.053',
  bankCode: null,
  isDelimited: false,
  decimalMark: '.',
  amounts: 'DOT',
  recognizes: head => /<(?:\w+:)?BkToCstmrStmt\b/.test(head) || /urn:iso:std:iso:20022:tech:xsd:camt\.053\./.test(head),
  read: async (text, sink, { zone }) => {
    const parser = openParser(sink, zone)
    for await (const chunk of text) if (!parser.write(chunk)) return
    parser.end()
  },
}

/** No genuine message exceeds these: one that does is meant to exhaust memory. */
const MAX_DEPTH = 100
const MAX_TEXT_LENGTH = 100_000

/** Text of the elements inside the one being read, by path. */
type Texts = Map<string, string[]>

/** Elements of a statement that are read as a whole. */
const PARTS = new Set(['Ntry', 'Bal', 'Acct', 'FrToDt', 'TxsSummry', 'StmtPgntn'])

function openParser(sink: Sink, zone: string) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const path: string[] = []
  let text = ''
  let texts: Texts | undefined
  let depth = 0
  let startRow = 1
  /** The number of the last entry: entries on the same line of the file need distinct numbers, so that each can be skipped. */
  let entryRow = 0
  let currency: string | undefined
  let balances: StatedBalance[] = []
  let stopped = false
  let finished = false

  const stop = (kind: 'BROKEN_XML' | 'TRUNCATED' | 'DOCTYPE') => {
    if (!stopped) sink.issue(error(kind, { row: parser.line }))
    stopped = true
  }
  parser.on('error', failure => stop(/unclosed tag|unexpected end/i.test(failure.message) ? 'TRUNCATED' : 'BROKEN_XML'))
  parser.on('doctype', () => stop('DOCTYPE'))
  parser.on('opentag', tag => {
    const name = tag.name.replace(/^.*:/, '')
    path.push(name)
    text = ''
    if (path.length > MAX_DEPTH) return stop('BROKEN_XML')
    if (name === 'Stmt') {
      sink.statement()
      balances = []
    }
    if (!texts && path.at(-2) === 'Stmt' && PARTS.has(name)) {
      texts = new Map()
      depth = path.length
      startRow = name === 'Ntry' ? (entryRow = Math.max(parser.line, entryRow + 1)) : parser.line
      currency = undefined
    }
    if (texts && name === 'Amt' && path.length === depth + 1) currency = attribute(tag.attributes, 'Ccy')
  })
  const addText = (part: string) => {
    text += part
    if (text.length > MAX_TEXT_LENGTH) stop('BROKEN_XML')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (texts && path.length > depth) {
      const key = path.slice(depth).join('/')
      const value = cellText(text)
      const found = texts.get(key)
      if (value !== '' && found) found.push(value)
      else if (value !== '') texts.set(key, [value])
    }
    text = ''
    if (texts && path.length === depth) {
      const kind = path.at(-1)
      const element: Element = { texts, row: startRow, currency }
      if (kind === 'Ntry') readEntry(sink, element, zone)
      else if (kind === 'Bal') balances.push(readBalance(element, zone))
      else if (kind === 'Acct') readAccount(sink, element)
      else if (kind === 'TxsSummry') readTotals(sink, element)
      else if (kind === 'StmtPgntn') readPage(sink, element)
      else readPeriod(sink, element, zone)
      texts = undefined
    } else if (path.at(-1) === 'Stmt') reportBalances(sink, balances)
    path.pop()
    if (path.length === 0) finished = true
  })

  return {
    write(chunk: string): boolean {
      if (!stopped) parser.write(chunk)
      return !stopped
    },
    end() {
      if (!stopped && !finished) stop('TRUNCATED')
      if (!stopped) parser.close()
    },
  }
}

const attribute = (attributes: unknown, name: string): string | undefined => {
  const value = Object.entries(attributes ?? {}).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

type Element = { texts: Texts; row: number; currency: string | undefined }
const first = ({ texts }: Element, ...paths: string[]) => paths.map(path => texts.get(path)?.[0]).find(Boolean)
const all = ({ texts }: Element, ...paths: string[]) => paths.flatMap(path => texts.get(path) ?? [])

function readAccount(sink: Sink, element: Element) {
  const account = first(element, 'Id/IBAN', 'Id/Othr/Id', 'Id/BBAN')
  const currency = first(element, 'Ccy')
  const bic = first(element, 'Svcr/FinInstnId/BIC', 'Svcr/FinInstnId/BICFI')
  sink.facts({
    ...(account && { accountNumber: { row: element.row, text: account } }),
    ...(currency && { currency: { row: element.row, text: currency } }),
    ...(bic && { bic: { row: element.row, text: bic } }),
  })
}

function readPage(sink: Sink, element: Element) {
  const number = Number(first(element, 'PgNb'))
  sink.facts({
    goesOn: first(element, 'LastPgInd') === 'false',
    ...(number > 1 && { isContinued: true }),
    ...(number >= 1 && { page: { statement: '', number } }),
  })
}

function readPeriod(sink: Sink, element: Element, zone: string) {
  const [from, to] = [first(element, 'FrDtTm', 'FrDt'), first(element, 'ToDtTm', 'ToDt')]
  sink.facts({
    ...(from && { periodFrom: momentOf(from, zone).date }),
    ...(to && { periodTo: momentOf(to, zone).date }),
  })
}

type StatedBalance = { code: string | undefined; cell: BalanceCell; day: string | undefined }

function readBalance(element: Element, zone: string): StatedBalance {
  const { row, currency } = element
  const text = `${first(element, 'CdtDbtInd') === 'DBIT' ? '-' : ''}${first(element, 'Amt') ?? ''}`
  const cell = { row, column: 'Bal', text, ...(currency && { currency }) }
  const day = momentOf(first(element, 'Dt/Dt', 'Dt/DtTm', 'Dt') ?? '', zone).date
  return { code: first(element, 'Tp/CdOrPrtry/Cd', 'Tp/Cd'), cell, day: isRealDay(day) ? day : undefined }
}

/** OPBD or PRCD is the opening balance, CLBD the closing one; pages of one statement are joined by an interim balance. */
function reportBalances(sink: Sink, balances: readonly StatedBalance[]) {
  const of = (code: string) => balances.filter(balance => balance.code === code)
  const interim = of('ITBD')
  const openings = [...of('OPBD'), ...of('PRCD')]
  const [opened] = openings
  const continued = opened ? undefined : interim.shift()
  const closings = [...of('CLBD'), ...interim]
  // With several currencies each has its own balances; the account's currency selects them.
  for (const { cell, day } of continued ? [continued] : openings)
    sink.facts({ opening: cell, ...(day && { openedOn: day }) })
  if (continued) sink.facts({ isContinued: true })
  for (const { cell, day } of closings.toReversed()) sink.facts({ closing: cell, ...(day && { closedOn: day }) })
}

const TOTALS = [
  ['TtlNtries/NbOfNtries', 'COUNT'],
  ['TtlCdtNtries/NbOfNtries', 'CREDIT_COUNT'],
  ['TtlCdtNtries/Sum', 'CREDITS'],
  ['TtlDbtNtries/NbOfNtries', 'DEBIT_COUNT'],
  ['TtlDbtNtries/Sum', 'DEBITS'],
  ['TtlNtries/Sum', 'GROSS'],
  ['TtlNtries/TtlNetNtryAmt', 'NET'],
  ['TtlNtries/TtlNetNtry/Amt', 'NET'],
] as const

function readTotals(sink: Sink, element: Element) {
  const totals = TOTALS.flatMap(([path, of]): StatedTotal[] => {
    const text = first(element, path)
    if (text === undefined) return []
    const mark = of === 'NET' ? first(element, 'TtlNtries/CdtDbtInd', 'TtlNtries/TtlNetNtry/CdtDbtInd') : undefined
    const at = { row: element.row, column: path }
    if (mark === undefined) return [{ ...at, text, of }]
    return [{ ...at, text: mark === 'DBIT' ? `-${text}` : text, of: 'SIGNED_NET' }]
  })
  sink.facts({ totals })
}

const DIRECTIONS: Record<string, Direction> = { CRDT: 'CREDIT', DBIT: 'DEBIT' }
const DETAILS = 'NtryDtls/TxDtls'

function readEntry(sink: Sink, element: Element, zone: string) {
  const { row } = element
  const status = first(element, 'Sts/Cd', 'Sts', 'Sts/Prtry')
  const isPending = status === 'PDNG' || status === 'INFO' || status === 'FUTR'
  if (isPending) sink.issue(warning('NOT_BOOKED', { row, column: 'Sts', value: status }))
  else if (status !== undefined && status !== 'BOOK')
    sink.issue(error('STATUS_UNKNOWN', { row, column: 'Sts', value: status }))
  const mark = first(element, 'CdtDbtInd') ?? ''
  const direction = DIRECTIONS[mark] ?? null
  if (!direction) sink.issue(error('TYPE_INVALID', { row, column: 'CdtDbtInd', value: mark }, { mark }))
  const bankId = first(element, 'AcctSvcrRef')
  const line: RawLine = {
    row,
    ...(isPending ? { date: null, isPending } : entryMoment(sink, element, zone)),
    ...transactionMoment(element, zone),
    description: descriptionOf(element, direction),
    direction,
    amount: { column: 'Amt', text: first(element, 'Amt') ?? '' },
    references: referencesOf(element),
    ...(element.currency && { currency: element.currency }),
    ...(bankId && { bankId }),
  }
  const party = partyOf(element, direction)
  if (line.description === '' && !isPending) sink.issue(error('DESCRIPTION_EMPTY', { row, column: 'AddtlNtryInf' }))
  sink.line(party ? { ...line, partyName: party } : line)
}

type Moment = { date: string; time: string | null }

function entryMoment(sink: Sink, element: Element, zone: string): { date: string | null; time?: string | null } {
  const text = first(element, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''
  const moment = momentOf(text, zone)
  if (isRealDay(moment.date)) return moment
  sink.issue(error('DATE_INVALID', { row: element.row, column: 'BookgDt', value: text }, wanted('yyyy-MM-dd')))
  return { date: null }
}

/** When the only payment of an entry was made. */
function transactionMoment(element: Element, zone: string): Pick<RawLine, 'transactionDate' | 'transactionTime'> {
  const [text, ...others] = all(element, `${DETAILS}/RltdDts/TxDtTm`)
  if (text === undefined || others.length > 0) return {}
  const { date, time } = momentOf(text, zone)
  return isRealDay(date) ? { transactionDate: date, transactionTime: time } : {}
}

/** A date stays unchanged; an instant with an offset becomes the date and time in the organization's zone. */
function momentOf(text: string, zone: string): Moment {
  const [, date = text, minutes, seconds = ':00', hoursOff, minutesOff = '00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(?:(Z|[+-]\d{2})(?::?(\d{2}))?)?$)?/.exec(text) ?? []
  // Unreadable text after the date may change the date.
  if (minutes === undefined) return { date: text.includes('T') ? text : date.slice(0, 10), time: null }
  const time = minutes + seconds
  const offset = hoursOff === undefined || hoursOff === 'Z' ? hoursOff : `${hoursOff}:${minutesOff}`
  // 24:00 may mean midnight of the next day or of this one, so it is reported.
  if (time >= '24:00:00') return { date: text, time: null }
  const isValid = isRealDay(date)
  return offset === undefined || !isValid ? { date, time } : localTime(`${date}T${time}${offset}`, zone)
}

const isRealDay = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) &&
  !Number.isNaN(Date.parse(date)) &&
  new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)

function descriptionOf(element: Element, direction: Direction | null): string {
  const parts = all(
    element,
    'AddtlNtryInf',
    `${DETAILS}/RmtInf/Ustrd`,
    `${DETAILS}/RmtInf/Strd/CdtrRefInf/Ref`,
    `${DETAILS}/RmtInf/Strd/AddtlRmtInf`,
    `${DETAILS}/AddtlTxInf`,
  )
  const ids = [...all(element, 'NtryRef', 'AcctSvcrRef'), ...referencesOf(element)]
  const party = partyOf(element, direction)
  const named = parts.length > 0 ? parts : party ? [party, ...ids] : ids
  return [...new Set(named)].join(' ')
}

const referencesOf = (element: Element): string[] => [
  ...new Set(
    all(
      element,
      `${DETAILS}/Refs/EndToEndId`,
      `${DETAILS}/Refs/InstrId`,
      `${DETAILS}/RmtInf/Strd/CdtrRefInf/Ref`,
      'NtryRef',
    ).filter(reference => reference !== 'NOTPROVIDED'),
  ),
]

/** The sender of incoming money, the receiver of outgoing money; older versions name the party without `Pty`. */
function partyOf(element: Element, direction: Direction | null): string | undefined {
  const role = direction === 'CREDIT' ? 'Dbtr' : 'Cdtr'
  const parties = `${DETAILS}/RltdPties`
  return first(element, `${parties}/${role}/Nm`, `${parties}/${role}/Pty/Nm`, `${parties}/Ultmt${role}/Nm`)
}
