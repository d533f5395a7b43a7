// The job of an import: checks the file, and stores its lines if nothing prevents it. It may be interrupted anywhere and run again: its
// lines are stored together with the status, or not at all.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Database, Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Jobs } from '../../../kit/jobs.ts'
import {
  bankAccountOf,
  bankAccountCodes,
  openAccountForLines,
  saveStatementMapping,
} from '../../bankAccounts/public.ts'
import { inTheNameOf } from '../../../kit/database/requester.ts'
import { type ImportJobData, openProgress, type Progress } from '../../imports/public.ts'
import { projectionCodes, requireOpenPeriod } from '../../projection/public.ts'
import { partyNameIn, referencesIn } from '../../bankText/public.ts'
import { linesStored } from '../events.ts'
import { updateAccountBalance } from '../accountBalance.ts'
import { insertStatements, type NewStatement } from '../repository.ts'
import { lockStatementsOf } from '../../balances/public.ts'
import type { ImportStatus, StatementImportRow } from '../table.ts'
import { checkImport, type Check } from './checkImport.ts'
import { isAtRest } from './lifecycle.ts'
import { keepTexts, moveImport, noteProgress, readImports, replaceIssues, replaceRows } from './repository.ts'
import { wereSeen } from './seenWarnings.ts'
import type { CheckedLine } from './twins.ts'

type Parts = { database: Database; files: Files; jobs: Pick<Jobs, 'enqueue'> }

/** A file of half a million lines is stored in one transaction. */
const STORE_TIMEOUT_MS = 120_000

export async function runImport(parts: Parts, job: ImportJobData): Promise<void> {
  try {
    // Each repetition means that another import has ended in between.
    while ((await checkAndStore(parts, job)) === 'OTHER_LINES') continue
    // Not before its lines are stored: it takes a sixteenth of that time.
    await parts.database.inOrganization(job.organizationId, null, keepTexts, { timeoutMs: STORE_TIMEOUT_MS })
  } catch (error) {
    // It was closed while its file was being checked.
    if (error instanceof Refusal && error.row === bankAccountCodes.bankAccountClosed)
      return failImport(parts, job, 'bankAccountClosed')
    // The lock was set after the check; another check names the rows before it.
    if (error instanceof Refusal && error.row === projectionCodes.periodLocked)
      return failImport(parts, job, 'statementPeriodLocked')
    throw error
  }
}

/** OTHER_LINES: the account's lines changed between check and store, so the results for duplicates and gaps may be wrong. */
type Outcome = 'ENDED' | 'OTHER_LINES'

async function checkAndStore(parts: Parts, job: ImportJobData): Promise<Outcome> {
  const { database } = parts
  const row = await database.inOrganization(job.organizationId, job.actorId, async tx => {
    const [found] = await readImports(tx, [job.importId])
    return found
  })
  if (!row || isAtRest(row.status)) return 'ENDED'
  const progress = openProgress((done, total) => emitProgress(database, job, done, total))
  const expected = row.counts.total || estimateRows(row.fileSize)
  const check = await checkImport(parts, job, done => progress.report(done, Math.max(done, expected)))
  await progress.end()
  if (!check) return 'ENDED'
  const checked = await noteCheck(parts, job, check)
  if (checked?.status !== 'IMPORTING') return 'ENDED'
  return store(parts, job, checked, check, progress)
}

const emitProgress = (database: Database, { organizationId, importId }: ImportJobData, done: number, total: number) =>
  database.inOrganization(organizationId, null, async tx => {
    if (await noteProgress(tx, importId, done, total)) tx.emit('statement-import.progress', importId)
  })

/** Number of ready rows that users can view before they are stored. */
const ROWS_SHOWN = 1_000

/** Bank lines have about this length; the exact number is known when they have been read. */
const estimateRows = (bytes: number) => Math.max(1, Math.round(bytes / 180))

/** Stores the results of the check, and decides the next status. */
async function noteCheck(
  { database }: Parts,
  job: ImportJobData,
  check: Check,
): Promise<StatementImportRow | undefined> {
  return database.inOrganization(job.organizationId, job.actorId, async tx => {
    const [before] = await readImports(tx, [job.importId])
    // A concurrent correction has its own job; a worker that was presumed dead doesn't know of it.
    if (!before || isAtRest(before.status) || before.version !== check.version) return undefined
    const { reading, counts, gap, belongsTo, leftOut, totals, issues } = check
    const status = await statusAfter(tx, before, check)
    const isStoring = status === 'IMPORTING'
    const row = await moveImport(
      tx,
      job.importId,
      'CHECK',
      {
        status,
        layout: reading.layout,
        counts,
        gap,
        balanceProof: reading.proof && {
          openingMinor: String(reading.proof.openingMinor),
          closingMinor: String(reading.proof.closingMinor),
          rows: reading.proof.rows,
          holds: reading.proof.holds,
        },
        sample: reading.sample,
        decimalMark: reading.decimalMark,
        belongsTo,
        leftOut,
        totals,
        periodFrom: reading.periodFrom,
        periodTo: reading.periodTo,
        done: isStoring ? 0 : counts.total,
        total: isStoring ? counts.ready : counts.total,
        finishedAt: isStoring ? null : tx.clock.now().toString(),
      },
      check.version,
    )
    if (!row) return undefined
    await replaceIssues(tx, job.importId, issues)
    // What is stored at once needs no preview.
    await replaceRows(tx, job.importId, isStoring ? [] : check.fresh.slice(0, ROWS_SHOWN))
    if (row.saveMapping && row.mapping && counts.errors === 0)
      await saveStatementMapping(tx, row.bankAccountId, row.mapping, reading.header)
    tx.emit('statement-import.changed', row.id, { scopeId: row.bankAccountId })
    return row
  })
}

