import { z } from 'zod'
import { messageOf, type Locale } from '../../../kit/errors.ts'
import { type Currency, money, showMoney } from '../../../kit/money.ts'
import { ISSUE_SEVERITIES, suggestionBody } from '../../imports/public.ts'
import { MARK_EVIDENCE } from '../formats/decimalMark.ts'
import {
  type GapRecord,
  type ImportIssueRow,
  type LineRecord,
  type ProofRecord,
  STATEMENT_IMPORT_STATUSES,
  type TotalsRecord,
} from '../table.ts'
import { dataSource } from '../show.ts'
import { codeNamed } from './issueCodes.ts'
import { isDelimitedLayout } from '../formats/recognize.ts'
import { allowedImportActions, IMPORT_ACTIONS } from './lifecycle.ts'
import { statementImportEdits } from './correctImport.ts'
import type { ImportWithCurrency, IssuePage, RowPage } from './repository.ts'

const rows = z.int().describe('Rows')

export const importStatus = z.enum(STATEMENT_IMPORT_STATUSES).meta({ id: 'StatementImportStatus' })
export const issueSeverity = z.enum(ISSUE_SEVERITIES).meta({ id: 'ImportIssueSeverity' })

/** A statement import on the wire. */
export const statementImportBody = z
  .object({
    id: z.uuid(),
    bankAccountId: z.uuid(),
    status: importStatus,
    source: dataSource.describe('How the file came: by a person or by a connection'),
    fileId: z.uuid(),
    fileName: z.string(),
    fileSize: z.int(),
    layout: z.string().nullable(),
    counts: z.object({ total: rows, ready: rows, warnings: rows, duplicates: rows, errors: rows }),
    gap: z
      .object({
        lastStoredOn: z.string(),
        lastStoredBalance: money.nullable(),
        firstInFileOn: z.string(),
        firstOpeningBalance: money.nullable(),
        difference: money.nullable(),
      })
      .nullable(),
    balanceProof: z.object({ opening: money, closing: money, rows, holds: z.boolean() }).nullable(),
    decimalMark: z
      .object({
        mark: z.enum(['.', ',']),
        decidedBy: z.enum(MARK_EVIDENCE).meta({ id: 'DecimalMarkEvidence' }),
        row: z.int().nullable(),
        value: z.string().nullable(),
      })
      .nullable()
      .describe('How the amounts of the file are read, and what that follows from'),
    belongsTo: z
      .uuid()
      .nullable()
      .describe('Another own account, whose number or currency the file states; null: none'),
    totals: z
      .object({
        opening: money.nullable(),
        closing: money.nullable(),
        incoming: money,
        incomingCount: rows,
        outgoing: money,
        outgoingCount: rows,
        net: money.describe('Money in less money out of what is to be stored, or was'),
        awaited: rows.describe(
          'Number of rows to be stored whose exact amount is that of an open expected transaction',
        ),
      })
      .nullable()
      .describe('Sums of the lines that can be read, duplicates included; null until the file was checked'),
    leftOut: z
      .array(z.object({ bankAccountId: z.uuid(), rows }))
      .describe('Other own accounts found in the same file, whose rows were skipped'),
    periodFrom: z.string().nullable(),
    periodTo: z.string().nullable(),
    sample: z.object({ delimiter: z.string(), rows: z.array(z.array(z.string())) }).nullable(),
    done: z.int(),
    total: z.int(),
    failureReason: z.string().nullable(),
    edits: statementImportEdits.describe('What was changed of the file before it was checked'),
    hasCells: z.boolean().describe('Whether single cells can be changed: its rows are those of a CSV file'),
    allowedActions: z.array(z.enum(IMPORT_ACTIONS)).describe('What the caller can do with it now'),
    hasAnnotatedFile: z.boolean(),
    createdBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'StatementImport' })

type Reader = { permissions: ReadonlySet<string>; locale: Locale }

export function showImport(
  row: ImportWithCurrency,
  { permissions, locale }: Reader,
): z.infer<typeof statementImportBody> {
  return {
    id: row.id,
    bankAccountId: row.bankAccountId,
    status: row.status,
    source: row.source,
    fileId: row.fileId,
    fileName: row.fileName,
    fileSize: row.fileSize,
    layout: row.layout,
    counts: row.counts,
    gap: row.gap && showGap(row.gap, row.currency),
    balanceProof: row.balanceProof && showProof(row.balanceProof, row.currency),
    decimalMark: row.decimalMark,
    belongsTo: row.belongsTo,
    totals: row.totals && showTotals(row.totals, row.currency),
    leftOut: [...row.leftOut],
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    sample: row.sample,
    done: row.done,
    total: row.total,
    failureReason: row.failure === null ? null : messageOf(codeNamed(row.failure), locale),
    edits: {
      corrections: [...row.edits.corrections],
      skippedRows: [...row.edits.skippedRows],
      keptRows: [...(row.edits.keptRows ?? [])],
      decimalMark: row.edits.decimalMark ?? null,
    },
    hasCells: isDelimitedLayout(row.layout),
    allowedActions: allowedImportActions(row, permissions),
    hasAnnotatedFile: row.counts.errors + row.counts.warnings + row.counts.duplicates > 0,
    createdBy: row.createdBy === null ? null : { id: row.createdBy, fullName: row.createdByName ?? '' },
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    version: row.version,
  }
}

