// The bank's journal entries. Nothing else is stored: all of the bank's state follows from them.
import { z } from 'zod'

/** Minor units as text, since JSON has no bigint. */
const minor = z.string().regex(/^-?\d+$/)
const accountKey = { bankCode: z.string(), accountNumber: z.string() }

/** Identifies an order permanently: the bank, the client, and the client's reference. */
const orderKey = { bankCode: z.string(), clientId: z.string(), reference: z.string() }

const RAILS = ['SAME_BANK', 'BI_FAST', 'ONLINE', 'SKN', 'RTGS'] as const
export type Rail = (typeof RAILS)[number]

const accountOpened = z.object({
  kind: z.literal('ACCOUNT_OPENED'),
  ...accountKey,
  name: z.string(),
  currency: z.string(),
  openingMinor: minor,
})

/** Money that moved at the bank without a partner's order. */
const entryBooked = z.object({
  kind: z.literal('ENTRY_BOOKED'),
  ...accountKey,
  direction: z.enum(['CREDIT', 'DEBIT']),
  amountMinor: minor,
  description: z.string(),
})

/** The bank executes the order: the money has left the account. */
const transferExecuted = z.object({
  kind: z.literal('TRANSFER_EXECUTED'),
  ...orderKey,
  referenceNo: z.string(),
  externalId: z.string(),
  rail: z.enum(RAILS),
  service: z.string(),
  sourceAccountNumber: z.string(),
  beneficiary: z.object({ ...accountKey, name: z.string() }),
  amountMinor: minor,
  currency: z.string(),
  feeMinor: minor,
  remark: z.string(),
  /** When it arrives; null: not until a tester settles it. */
  dueAt: z.string().nullable(),
  /** Whether it will be returned instead of arriving. */
  willReturn: z.boolean(),
})
export type TransferExecuted = z.infer<typeof transferExecuted>

const transferSettled = z.object({ kind: z.literal('TRANSFER_SETTLED'), ...orderKey })
/** It did not arrive, and the money is back. */
const transferReturned = z.object({ kind: z.literal('TRANSFER_RETURNED'), ...orderKey, reason: z.string() })

export const journalEntry = z.intersection(
  z.object({ seq: z.int(), at: z.string() }),
  z.discriminatedUnion('kind', [accountOpened, entryBooked, transferExecuted, transferSettled, transferReturned]),
)
export type JournalEntry = z.infer<typeof journalEntry>

type WithoutPlace<Entry> = Entry extends { seq: number; at: string } ? Omit<Entry, 'seq' | 'at'> : never
/** A new entry; the journal adds its position and time. */
export type NewEntry = WithoutPlace<JournalEntry>
