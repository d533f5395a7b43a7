// The journal's entries: each event once.
import { z } from 'zod'
import { SANDBOX_PROVIDERS } from './merchant.ts'

export const CHANNELS = ['VIRTUAL_ACCOUNT', 'QRIS', 'EWALLET', 'CARD'] as const
export type Channel = (typeof CHANNELS)[number]

const provider = z.enum(SANDBOX_PROVIDERS)
const minor = z.string().regex(/^-?\d+$/)

const ordered = z.object({
  kind: z.literal('ORDERED'),
  provider,
  reference: z.string(),
  channel: z.enum(CHANNELS),
  amountMinor: minor,
})
/** Money of an order that was received or refunded. */
const moved = z.object({
  kind: z.enum(['PAID', 'REFUNDED', 'CHARGED_BACK']),
  provider,
  id: z.string(),
  reference: z.string(),
  amountMinor: minor,
  feeMinor: minor,
  vatMinor: minor,
})
const paidOut = z.object({
  kind: z.literal('PAID_OUT'),
  provider,
  batch: z.string(),
  /** The ids of its transactions; hidden ones are paid out but not reported. */
  members: z.array(z.string()),
  hidden: z.array(z.string()),
  carriedMinor: minor,
  netMinor: minor,
  reportedMinor: minor,
})
/** What is to be collected for an order. */
const charged = z.object({
  kind: z.literal('CHARGED'),
  provider,
  reference: z.string(),
  name: z.string(),
  bank: z.string().nullable(),
  number: z.string().nullable(),
  qr: z.string().nullable(),
  page: z.string().nullable(),
  returnUrl: z.string().nullable(),
  expiresAt: z.string(),
  /** A fixed virtual account: any amount is paid to it, as often as the payer likes. */
  fixed: z.boolean().default(false),
})
const ended = z.object({
  kind: z.literal('ENDED'),
  provider,
  reference: z.string(),
  how: z.enum(['CANCELED', 'DECLINED']),
})
const hooked = z.object({ kind: z.literal('HOOKED'), provider, url: z.url() })

export const journalEntry = z.intersection(
  z.object({ seq: z.int(), at: z.string() }),
  z.discriminatedUnion('kind', [ordered, moved, paidOut, charged, ended, hooked]),
)
export type JournalEntry = z.infer<typeof journalEntry>

type WithoutPlace<Entry> = Entry extends { seq: number; at: string } ? Omit<Entry, 'seq' | 'at'> : never
/** A new entry; the journal adds its position and time. */
export type NewEntry = WithoutPlace<JournalEntry>

export type Ordered = Extract<JournalEntry, { kind: 'ORDERED' }>
export type Moved = Extract<JournalEntry, { reference: string; id: string }>
export type Charged = Extract<JournalEntry, { kind: 'CHARGED' }>
export type Ended = Extract<JournalEntry, { kind: 'ENDED' }>
export type PaidOut = Extract<JournalEntry, { kind: 'PAID_OUT' }>
export type NewPaidOut = Omit<PaidOut, 'kind' | 'seq' | 'at'>
