// HTTP routes of journals, the same in each service: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../access.ts'
import { businessMonth } from '../businessDate.ts'
import { localeOf } from '../errors.ts'
import { downloadHeaders } from '../files/routes.ts'
import type { Server } from '../http/server.ts'
import { keyHeader, once } from '../idempotency.ts'
import { id } from '../idShapes.ts'
import { type Currency, currency, CURRENCIES, money, showMoney } from '../money.ts'
import { nameOf } from '../nameShape.ts'
import type { ChartAccount } from './chart.ts'
import {
  type EntryState,
  exportMonth,
  fileOfExport,
  type JournalMonth,
  type JournalSource,
  readChart,
  readMonth,
  setAccounts,
} from './journals.ts'
import { JOURNAL_LAYOUTS } from './layouts.ts'
import type { ExportHead } from './store.ts'

type Options = {
  access: Pick<Access, 'asCaller'>
  source: JournalSource
  /** Permissions. */
  view: string
  manage: string
}

/** Entries per page. */
const A_PAGE = 50

const layoutShape = z.enum(JOURNAL_LAYOUTS).meta({ id: 'JournalLayout' })
const SHOWN = ['ALL', 'UNMAPPED', 'CHANGED'] as const

const accountShape = z
  .object({
    key: z.string().describe('Purpose of the account'),
    code: z.string().nullable().describe('As in the company’s chart; null: nothing may be posted there yet'),
    name: z.string(),
    purpose: z.string().describe('Proposed name'),
    isProposed: z.boolean().describe('Nobody has set it: it is usual in Indonesia'),
  })
  .meta({ id: 'JournalAccount', description: 'An account of the chart, by what is posted to it' })

