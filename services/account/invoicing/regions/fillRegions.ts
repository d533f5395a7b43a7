// Fills the table of regions from the package idn-area-data. Its code is under the MIT license, its data under the Open Database License
// 1.0 (docs/licenses.md).
import { sql } from 'drizzle-orm'
import type { Database } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import type { Log } from '../../../kit/http/log.ts'
import { region, type RegionLevel, type RegionRow } from './table.ts'

/** Allows one process at a time. */
const LOCK = 4_018_001
const TIMEOUT_MS = 60_000

/** Stores all regions if there are none; returns how many were stored. */
export async function fillRegions(database: Database): Promise<number> {
  if (await database.readAsSystem(hasRegions)) return 0
  // Imported only here, since it reads four megabytes.
  const { getDistricts, getProvinces, getRegencies, getVillages } = await import('idn-area-data')
  const rows = [
    ...rowsOf('PROVINCE', await getProvinces()),
    ...rowsOf('REGENCY', await getRegencies()),
    ...rowsOf('DISTRICT', await getDistricts()),
    ...rowsOf('WARD', await getVillages()),
  ]
  return database.asSystem(
    async tx => {
      // The second process waits until the first has stored them all, even on a slow machine.
      await tx.execute(sql`set local lock_timeout = ${sql.raw(String(TIMEOUT_MS))}`)
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      if (await hasRegions(tx)) return 0
      return insertMany(tx, region, rows)
    },
    { timeoutMs: TIMEOUT_MS },
  )
}

const hasRegions = async (tx: { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }> }) =>
  (await tx.execute(sql`select 1 from region limit 1`)).rows.length > 0

const rowsOf = (level: RegionLevel, areas: readonly { code: string; name: string }[]): RegionRow[] =>
  areas.map(({ code, name }) => ({ code, parent: parentOf(code), level, name }))

/** The code without its last part; null for a province. */
export function parentOf(code: string): string | null {
  const end = code.lastIndexOf('.')
  return end === -1 ? null : code.slice(0, end)
}

/** Fills them in parallel with the service's start. */
export function regionsWork({ account: { database }, log }: { account: { database: Database }; log: Log }) {
  const filling = fillRegions(database).then(
    stored => stored > 0 && log.info({ stored }, 'regions stored'),
    (error: unknown) => log.error({ err: error }, 'regions could not be stored'),
  )
  return { close: () => filling }
}
