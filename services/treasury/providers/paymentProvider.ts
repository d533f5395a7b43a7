// The interface to a payment provider. Each has a folder that implements what its published API offers; what is missing is null, and comes
// as a file. No other module knows the provider's protocol.
import type { Clock } from '../../kit/clock.ts'
import type { ChargeApi } from './charges/chargeApi.ts'
import type { ChargeBank, Limits, ChargeOption } from './charges/methods.ts'
import type { CredentialField, ProviderCredentials } from './credentials.ts'
import type { VatMode } from './rules/fees.ts'
import type { ProviderName } from './rules/statuses.ts'
import type { ParsedFile } from './files/parsedFile.ts'
import type { Channel, ReportedSettlement, ReportedTransaction } from './reports.ts'

/** Lists what changed since a moment, or continues after the previous page. */
export type ListQuery = { updatedFrom: Temporal.Instant; cursor: string | null }
export type Page<Item> = { items: Item[]; next: string | null }

/** A notification as it arrived, with its raw bytes. */
export type Notification = {
  headers: Readonly<Record<string, string | undefined>>
  rawBody: Buffer
  /** The path that the provider called. */
  path: string
}

/** The order that the notification is about. */
export type NotifiedOrder = { orderReference: string }

/** A provider's API with an organization's credentials. Each call throws a `ProviderFault` without a usable response. */
export type ProviderApi = {
  /** A small request that shows whether the credentials are valid. */
  test: () => Promise<void>
  listTransactions: ((query: ListQuery) => Promise<Page<ReportedTransaction>>) | null
  /** Every transaction of an order: its payment and refunds. Empty if the provider knows none. */
  getTransaction: (orderReference: string) => Promise<ReportedTransaction[]>
  listSettlements: ((query: ListQuery) => Promise<Page<ReportedSettlement>>) | null
  charges: ChargeApi
}

/** How a provider differs from the others. */
export type Quirks = {
  /** Number of banking days until a payment is paid out, by channel and the provider's name for it. */
  delayOf: (channel: Channel, channelCode: string | null) => number
  vatMode: (channel: Channel) => VatMode
  /** The provider's time zone. */
  zone: string
}

/** What a provider's API needs. */
export type Surroundings = { call: ProviderCall; credentials: ProviderCredentials; clock: Clock }

export type PaymentProvider = {
  name: ProviderName
  /** The credentials that its API and notifications need. */
  asks: readonly CredentialField[]
  /** Null without a published API. */
  connect: ((surroundings: Surroundings) => ProviderApi) | null
  /** Whether its API lists transactions; otherwise it is polled by order. */
  lists: boolean
  /** Whether its API identifies a payment by its order, which can then be paid only once. */
  namesByOrder: boolean
  /** Its limits for a payment method, undefined if it doesn't offer it; null without a published API for charges. */
  chargeLimits: ((option: ChargeOption) => Limits | undefined) | null
  /** The banks at which it opens fixed virtual accounts; null where it has no published API to do so. */
  fixedAccountBanks: readonly ChargeBank[] | null
  /** The orders of a notification; undefined if no credentials verify it. */
  verifyWebhook: (
    notification: Notification,
    credentials: readonly ProviderCredentials[],
  ) => NotifiedOrder[] | undefined
  /** Parses the provider's own report; null if its columns are not public and a mapping is needed. */
  parseSettlementFile: ((records: AsyncIterable<string[]>) => Promise<ParsedFile>) | null
  quirks: Quirks
}

/** One HTTP call to a provider's API: returns a response, or throws a `ProviderFault`. */
export type ProviderCall = (request: {
  method: 'GET' | 'POST' | 'PATCH'
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; text: string }>
