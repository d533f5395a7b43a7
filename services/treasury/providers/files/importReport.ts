// Stores an uploaded report of a provider: either all of it, or nothing, with its errors.
import { recordActivity } from '../../../kit/activity/record.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import type { TreasuryContext } from '../../context.ts'
import { BrokenCsv } from '../../../kit/csv.ts'
import { readContent, recordsOf } from '../../../kit/csvText.ts'
import { businessToday } from '../../projection/public.ts'
import { ADAPTERS } from '../adapters.ts'
import { lockedFor } from '../connect.ts'
import { codes } from '../errors.ts'
import { noteOnProvider, readProvider } from '../repository.ts'
import type { Settlement } from '../reports.ts'
import { storeSettlement } from '../storeSettlement.ts'
import type { ProviderRow, RecordRow } from '../table.ts'
import { type FileMapping, parseMapped } from './mapping.ts'
import { type FileIssue, issueOf, type ParsedFile } from './parsedFile.ts'

type Parts = Pick<TreasuryContext, 'database' | 'files'>

export type ReportImport = {
  records: { added: number; changed: number; known: number }
  transactions: { added: number; changed: number; known: number }
  issues: readonly FileIssue[]
}

type Given = { fileId: string; mapping?: FileMapping | null | undefined }
type By = { organizationId: string; actorId: string; actorName: string; requestId: string }

/** The report of a large shop's day takes longer than other requests may. */
export const REPORT_TIMEOUT_MS = 60_000

const NOTHING = { added: 0, changed: 0, known: 0 }

/** Parses and stores a report; existing records are counted and stay. */
export async function importReport(parts: Parts, by: By, id: string, given: Given): Promise<ReportImport> {
  const { database } = parts
  const { row, currency, file, today } = await database.readInOrganization(by.organizationId, by.actorId, async tx => {
    const found = await readProvider(tx, id)
    if (!found) throw new Refusal(commonErrors.notFound)
    const account = await bankAccountOf(tx, found.bankAccountId)
    return {
      row: found,
      currency: account.currency,
      today: await businessToday(tx),
      file: await parts.files.storedFile(tx, given.fileId, 'SETTLEMENT_REPORT'),
    }
  })
  const mapping = given.mapping ?? row.fileMapping
  const { settlements, issues } = await parts.files.read(file, async content =>
    parse(row, currency, mapping, await readContent(content)),
  )
  const wrong = [
    ...issues,
    ...settlements.flatMap(each => currencyIssue(each, currency)),
    ...settlements.flatMap(each => aheadIssue(each, today)),
  ]
  if (wrong.length > 0) return { records: NOTHING, transactions: NOTHING, issues: wrong }
  return database.inOrganization(
    by.organizationId,
    by.actorId,
    async tx => {
      const locked = await lockedFor(tx, id, 'UPLOAD')
      const records = { ...NOTHING }
      const transactions = { ...NOTHING }
      for (const settlement of settlements.toSorted(byDay)) {
        const stored = await storeSettlement(tx, locked, settlement)
        records[outcomeOf(stored)]++
        transactions.added += stored.added
        transactions.changed += stored.changed
        const rows = settlement.members?.filter(({ kind }) => kind === 'TRANSACTION').length ?? 0
        transactions.known += rows - stored.added - stored.changed
      }
      const at = tx.clock.now().toString()
      await noteOnProvider(tx, id, {
        lastSyncedAt: at,
        lastAttemptAt: at,
        lastError: null,
        lastErrorParams: {},
        ...(given.mapping && { fileMapping: given.mapping }),
      })
      if (records.added + records.changed + transactions.added + transactions.changed > 0)
        recordActivity(tx, {
          action: 'IMPORTED',
          recordType: 'PAYMENT_PROVIDER',
          recordId: id,
          recordLabel: locked.alias,
          changes: [
            { field: 'transactions', before: null, after: String(transactions.added + transactions.changed) },
            { field: 'records', before: null, after: String(records.added + records.changed) },
          ],
        })
      tx.emit('payment-provider.changed', id)
      return { records, transactions, issues: [] }
    },
    { timeoutMs: REPORT_TIMEOUT_MS, actorName: by.actorName, requestId: by.requestId },
  )
}

const outcomeOf = ({ isNew, isChanged }: { isNew: boolean; isChanged: boolean }) =>
  isNew ? 'added' : isChanged ? 'changed' : 'known'

/** An amount that one batch owes is carried to the next, so they are stored in order. */
const byDay = (one: Settlement, other: Settlement) =>
  one.payoutOn.localeCompare(other.payoutOn) || one.externalId.localeCompare(other.externalId)

const currencyIssue = ({ currency }: Settlement, expected: RecordRow['currency']): FileIssue[] =>
  currency === expected ? [] : [issueOf(codes.reportCurrency, { params: { currency, expected } })]

/** What a report calls paid out has been. */
const aheadIssue = ({ externalId, payoutOn, isSettled }: Settlement, today: string): FileIssue[] =>
  isSettled && payoutOn > today
    ? [issueOf(codes.reportPayoutAhead, { params: { batch: externalId, date: payoutOn } })]
    : []

async function parse(
  { provider: name, mode }: ProviderRow,
  currency: RecordRow['currency'],
  mapping: FileMapping | null,
  text: string | undefined,
): Promise<ParsedFile> {
  if (text === undefined) return { settlements: [], issues: [issueOf(codes.reportNotText)] }
  const provider = ADAPTERS[name]
  const records = recordsOf(text)
  try {
    // Only the order identifies what the API reports.
    if (mapping && !mapping.order && mode === 'API' && provider.namesByOrder)
      return { settlements: [], issues: [issueOf(codes.reportOrderRequired)] }
    if (mapping) return await parseMapped(records, mapping, { provider, currency })
    if (provider.parseSettlementFile) return await provider.parseSettlementFile(records)
    return { settlements: [], issues: [issueOf(codes.reportMappingRequired)] }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error
    return { settlements: [], issues: [issueOf(codes.reportUnreadable, { params: { line: error.line } })] }
  }
}
