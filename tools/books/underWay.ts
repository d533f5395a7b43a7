// The events that one service has emitted and the other has not processed yet: their records may differ meanwhile.
import type { Connection } from './invariant.ts'
import { asFeed, asSystem, type Service } from './snapshot.ts'

/** The readers of each feed, and where they store their position. */
const READERS = {
  receivable: { writer: 'account', reader: 'treasury', table: 'receivable_position' },
  bankReceipt: { writer: 'treasury', reader: 'account', table: 'bank_receipt_position' },
  checkout: { writer: 'treasury', reader: 'account', table: 'checkout_position' },
} as const satisfies Record<string, { writer: Service; reader: Service; table: string }>
export type Reader = keyof typeof READERS

const TYPES: Record<Reader, readonly string[]> = {
  receivable: ['invoice.changed', 'credit-memo-refund.changed'],
  bankReceipt: ['invoice-receipt.changed', 'refund-payment.changed'],
  checkout: ['provider-transaction.changed'],
}

export type Both = Record<Service, Connection>

export type UnderWay = {
  /** False: the feed was never followed, or its reader has missed events that are gone. The reader will start over. */
  isFollowed: boolean
  /** Subjects of pending events, by organization and event type. */
  subjects: ReadonlyMap<string, ReadonlySet<string>>
  count: number
  /** When the oldest event was emitted. */
  oldest: string | null
}

const keyOf = (organizationId: string, type: string) => `${organizationId} ${type}`
const NONE: ReadonlySet<string> = new Set()
/** The subjects of an organization's pending events of a type. */
export const subjectsOf = ({ subjects }: UnderWay, organizationId: string, type: string): ReadonlySet<string> =>
  subjects.get(keyOf(organizationId, type)) ?? NONE

type Row = { organization_id: string; type: string; subject_id: string; at: string }

export async function underWay(both: Both, name: Reader): Promise<UnderWay> {
  const { writer, reader, table } = READERS[name]
  await asSystem(both[reader], reader)
  const { rows: places } = await both[reader].query<{ position: string }>(`select position from ${table}`)
  const position = places[0]?.position ?? null
  const told = both[writer]
  await asFeed(told, writer)
  const { rows: horizons } = await told.query<{ is_past: boolean }>(
    'select coalesce(position > $1::bigint, true) as is_past from outbox_horizon',
    [position],
  )
  const { rows } = await told.query<Row>(
    `select distinct on (organization_id, type, subject_id) organization_id, type, subject_id,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from outbox where organization_id is not null and type = any ($1) and (position is null or position > $2::bigint)
    order by organization_id, type, subject_id, outbox.at`,
    [TYPES[name], position ?? 0],
  )
  const subjects = new Map<string, Set<string>>()
  for (const { organization_id: organizationId, type, subject_id: id } of rows) {
    const key = keyOf(organizationId, type)
    subjects.set(key, (subjects.get(key) ?? new Set()).add(id))
  }
  const oldest = rows.map(({ at }) => at).toSorted()[0] ?? null
  return { isFollowed: horizons[0]?.is_past === false, subjects, count: rows.length, oldest }
}
