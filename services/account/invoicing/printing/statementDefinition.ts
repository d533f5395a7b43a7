// A statement of account as a pdfmake document: movements of a period, or open items with their ages.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { BUCKETS } from '../../../kit/ages.ts'
import {
  agesOf,
  CLOSING,
  entryWords,
  KIND_WORDS,
  OPENING,
  UNVERIFIED_SUM,
  WRITTEN_OFF_SUM,
} from '../statements/public.ts'
import { printAmount, printDate } from './format.ts'
import { head } from './head.ts'
import { amountIn, figure, inCurrency, listing, NONE } from './listing.ts'
import { transferTo, virtualAccountsOf } from './parts.ts'
import type { PrintedLanguage, PrintedStatement } from './printed.ts'
import { sheet } from './sheet.ts'
import { fact, FIGURE, GRAY, WIDTH } from './style.ts'
import { printMoney, type Step, sums } from './sums.ts'
import { BUCKET_WORDS, say, WORDS } from './words.ts'

/** From the open items down to the closing balance. */
export const statementSteps = (of: PrintedStatement): Step[] => [
  { words: WORDS.toTransfer, minor: of.remainingMinor },
  ...(of.waitingMinor === 0n ? [] : [{ words: WORDS.slipsAwaited, minor: of.waitingMinor }]),
  ...(of.unappliedMinor === 0n ? [] : [{ words: WORDS.openCredit, minor: -of.unappliedMinor }]),
  { words: CLOSING, minor: of.closingMinor, weight: 'TOTAL' },
]

export function statementDefinition(statement: PrintedStatement, language: PrintedLanguage): TDocumentDefinitions {
  const { seller, buyer, from, to, currency, view } = statement
  const period =
    view === 'PERIOD' ? `${printDate(from, language)} \u2013 ${printDate(to, language)}` : printDate(to, language)
  return sheet(
    {
      title: `${buyer.name} \u00B7 ${period}`,
      seller,
      buyer,
      state: 'ISSUED',
      at: statement.at,
      typed: statement.items.map(({ partName }) => partName),
      content: [
        ...head(
          {
            seller,
            title: WORDS.statement,
            number: period,
            state: 'ISSUED',
            buyer,
            to: WORDS.memoTo,
            facts: [factsOf(statement, language)],
          },
          language,
        ),
        view === 'PERIOD' ? entries(statement, language) : open(statement, language),
        {
          unbreakable: true,
          columns: [
            { width: '*', stack: [...ages(statement, language), ...payInto(statement, language)] },
            { width: WIDTH * 0.46, stack: [sums(statementSteps(statement), currency, language)] },
          ],
          columnGap: 24,
          margin: [0, 14, 0, 0],
        },
        { text: say(WORDS.statementQuestion, language), color: GRAY, margin: [0, 24, 0, 0] },
      ],
    },
    language,
  )
}

function factsOf(of: PrintedStatement, language: PrintedLanguage): Content[] {
  return [
    fact(WORDS.toTransfer, printMoney(of.remainingMinor, of.currency, language), language, true),
    ...(of.nextDueOn === null ? [] : [fact(WORDS.nextDue, printDate(of.nextDueOn, language), language)]),
    ...(of.waitingMinor === 0n
      ? []
      : [fact(WORDS.slipsAwaited, printMoney(of.waitingMinor, of.currency, language), language)]),
    ...(of.view === 'OPEN_ITEMS' || of.writtenOffMinor === 0n
      ? []
      : [fact(WRITTEN_OFF_SUM, printMoney(of.writtenOffMinor, of.currency, language), language)]),
    ...(of.unverifiedMinor === 0n
      ? []
      : [fact(UNVERIFIED_SUM, printMoney(of.unverifiedMinor, of.currency, language), language)]),
  ]
}

const payInto = ({ bank, virtualAccounts, remainingMinor }: PrintedStatement, language: PrintedLanguage): Content[] =>
  remainingMinor > 0n ? [...transferTo(bank, language), ...virtualAccountsOf(virtualAccounts, language)] : []

function entries(of: PrintedStatement, language: PrintedLanguage): Content {
  const { currency } = of
  const amount = (minor: bigint) => figure(minor === 0n ? '' : printAmount(minor, language))
  const strong = (minor: bigint): TableCell => ({ text: printAmount(minor, language), ...FIGURE, bold: true })
  const balance = (minor: bigint) => figure(printAmount(minor, language))
  return listing(
    {
      widths: [84, '*', 'auto', 'auto', 'auto', 'auto'],
      headings: [
        WORDS.date,
        WORDS.kind,
        WORDS.document,
        inCurrency(WORDS.charges, currency),
        inCurrency(WORDS.credits, currency),
        inCurrency(WORDS.balance, currency),
      ],
      texts: 3,
      rows: [
        [
          { text: printDate(of.from, language) },
          { text: say(OPENING, language) },
          '',
          '',
          '',
          balance(of.openingMinor),
        ],
        ...of.entries.map((entry): TableCell[] => [
          { text: printDate(entry.day, language) },
          { text: say(entryWords(entry), language) },
          { text: entry.number ?? '' },
          amount(entry.minor > 0n ? entry.minor : 0n),
          amount(entry.minor < 0n ? -entry.minor : 0n),
          balance(entry.balanceMinor),
        ]),
        [
          { text: printDate(of.to, language), bold: true },
          { text: say(CLOSING, language), bold: true },
          '',
          strong(of.chargesMinor),
          strong(of.creditsMinor),
          strong(of.closingMinor),
        ],
      ],
    },
    language,
  )
}

function open(of: PrintedStatement, language: PrintedLanguage): Content {
  const amount = (minor: bigint) => figure(minor === 0n ? NONE : printAmount(minor, language))
  const items = of.items.map((item): TableCell[] => [
    { text: [item.number, ...(item.partName === null ? [] : [{ text: ` ${item.partName}`, color: GRAY }])] },
    { text: printDate(item.invoiceDate, language) },
    { text: item.dueOn === null ? say(WORDS.notStarted, language) : printDate(item.dueOn, language) },
    amount(item.remainingMinor),
    amount(item.waitingMinor),
  ])
  const credits = of.credits.map(({ kind, number, day, minor }): TableCell[] => [
    { text: [number, { text: ` ${say(KIND_WORDS[kind], language)}`, color: GRAY }] },
    { text: printDate(day, language) },
    '',
    amount(-minor),
    amount(0n),
  ])
  const rows = [...items, ...credits]
  return listing(
    {
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      headings: [WORDS.document, WORDS.date, WORDS.due, amountIn(of.currency), WORDS.slipsAwaited],
      texts: 3,
      rows: rows.length > 0 ? rows : [[{ text: say(WORDS.nothingOpen, language), colSpan: 5 }, '', '', '', '']],
    },
    language,
  )
}

/** Age buckets with open items; none if nothing is open. */
function ages({ items }: PrintedStatement, language: PrintedLanguage): Content[] {
  const known = agesOf(items, BUCKETS).filter(({ minor }) => minor > 0n)
  if (known.length === 0) return []
  return [
    { text: say(WORDS.ageing, language), bold: true, margin: [0, 0, 0, 4] },
    ...known.map(({ bucket, minor }) => ({
      columns: [
        { width: '*', text: say(BUCKET_WORDS[bucket], language), color: GRAY },
        { width: 'auto', text: printAmount(minor, language), ...FIGURE },
      ],
      margin: [0, 2, 0, 0] as [number, number, number, number],
    })),
  ]
}
