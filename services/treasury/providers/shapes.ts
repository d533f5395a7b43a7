// Providers, batches and transactions on the wire: forms in, bodies out.
import { z } from 'zod'
import { type Locale, messageOf } from '../../kit/errors.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { nameOf } from '../../kit/nameShape.ts'
import type { ProviderLines } from './lines.ts'
import { ADAPTERS, IDENTITIES } from './adapters.ts'
import { providerCredentials } from './credentials.ts'
import { syncErrorNamed } from './faults.ts'
import { fileMapping } from './files/mapping.ts'
import type { ReportImport } from './files/importReport.ts'
import type { ListedRecord, ListedTransaction } from './lists.ts'
import { CHANNELS, TRANSACTION_KINDS } from './reports.ts'
import { FIGURE_CHECKS } from './rules/fees.ts'
import { allowedActions, MANAGE, PROVIDER_ACTIONS, PROVIDER_MODES, PROVIDER_STATUSES } from './rules/lifecycle.ts'
import { MEMBER_KINDS } from './rules/settlement.ts'
import { PAYMENT_RESULTS, PROVIDERS, TRANSACTION_STATUSES } from './rules/statuses.ts'
import {
  type MemberRow,
  type ProviderRow,
  RECORD_RECONCILIATION_STATUSES,
  SETTLEMENT_STATUSES,
  type TransactionRow,
} from './table.ts'

export const provider = z.enum(PROVIDERS).meta({ id: 'PaymentProviderName' })
const mode = z.enum(PROVIDER_MODES).meta({ id: 'PaymentProviderMode' })
export const channel = z.enum(CHANNELS).meta({ id: 'PaymentChannel' })
export const settlement = z.enum(SETTLEMENT_STATUSES).meta({ id: 'SettlementStatus' })
export const transactionKind = z.enum(TRANSACTION_KINDS).meta({ id: 'PaymentTransactionKind' })
export const memberKind = z.enum(MEMBER_KINDS).meta({ id: 'PaymentRecordMemberKind' })
export const recordReconciliation = z
  .enum(RECORD_RECONCILIATION_STATUSES)
  .nullable()
  .meta({ id: 'PaymentRecordReconciliation', description: 'Null where nothing is paid out' })
const figureCheck = z
  .enum(FIGURE_CHECKS)
  .meta({ id: 'FigureCheck', description: 'EXACT, ROUNDED (off by 1.00 at most), or MISMATCH' })
const version = z.int().min(1)

const CONNECTION_HEALTH = ['NEVER', 'WORKING', 'STALE', 'FAILING', 'BY_FILE'] as const
/** An older sync is too old to rely on. */
const FRESH_HOURS = 24