const exportShape = z
  .object({
    id: z.uuid(),
    month: z.string(),
    sequence: z.int().describe('How many exports of the month this makes'),
    isFull: z.boolean().describe('All of the month; otherwise what changed since the exports before'),
    layout: layoutShape,
    reason: z.string().nullable().describe('Why all of it was exported again'),
    name: z.string(),
    entryCount: z.int(),
    lineCount: z.int(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    createdByName: z.string().nullable(),
  })
  .meta({ id: 'JournalExport', description: 'An exported journal file' })

const entryShape = (kinds: readonly string[]) =>
  z
    .object({
      kind: z.enum(kinds).meta({ id: 'JournalKind' }),
      recordId: z.uuid(),
      number: z.string().nullable(),
      party: z.string().nullable(),
      day: z.string(),
      currency,
      state: z.enum(['NEW', 'EXPORTED', 'CHANGED']).meta({ id: 'JournalEntryState' }),
      lines: z.array(
        z
          .object({
            account: accountShape,
            debit: money.nullable(),
            credit: money.nullable(),
          })
          .meta({ id: 'JournalLine' }),
      ),
    })
    .meta({ id: 'JournalEntry', description: 'What a record posted on a day; its debits are its credits' })

const monthAnswer = (kinds: readonly string[]) =>
  z
    .object({
      month: z.string(),
      currencies: z
        .array(
          z
            .object({ currency, debit: money, credit: money, entryCount: z.int(), lineCount: z.int() })
            .meta({ id: 'JournalTotal', description: 'Of the whole month, whatever is filtered' }),
        )
        .describe('Of all its entries, by currency'),
      accounts: z.array(accountShape).describe('Those that are posted to in the month'),
      unmapped: z.array(accountShape).describe('Accounts posted to without a code, which prevent the export'),
      exports: z.array(exportShape).describe('The last first'),
      changeCount: z.int().describe('Entries that an export of changes would hold; 0 before the first export'),
      totalCount: z.int().describe('Entries that the filter admits'),
      pageSize: z.int(),
      entries: z.array(entryShape(kinds)).describe('A page of those, the first day first'),
    })
    .meta({ id: 'JournalMonth', description: 'The journals of one month as they are now' })

const showExport = ({ language: _language, month, ...head }: ExportHead) => ({ ...head, month: month.slice(0, 7) })

type Filter = { shown: (typeof SHOWN)[number]; account?: string | undefined; page: number }

function showMonth(read: JournalMonth, { shown, account, page }: Filter) {
  const chart = new Map(read.chart.map(each => [each.key, each]))
  const accountOf = (key: string): ChartAccount => chart.get(key)!
  const isUnmapped = ({ lines }: JournalMonth['entries'][number]) =>
    lines.some(line => accountOf(line.account).code === null)
  const admitted = read.entries.filter(
    entry =>
      (account === undefined || entry.lines.some(line => line.account === account)) &&
      (shown === 'ALL' || (shown === 'UNMAPPED' ? isUnmapped(entry) : entry.state !== 'EXPORTED')),
  )
  const used = new Set(read.entries.flatMap(({ lines }) => lines.map(line => line.account)))
  return {
    month: read.month.first.slice(0, 7),
    currencies: CURRENCIES.flatMap(of => totalOf(read, of)),
    accounts: read.chart.filter(({ key }) => used.has(key)),
    unmapped: read.unmapped,
    exports: read.exports.map(showExport),
    changeCount: read.changeCount,
    totalCount: admitted.length,
    pageSize: A_PAGE,
    entries: admitted.slice((page - 1) * A_PAGE, page * A_PAGE).map(({ lines, ...entry }) => ({
      ...entry,
      state: entry.state satisfies EntryState,
      lines: lines.map(({ account: key, debitMinor, creditMinor }) => ({
        account: accountOf(key),
        debit: debitMinor > 0n ? showMoney(debitMinor, entry.currency) : null,
        credit: creditMinor > 0n ? showMoney(creditMinor, entry.currency) : null,
      })),
    })),
  }
}

function totalOf({ entries }: JournalMonth, of: Currency) {
  const own = entries.filter(entry => entry.currency === of)
  if (own.length === 0) return []
  const lines = own.flatMap(entry => entry.lines)
  const sum = (side: 'debitMinor' | 'creditMinor') => lines.reduce((all, line) => all + line[side], 0n)
  return [
    {
      currency: of,
      debit: showMoney(sum('debitMinor'), of),
      credit: showMoney(sum('creditMinor'), of),
      entryCount: own.length,
      lineCount: lines.length,
    },
  ]
}

/** Routes to read and export journals, and to set the accounts that they post to. */
export function journalRoutes(app: Server, { access, source, view, manage }: Options) {
  app.get(
    '/v1/journals',
    {
      schema: {
        operationId: 'getJournals',
        description:
          'What was posted in a month as it is now, with totals, accounts without a code and what has left; refuses G-2 a month that has not begun, JR-4 too much for one',
        querystring: z.strictObject({
          month: businessMonth,
          shown: z
            .enum(SHOWN)
            .default('ALL')
            .describe('UNMAPPED: with an account that has no code; CHANGED: what has not left as it is'),
          account: z.string().max(80).optional().describe('Entries that post to this account alone'),
          page: z.coerce.number().int().min(1).max(1_000).default(1),
        }),
        response: { 200: monthAnswer(Object.keys(source.kinds)) },
      },
    },
    request =>
      access.asCaller(request, view, async tx => {
        const { month, ...filter } = request.query
        return showMonth(
          await readMonth(tx, source, { month, language: localeOf(request.headers['accept-language']) }),
          filter,
        )
      }),
  )

  app.get(
    '/v1/journals/accounts',
    {
      schema: {
        operationId: 'getJournalAccounts',
        description: 'The accounts that journals are posted to: what the company has set, or what is proposed',
        response: { 200: z.object({ items: z.array(accountShape), version: z.int() }).meta({ id: 'JournalAccounts' }) },
      },
    },
    request =>
      access.asCaller(request, view, async tx => {
        const { accounts, version } = await readChart(tx, source, localeOf(request.headers['accept-language']))
        return { items: accounts, version }
      }),
  )

  app.put(
    '/v1/journals/accounts',
    {
      schema: {
        operationId: 'setJournalAccounts',
        description:
          'Sets accounts of the chart; those that are not named stay; refuses G-3 stale version, G-7 an unknown account',
        body: z.strictObject({
          accounts: z
            .array(
              z.strictObject({
                key: z.string().max(80),
                code: nameOf(30).nullable().describe('Null: nothing may be posted there'),
                name: nameOf(100).nullable().describe('Null: as it is proposed'),
              }),
            )
            .min(1)
            .max(500),
          version: z.int().min(0),
        }),
        response: { 200: z.object({ items: z.array(accountShape), version: z.int() }).meta({ id: 'JournalAccounts' }) },
      },
    },
    request =>
      access.asCaller(request, manage, async tx => {
        await setAccounts(tx, source, request.body)
        const { accounts, version } = await readChart(tx, source, localeOf(request.headers['accept-language']))
        return { items: accounts, version }
      }),
  )

  app.post(
    '/v1/journals/exports',
    {
      schema: {
        operationId: 'exportJournals',
        description:
          'Makes the file of a month: all of it the first time, later what changed since, or all again with a reason; refuses JR-1 an account without a code, JR-2 nothing to export, JR-3 what never left can’t leave again, JR-4 too much for one',
        headers: keyHeader,
        body: z.strictObject({
          month: businessMonth,
          layout: layoutShape.default('CSV'),
          reason: z
            .string()
            .trim()
            .min(1)
            .max(500)
            .nullable()
            .default(null)
            .describe('Why all of it is exported again; null: what is new alone'),
        }),
        response: { 201: exportShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const wish = { ...body, language: localeOf(headers['accept-language']) }
      const { body: made } = await access.asCaller(request, manage, tx =>
        once(tx, headers['idempotency-key'], ['exportJournals', body], async () =>
          showExport(await exportMonth(tx, source, wish)),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.get(
    '/v1/journals/exports/:id/content',
    {
      schema: {
        operationId: 'fetchJournalFile',
        description: 'A file of journals, as it left',
        params: z.strictObject({ id }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { name, content } = await access.asCaller(request, manage, tx => fileOfExport(tx, request.params.id))
      return reply.headers(downloadHeaders(name, 'text/csv; charset=utf-8')).send(content)
    },
  )
}
