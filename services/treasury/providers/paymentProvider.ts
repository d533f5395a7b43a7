// All that treasury knows of a payment provider. Each has a folder with as much of it as its published API offers; what one lacks is null
// there, and comes by file. No other module learns what is spoken on the line.
import type { Clock } from '../../kit/clock.ts'
import type { ChargeApi } from './charges/chargeApi.ts'
import type { Limits, Way } from './charges/methods.ts'
import type { CredentialField, ProviderCredentials } from './credentials.ts'
import type { VatMode } from './rules/fees.ts'
import type { ProviderName } from './rules/statuses.ts'
import type { ParsedFile } from './files/parsedFile.ts'
import type { Channel, ReportedSettlement, ReportedTransaction } from './reports.ts'

/** What is listed from a moment on, or from where the page before ended. */
export type ListQuery = { updatedFrom: Temporal.Instant; cursor: string | null }
export type Page<Item> = { items: Item[]; next: string | null }

/** A notification as it arrived, down to the byte. */
export type Notification = {
  headers: Readonly<Record<string, string | undefined>>
  rawBody: Buffer
  /** The path that the provider called. */
  path: string
}

/** What the provider wants to be asked after. */
export type NotifiedOrder = { orderReference: string }

/** The line to one provider with one organization's credentials. Each call throws a `ProviderFault` when it has no usable answer. */
export type ProviderApi = {
  /** Asks for something small, which shows that the credentials are good. */
  test: () => Promise<void>
  listTransactions: ((query: ListQuery) => Promise<Page<ReportedTransaction>>) | null
  /** Every transaction of an order: its payment, and what was taken back of it. Empty where the provider knows of none. */
  getTransaction: (orderReference: string) => Promise<ReportedTransaction[]>
  listSettlements: ((query: ListQuery) => Promise<Page<ReportedSettlement>>) | null
  charges: ChargeApi
}

/** How a provider differs from the others. */
export type Quirks = {
  /** After how many banking days the money of a payment comes, by its channel and the provider's word for that. */
  delayOf: (channel: Channel, channelCode: string | null) => number
  vatMode: (channel: Channel) => VatMode
  /** Where its days begin. */
  zone: string
}

/** What a line to a provider stands on. */
export type Surroundings = { call: ProviderCall; credentials: ProviderCredentials; clock: Clock }

export type PaymentProvider = {
  name: ProviderName
  /** What its API and its notifications ask for. */
  asks: readonly CredentialField[]
  /** Null where there is no published API. */
  connect: ((surroundings: Surroundings) => ProviderApi) | null
  /** Whether its API lists transactions; otherwise it is asked order by order. */
  lists: boolean
  /** Whether its API names a payment by its order, which is then paid once. */
  namesByOrder: boolean
  /** What it collects by a way at least and at most, undefined where it does not have it; null where it has no published API to do so. */
  chargeLimits: ((way: Way) => Limits | undefined) | null
  /** The orders that a notification is about; undefined when no credentials prove it. */
  verifyWebhook: (
    notification: Notification,
    credentials: readonly ProviderCredentials[],
  ) => NotifiedOrder[] | undefined
  /** Reads the provider's own file; null where its columns are not public and a mapping is asked for. */
  parseSettlementFile: ((records: AsyncIterable<string[]>) => Promise<ParsedFile>) | null
  quirks: Quirks
}

/** One HTTP call of a provider's API: an answer, or a `ProviderFault`. */
export type ProviderCall = (request: {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string
}) => Promise<{ status: number; text: string }>