export const providerShape = z
  .object({
    id: z.uuid(),
    provider,
    alias: z.string(),
    mode,
    status: z.enum(PROVIDER_STATUSES).meta({ id: 'PaymentProviderStatus' }),
    health: z.enum(CONNECTION_HEALTH).meta({ id: 'PaymentProviderHealth' }),
    bankAccountId: z.uuid().describe('Where it pays out'),
    counterpartyId: z.uuid().describe('Counterparty that represents it on bank statements'),
    hookPath: z
      .string()
      .nullable()
      .describe('The path of our address for its notifications; null for whoever may not manage providers'),
    credentialsHint: z.string().nullable().describe('The last 4 characters of its secret'),
    credentialsAt: z.string().nullable().describe('When its credentials were given; they are never shown'),
    previousCredentialsUntil: z.string().nullable().describe('Until when the ones before still prove notifications'),
    fileMapping: fileMapping.nullable().describe('The saved columns of its report'),
    isSyncing: z.boolean(),
    syncedCount: z.int().describe('What the sync that is at work has read'),
    nextSyncAt: z.string().nullable(),
    lastSyncedAt: z.string().nullable(),
    lastAttemptAt: z.string().nullable(),
    lastNotifiedAt: z.string().nullable(),
    lastError: z.object({ code: z.string(), message: z.string() }).nullable(),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(PROVIDER_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'PaymentProvider' })

type Reader = { now: Temporal.Instant; locale: Locale }

/** A connection as this caller may see it. */
export function showProvider(
  row: ProviderRow,
  { permissions }: { permissions: ReadonlySet<string> },
  { now, locale }: Reader,
): z.infer<typeof providerShape> {
  const { lastError } = row
  return {
    id: row.id,
    provider: row.provider,
    alias: row.alias,
    mode: row.mode,
    status: row.status,
    health: healthOf(row, now),
    bankAccountId: row.bankAccountId,
    counterpartyId: row.counterpartyId,
    hookPath: permissions.has(MANAGE) ? `/hooks/providers/${row.hookToken}` : null,
    credentialsHint: row.credentialsHint,
    credentialsAt: row.credentialsAt,
    previousCredentialsUntil: row.previousUntil,
    fileMapping: row.fileMapping,
    isSyncing: row.syncingSince !== null,
    syncedCount: row.syncCount,
    nextSyncAt: row.nextSyncAt,
    lastSyncedAt: row.lastSyncedAt,
    lastAttemptAt: row.lastAttemptAt,
    lastNotifiedAt: row.lastNotifiedAt,
    lastError:
      lastError === null
        ? null
        : {
            code: syncErrorNamed(lastError).code,
            message: messageOf(syncErrorNamed(lastError), locale, row.lastErrorParams),
          },
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    allowedActions: allowedActions(row, permissions),
    version: row.version,
  }
}

type Health = (typeof CONNECTION_HEALTH)[number]

function healthOf({ mode: by, lastError, lastSyncedAt }: ProviderRow, now: Temporal.Instant): Health {
  if (lastError !== null) return 'FAILING'
  if (by === 'FILE') return 'BY_FILE'
  if (lastSyncedAt === null) return 'NEVER'
  const freshUntil = Temporal.Instant.from(lastSyncedAt).add({ hours: FRESH_HOURS })
  return Temporal.Instant.compare(now, freshUntil) > 0 ? 'STALE' : 'WORKING'
}

const capabilities = z
  .object({
    provider,
    name: z.string(),
    api: z.boolean().describe('It can be connected to by its API here'),
    lists: z.boolean().describe('Its API lists transactions; otherwise it is asked order by order'),
    notifications: z.boolean().describe('Its notifications are understood'),
    ownReport: z.boolean().describe('Its report is known; otherwise its columns are mapped once'),
    credentials: z.array(z.enum(['clientId', 'secretKey', 'webhookToken'])).describe('What it asks for'),
  })
  .meta({ id: 'PaymentProviderCapabilities' })
export const capabilitiesShape = z.object({ items: z.array(capabilities) })

export const showCapabilities = (lines: ProviderLines): z.infer<typeof capabilitiesShape> => ({
  items: PROVIDERS.map(name => ({
    provider: name,
    name: IDENTITIES[name].name,
    api: lines.has(name),
    lists: ADAPTERS[name].lists,
    notifications: ADAPTERS[name].asks.length > 0,
    ownReport: ADAPTERS[name].parseSettlementFile !== null,
    credentials: [...ADAPTERS[name].asks],
  })),
})

export const newProvider = z.strictObject({
  provider,
  alias: nameOf(100),
  mode,
  bankAccountId: id,
  counterpartyId: id.nullish().describe('Left out: the one that is called like it, or a new one'),
  credentials: providerCredentials.nullish().describe('Never shown again'),
})
export const providerEdit = z.strictObject({ version, alias: nameOf(100), bankAccountId: id })
export const rotation = z.strictObject({ version, credentials: providerCredentials.nullish() })
export const seen = z.strictObject({ version })
export const reportBody = z.strictObject({
  fileId: id,
  mapping: fileMapping.nullish().describe('Saved with the connection; left out: the saved one'),
})

const counts = z.object({ added: z.int(), changed: z.int(), known: z.int().describe('Already there') })
export const reportImportShape = z
  .object({
    records: counts,
    transactions: counts,
    issues: z.array(
      z.object({
        row: z.int().nullable().describe('As a spreadsheet counts; null for the file as a whole'),
        column: z.string().nullable(),
        value: z.string().nullable(),
        code: z.string(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'PaymentReportImport', description: 'With an issue nothing is stored' })

export const showReportImport = (made: ReportImport, locale: Locale): z.infer<typeof reportImportShape> => ({
  ...made,
  issues: made.issues.map(({ error, params, ...issue }) => ({
    ...issue,
    code: error.code,
    message: messageOf(error, locale, params),
  })),
})

export const recordShape = z
  .object({
    id: z.uuid(),
    providerId: z.uuid(),
    externalId: z.string().describe('The name that the provider gives the batch'),
    bankAccountId: z.uuid(),
    payoutOn: z.string(),
    gross: money.nullable().describe('Null, like the other parts, until the provider has told what it is made of'),
    fee: money.nullable(),
    vat: money.nullable(),
    withheld: money.nullable(),
    adjustment: money.nullable(),
    net: money,
    transactionCount: z.int().nullable(),
    membersTotal: money.nullable().describe('What its members come to'),
    settlement,
    figureCheck: figureCheck.describe(
      'Comparison of net with its components, and with the amount on the bank statement',
    ),
    memberCheck: figureCheck.describe('Comparison of net with the total of its items'),
    carryOverCheck: figureCheck.describe(
      'Comparison of the amount carried over with the balance of the previous batch',
    ),
    reconciliationStatus: recordReconciliation,
    settledAmount: money.nullable().describe('Amount matched with statement transactions; null before'),
    expectedTransactionId: z.uuid().nullable(),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'PaymentRecord' })

export function showRecord(row: ListedRecord): z.infer<typeof recordShape> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  const showOrNull = (minor: bigint | null) => (minor === null ? null : show(minor))
  return {
    id: row.id,
    providerId: row.providerId,
    externalId: row.externalId,
    bankAccountId: row.bankAccountId,
    payoutOn: row.payoutOn,
    gross: showOrNull(row.grossMinor),
    fee: showOrNull(row.feeMinor),
    vat: showOrNull(row.vatMinor),
    withheld: showOrNull(row.withheldMinor),
    adjustment: showOrNull(row.adjustmentMinor),
    net: show(row.netMinor),
    transactionCount: row.transactionCount,
    membersTotal: showOrNull(row.membersMinor),
    settlement: row.settlement,
    figureCheck: row.figureCheck,
    memberCheck: row.memberCheck,
    carryOverCheck: row.carryOverCheck,
    reconciliationStatus: row.reconciliationStatus,
    settledAmount: showOrNull(row.settledMinor),
    expectedTransactionId: row.expectedTransactionId,
    createdAt: row.createdAt,
    version: row.version,
  }
}

const member = z
  .object({
    place: z.int(),
    kind: memberKind,
    transactionId: z.uuid().nullable(),
    description: z.string().nullable(),
    net: money,
    isElsewhere: z.boolean().describe('Another batch has paid it out already'),
  })
  .meta({ id: 'PaymentRecordMember' })
export const ofRecords = z.strictObject({ recordIds: idList })
export const membersShape = z.object({ items: z.array(z.object({ recordId: z.uuid(), members: z.array(member) })) })

type ListedMember = MemberRow & { currency: z.infer<typeof currency> }
export function showMembers(rows: readonly ListedMember[]): z.infer<typeof membersShape> {
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId)
  return {
    items: [...byRecord].map(([recordId, members]) => ({
      recordId,
      members: members.map(row => ({
        place: row.place,
        kind: row.kind,
        transactionId: row.transactionId,
        description: row.description,
        net: showMoney(row.netMinor, row.currency),
        isElsewhere: row.isElsewhere,
      })),
    })),
  }
}

/** Who said which payment a refund belongs to. `INFERRED`: nobody, but what is known of its order. */
const ORIGINAL_SOURCES = ['PROVIDER', 'USER', 'INFERRED'] as const

export function originalSourceOf(row: TransactionRow): (typeof ORIGINAL_SOURCES)[number] | null {
  if (row.originalId === null) return null
  if (row.originalChosenId === row.originalId) return 'USER'
  return row.originalExternalId === null ? 'INFERRED' : 'PROVIDER'
}

export const originalChoice = z.strictObject({
  version: z.int().describe('Version of the refund this change is based on; a stale one returns G-3'),
  paymentId: z.uuid().describe('The payment of the same order that it takes back'),
})

export const transactionShape = z
  .object({
    id: z.uuid(),
    providerId: z.uuid(),
    externalId: z.string().describe('The name that the provider gives it'),
    kind: transactionKind,
    originalId: z.uuid().nullable().describe('The payment that it takes back; null where that can’t be told'),
    originalExternalId: z.string().nullable().describe('The name that the provider gives that payment'),
    isOriginalCertain: z
      .boolean()
      .describe(
        'False of a payment, and of a refund that may belong to another payment of its order: it is not booked',
      ),
    originalSource: z
      .enum(ORIGINAL_SOURCES)
      .nullable()
      .meta({ id: 'RefundPaymentSource' })
      .describe(
        'Who said which payment that is: the provider, a user, or nobody; null where it is unknown. A user may choose another one, unless it is the provider and certain',
      ),
    hasOtherPayments: z
      .boolean()
      .describe('Whether the order of a refund has another payment that is large enough for it; false of a payment'),
    orderReference: z.string(),
    channel,
    channelCode: z.string().nullable().describe('The word of the provider'),
    gross: money.describe('Negative where money goes back'),
    fee: money.nullable().describe('Null, like VAT and what is withheld, until the provider has told it'),
    vat: money.nullable(),
    withheld: money.nullable(),
    adjustment: money,
    net: money,
    refunded: money.describe('What of a payment went back by refunds and chargebacks of their own'),
    figureCheck: figureCheck.describe('Comparison of net with its components'),
    status: z.enum(TRANSACTION_STATUSES).meta({ id: 'PaymentTransactionStatus' }),
    statusWord: z.string().describe('The word of the provider'),
    isStatusKnown: z.boolean().describe('False where nobody knows that word; it stands as pending'),
    result: z
      .enum(PAYMENT_RESULTS)
      .meta({ id: 'PaymentResult', description: 'What the payer got: refunded once all of it went back' }),
    settlement,
    recordId: z.uuid().nullable().describe('The batch that pays it out'),
    transactedAt: z.string(),
    updatedAt: z.string().describe('When the provider last changed it'),
    expectedOn: z.string().describe('Expected payout date'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'PaymentTransaction' })

export function showTransaction(row: ListedTransaction): z.infer<typeof transactionShape> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  const showOrNull = (minor: bigint | null) => (minor === null ? null : show(minor))
  return {
    id: row.id,
    providerId: row.providerId,
    externalId: row.externalId,
    kind: row.kind,
    originalId: row.originalId,
    originalExternalId: row.originalName ?? row.originalExternalId,
    isOriginalCertain: row.isOriginalCertain,
    originalSource: originalSourceOf(row),
    hasOtherPayments: row.hasOtherPayments,
    orderReference: row.orderReference,
    channel: row.channel,
    channelCode: row.channelCode,
    gross: show(row.grossMinor),
    fee: showOrNull(row.feeMinor),
    vat: showOrNull(row.vatMinor),
    withheld: showOrNull(row.withheldMinor),
    adjustment: show(row.adjustmentMinor),
    net: show(row.netMinor),
    refunded: show(row.refundedMinor),
    figureCheck: row.figureCheck,
    status: row.status,
    statusWord: row.statusWord,
    isStatusKnown: row.isStatusKnown,
    result: row.result,
    settlement: row.settlement,
    recordId: row.recordId,
    transactedAt: row.transactedAt,
    updatedAt: row.providerUpdatedAt,
    expectedOn: row.expectedOn,
    createdAt: row.createdAt,
    version: row.version,
  }
}
