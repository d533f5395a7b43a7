import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bytes, instant, tenantId } from '../database/columns.ts'
import { ACTIONS } from './actions.ts'
import { RECORDS } from './records.generated.ts'

/** Kinds of record, in alphabetical order. */
export const RECORD_TYPES = Object.keys(RECORDS) as RecordType[]
export type RecordType = keyof typeof RECORDS
/** What can happen to records of a kind. */
export type ActionOn<Type extends RecordType> = (typeof RECORDS)[Type][number]

/** How an actor is authenticated: by a browser session or an API token. */
export const CREDENTIAL_TYPES = ['SESSION', 'API_TOKEN'] as const

/** One field before and after the change; both as users read them. */
export type Change = { field: string; before: string | null; after: string | null }

export const activityLog = pgTable(
  'activity_log',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    action: text({ enum: ACTIONS }).notNull(),
    recordType: text('record_type').$type<RecordType>().notNull(),
    recordId: uuid('record_id').notNull(),
    recordLabel: text('record_label').notNull(),
    changes: jsonb().$type<Change[]>().notNull().default([]),
    reason: text(),
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    requestId: text('request_id'),
    credentialType: text('credential_type', { enum: CREDENTIAL_TYPES }),
    credentialId: text('credential_id'),
    credentialName: text('credential_name'),
    position: bigint({ mode: 'bigint' }),
    hash: bytes('hash'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('activity_at').on(table.organizationId, table.at.desc(), table.id.desc()),
    index('activity_record').on(
      table.organizationId,
      table.recordType,
      table.recordId,
      table.at.desc(),
      table.id.desc(),
    ),
    index('activity_actor').on(table.organizationId, table.actorId, table.at.desc(), table.id.desc()),
    uniqueIndex('activity_position').on(table.organizationId, table.position).where(isNotNull(table.position)),
    index('activity_unplaced').on(table.organizationId, table.at, table.id).where(isNull(table.position)),
  ],
)
