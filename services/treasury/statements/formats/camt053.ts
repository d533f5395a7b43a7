// ISO 20022 camt.053, versions 001.02 to 001.08. A document type is refused, so no entity can reach outside or grow.
import { SaxesParser } from 'saxes'
import { error, warning, type Direction, type Format, type RawLine, type Sink } from './format.ts'
import { cellText } from './text.ts'

export const camt053: Format = {
  name: 'CAMT.053',
  bankCode: null,
  isDelimited: false,
  decimalMark: '.',
  recognizes: head => /<(?:\w+:)?BkToCstmrStmt\b/.test(head) || /urn:iso:std:iso:20022:tech:xsd:camt\.053\./.test(head),
  read: async (text, sink) => {
    const parser = openParser(sink)
    for await (const chunk of text) if (!parser.write(chunk)) return
    parser.end()
  },
}

/** No message has any of these: what does is made to fill our memory. */
const MAX_DEPTH = 100
const MAX_TEXT_LENGTH = 100_000

/** Text of the elements inside the one that is being read, by their path in it. */
type Texts = Map<string, string[]>

function openParser(sink: Sink) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const path: string[] = []
  let text = ''
  let texts: Texts | undefined
  let depth = 0
  let startRow = 1
  let currency: string | undefined
  let statements = 0
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
    if (name === 'Stmt') statements++
    if (
      !texts &&
      path.at(-2) === 'Stmt' &&
      (name === 'Ntry' || name === 'Bal' || name === 'Acct' || name === 'FrToDt')
    ) {
      texts = new Map()
      depth = path.length
      startRow = parser.line
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
      if (kind === 'Ntry') readEntry(sink, element)
      else if (kind === 'Bal') readBalance(sink, element, statements)
      else if (kind === 'Acct') readAccount(sink, element)
      else readPeriod(sink, element)
      texts = undefined
    }
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

function readPeriod(sink: Sink, element: Element) {
  const [from, to] = [first(element, 'FrDtTm', 'FrDt'), first(element, 'ToDtTm', 'ToDt')]
  sink.facts({ ...(from && { periodFrom: from.slice(0, 10) }), ...(to && { periodTo: to.slice(0, 10) }) })
}

/** OPBD or PRCD opens, CLBD closes; of several statements in one file the first opens and the last closes. */
function readBalance(sink: Sink, element: Element, statement: number) {
  const code = first(element, 'Tp/CdOrPrtry/Cd', 'Tp/Cd')
  const text = `${first(element, 'CdtDbtInd') === 'DBIT' ? '-' : ''}${first(element, 'Amt') ?? ''}`
  const cell = { row: element.row, column: 'Bal', text }
  if ((code === 'OPBD' || code === 'PRCD') && statement === 1) sink.facts({ opening: cell })
  if (code === 'CLBD') sink.facts({ closing: cell })
}

const DIRECTIONS: Record<string, Direction> = { CRDT: 'CREDIT', DBIT: 'DEBIT' }
const DETAILS = 'NtryDtls/TxDtls'

function readEntry(sink: Sink, element: Element) {
  const { row } = element
  const status = first(element, 'Sts/Cd', 'Sts')
  if (status === 'PDNG' || status === 'INFO')
    return sink.issue(warning('NOT_BOOKED', { row, column: 'Sts', value: status }))
  const mark = first(element, 'CdtDbtInd') ?? ''
  const direction = DIRECTIONS[mark] ?? null
  if (!direction) sink.issue(error('TYPE_INVALID', { row, column: 'CdtDbtInd', value: mark }, { mark }))
  const line: RawLine = {
    row,
    date: entryDate(sink, element),
    description: descriptionOf(element),
    direction,
    amount: { column: 'Amt', text: first(element, 'Amt') ?? '' },
    references: referencesOf(element),
    ...(element.currency && { currency: element.currency }),
  }
  const party = partyOf(element, direction)
  if (line.description === '') sink.issue(error('DESCRIPTION_EMPTY', { row, column: 'AddtlNtryInf' }))
  sink.line(party ? { ...line, partyName: party } : line)
}

function entryDate(sink: Sink, element: Element): string | null {
  const text = first(element, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''
  const date = text.slice(0, 10)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && isRealDay(date)
  if (isDate) return date
  sink.issue(error('DATE_INVALID', { row: element.row, column: 'BookgDt', value: text }, { format: 'yyyy-MM-dd' }))
  return null
}

const isRealDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)

function descriptionOf(element: Element): string {
  const parts = all(
    element,
    'AddtlNtryInf',
    `${DETAILS}/RmtInf/Ustrd`,
    `${DETAILS}/RmtInf/Strd/CdtrRefInf/Ref`,
    `${DETAILS}/RmtInf/Strd/AddtlRmtInf`,
    `${DETAILS}/AddtlTxInf`,
  )
  const named = parts.length > 0 ? parts : [...all(element, 'NtryRef', 'AcctSvcrRef'), ...referencesOf(element)]
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

/** Who sent what came in, who received what went out; older versions name the party without `Pty`. */
function partyOf(element: Element, direction: Direction | null): string | undefined {
  const role = direction === 'CREDIT' ? 'Dbtr' : 'Cdtr'
  const parties = `${DETAILS}/RltdPties`
  return first(element, `${parties}/${role}/Nm`, `${parties}/${role}/Pty/Nm`, `${parties}/Ultmt${role}/Nm`)
}