function showGap(gap: GapRecord, currency: Currency) {
  const [last, first] = [gap.lastStoredMinor, gap.firstOpeningMinor]
  const shown = (minor: string | null) => (minor === null ? null : showMoney(BigInt(minor), currency))
  return {
    lastStoredOn: gap.lastStoredOn,
    lastStoredBalance: shown(last),
    firstInFileOn: gap.firstInFileOn,
    firstOpeningBalance: shown(first),
    difference: last === null || first === null ? null : showMoney(BigInt(first) - BigInt(last), currency),
  }
}

const showProof = (proof: ProofRecord, currency: Currency) => ({
  opening: showMoney(BigInt(proof.openingMinor), currency),
  closing: showMoney(BigInt(proof.closingMinor), currency),
  rows: proof.rows,
  holds: proof.holds,
})

function showTotals(totals: TotalsRecord, currency: Currency) {
  const shown = (minor: string) => showMoney(BigInt(minor), currency)
  const { openingMinor, closingMinor, creditMinor, credits, debitMinor, debits, freshMinor, awaited } = totals
  return {
    opening: openingMinor === null ? null : shown(openingMinor),
    closing: closingMinor === null ? null : shown(closingMinor),
    incoming: shown(creditMinor),
    incomingCount: credits,
    outgoing: shown(debitMinor),
    outgoingCount: debits,
    net: shown(freshMinor),
    awaited,
  }
}

/** A row of a file, on the wire. */
const importLine = z
  .object({
    date: z.string(),
    description: z.string(),
    direction: z.enum(['DEBIT', 'CREDIT']),
    amount: money,
    endingBalance: money.nullable(),
  })
  .meta({ id: 'StatementImportLine' })

/** An issue of a file, on the wire. */
const importIssueBody = z
  .object({
    severity: issueSeverity,
    row: z.int().nullable(),
    column: z.string().nullable(),
    value: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    twinId: z.uuid().nullable().describe('The stored transaction beside which a duplicate is one'),
    suggestion: suggestionBody.nullable().describe('What the file itself says should stand there'),
    line: importLine.nullable().describe('What the row of a duplicate says'),
  })
  .meta({ id: 'StatementImportIssue' })

/** A page of a file's issues. */
export const issuePage = z
  .object({
    importId: z.uuid(),
    items: z.array(importIssueBody),
    next: z.string().nullable(),
    cursors: z.array(z.string()),
    totalCount: z.int(),
  })
  .meta({ id: 'StatementImportIssuePage' })

/** A page of a file's ready rows. */
export const rowPage = z
  .object({
    importId: z.uuid(),
    items: z.array(z.object({ row: z.int(), line: importLine }).meta({ id: 'StatementImportRow' })),
    next: z.string().nullable(),
    cursors: z.array(z.string()),
  })
  .meta({ id: 'StatementImportRowPage' })

export function showRows({ importId, currency, rows: found }: RowPage, first: number) {
  const shown = found.slice(0, first)
  const cursors = shown.map(row => String(row.place))
  const next = found.length > first ? (cursors.at(-1) ?? null) : null
  const items = shown.map(({ rowNumber: row, date, description, direction, amountMinor, endingBalanceMinor }) => {
    const endingBalance = endingBalanceMinor === null ? null : showMoney(endingBalanceMinor, currency)
    return { row, line: { date, description, direction, amount: showMoney(amountMinor, currency), endingBalance } }
  })
  return { importId, items, next, cursors }
}

function showLine(line: LineRecord, currency: Currency): z.infer<typeof importLine> {
  const { amountMinor, endingBalanceMinor, ...said } = line
  const endingBalance = endingBalanceMinor === null ? null : showMoney(BigInt(endingBalanceMinor), currency)
  return { ...said, amount: showMoney(BigInt(amountMinor), currency), endingBalance }
}

export function showIssues({ importId, currency, rows, totalCount }: IssuePage, first: number, locale: Locale) {
  const shown = rows.slice(0, first)
  const cursors = shown.map(row => String(row.place))
  const next = rows.length > first ? (cursors.at(-1) ?? null) : null
  return { importId, items: shown.map(row => showIssue(row, currency, locale)), next, cursors, totalCount }
}

function showIssue(issue: ImportIssueRow, currency: Currency, locale: Locale): z.infer<typeof importIssueBody> {
  const error = codeNamed(issue.error)
  return {
    severity: issue.severity,
    row: issue.rowNumber,
    column: issue.columnName,
    value: issue.value,
    code: error.code,
    message: messageOf(error, locale, issue.params),
    twinId: issue.twinId,
    suggestion: issue.suggestion,
    line: issue.line && showLine(issue.line, currency),
  }
}
