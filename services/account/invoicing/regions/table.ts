import { pgTable, text } from 'drizzle-orm/pg-core'

export const REGION_LEVELS = ['PROVINCE', 'REGENCY', 'DISTRICT', 'WARD'] as const
export type RegionLevel = (typeof REGION_LEVELS)[number]

/** Codes are nested: `11.01.01.2001` lies in `11.01.01`. */
export const region = pgTable('region', {
  code: text().primaryKey(),
  parent: text(),
  level: text({ enum: REGION_LEVELS }).notNull(),
  name: text().notNull(),
})
export type RegionRow = typeof region.$inferSelect