async function statusAfter(tx: Tx, before: StatementImportRow, check: Check): Promise<ImportStatus> {
  const { counts } = check
  if (counts.errors > 0) return 'HAS_ERRORS'
  if (before.dryRun) return counts.warnings > 0 ? 'HAS_WARNINGS' : 'READY'
  if (counts.warnings === 0 || before.ignoreWarnings) return 'IMPORTING'
  return (await wereSeen(tx, before, check)) ? 'IMPORTING' : 'HAS_WARNINGS'
}

/** All lines and the final status, in one transaction. */
async function store(
  { database, jobs }: Parts,
  job: ImportJobData,
  checked: StatementImportRow,
  check: Check,
  progress: Progress,
): Promise<Outcome> {
  const { organizationId, importId, actorId } = job
  return database.inOrganization<Outcome>(
    organizationId,
    actorId,
    async tx => {
      await lockStatementsOf(tx, checked.bankAccountId)
      const [present] = await readImports(tx, [importId])
      if (present?.status !== 'IMPORTING') return 'ENDED'
      const { currency, linesVersion } = await bankAccountOf(tx, checked.bankAccountId)
      if (linesVersion !== check.linesVersion) return 'OTHER_LINES'
      const rows = rowsOf(check.fresh, checked, currency)
      await insertStatements(tx, rows, done => progress.report(done, check.fresh.length))
      // As late as possible, because payments and other imports of the account wait for it.
      const account = await openAccountForLines(tx, checked.bankAccountId)
      await requireOpenPeriod(
        tx,
        check.fresh.map(line => line.date),
      )
      await updateAccountBalance(tx, account.id)
      // No more progress updates: they would wait for this transaction, and this one for them.
      await progress.end()
      await finish(tx, checked, check)
      await tx.raise(linesStored, {
        bankAccountId: checked.bankAccountId,
        lines: check.fresh.length,
        of: { importId },
        jobs,
      })
      return 'ENDED'
    },
    { ...inTheNameOf(job), timeoutMs: STORE_TIMEOUT_MS },
  )
}

function* rowsOf(
  lines: readonly CheckedLine[],
  { id: importId, bankAccountId, createdBy, source }: StatementImportRow,
  currency: NewStatement['currency'],
): Generator<NewStatement> {
  for (const line of lines) {
    const named = new Set([
      ...line.references.map(reference => reference.toUpperCase()),
      ...referencesIn(line.description),
    ])
    yield {
      id: newId(),
      bankAccountId,
      importId,
      date: line.date,
      description: line.description,
      partyName: line.partyName ?? partyNameIn(line.description),
      references: [...named],
      direction: line.direction,
      amountMinor: line.amountMinor,
      currency,
      endingBalanceMinor: line.endingBalanceMinor,
      fingerprint: line.fingerprint,
      bankLineId: line.bankLineId,
      source,
      createdBy,
    }
  }
}

async function finish(tx: Tx, checked: StatementImportRow, { counts }: Check) {
  const { ready: stored, duplicates, warnings } = counts
  const row = await moveImport(tx, checked.id, 'STORE', {
    status: 'IMPORTED',
    done: stored,
    total: stored,
    finishedAt: tx.clock.now().toString(),
  })
  if (!row) throw new Error('the import was finished by another worker')
  recordActivity(tx, {
    action: 'IMPORTED',
    recordType: 'STATEMENT_IMPORT',
    recordId: row.id,
    recordLabel: row.fileName,
    counts: { stored, duplicates, warnings },
  })
  tx.emit('statement-import.changed', row.id, { scopeId: row.bankAccountId })
}

/** Marks an import as failed: nothing of it is stored. */
export async function failImport(
  { database }: Pick<Parts, 'database'>,
  job: ImportJobData,
  failure: string,
): Promise<void> {
  const { organizationId, actorId, importId } = job
  const work = async (tx: Tx) => {
    const [before] = await readImports(tx, [importId])
    const row = await moveImport(tx, importId, 'FAIL', {
      status: 'FAILED',
      failure,
      finishedAt: tx.clock.now().toString(),
    })
    if (!before || !row) return
    recordActivity(tx, {
      action: 'FAILED',
      recordType: 'STATEMENT_IMPORT',
      recordId: row.id,
      recordLabel: row.fileName,
      changes: [{ field: 'status', before: before.status, after: row.status }],
    })
    tx.emit('statement-import.changed', row.id, { scopeId: row.bankAccountId })
  }
  await database.inOrganization(organizationId, actorId, work, inTheNameOf(job))
}
