// The position up to which a reader has handled another service's feed: a table of one row, without tenant.
import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

/** A reader's table. */
export const placeTable = (name: string) =>
  pgTable(name, {
    one: boolean().primaryKey().default(true),
    position: bigint({ mode: 'number' }).notNull(),
  })

export type Place = {
  /** Undefined before the first time. */
  position: () => Promise<number | undefined>
  keep: (position: number) => Promise<void>
}

/** The position that a table stores. */
export const placeIn = (database: Pick<Database, 'asSystem'>, table: ReturnType<typeof placeTable>): Place => ({
  async position() {
    const [row] = await database.asSystem(tx => tx.select().from(table))
    return row?.position
  },
  keep: position =>
    database.asSystem(async tx => {
      await tx.insert(table).values({ position }).onConflictDoUpdate({ target: table.one, set: { position } })
    }),
})
