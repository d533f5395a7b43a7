// Runs hand-written SQL files in order, once each, in one transaction each, and stores their checksums.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** A directory of migrations, and the prefix under which its files are recorded. */
export type MigrationSource = { name: string; directory: string }

const MIGRATION_LOCK = 7231

/** Runs pending migrations and returns their names. Stops if a file changed after it ran. */
export async function migrate(url: string, sources: readonly MigrationSource[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  // A connection that ends between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists public.migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.migration',
    )
    const checksums = new Map(rows.map(row => [row.name, row.checksum]))
    const ran: string[] = []
    for (const { name, text } of sources.flatMap(filesOf)) {
      const checksum = createHash('sha256').update(text).digest('hex')
      const known = checksums.get(name)
      if (known === checksum) continue
      if (known !== undefined) throw new Error(`migration ${name} was changed after it ran`)
      await runOnce(client, name, text, checksum)
      ran.push(name)
    }
    return ran
  } finally {
    await client.end()
  }
}

function filesOf({ name, directory }: MigrationSource): { name: string; text: string }[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter(file => /^\d{4}-[\w-]+\.sql$/.test(file))
    .sort()
    .map(file => ({ name: `${name}/${file}`, text: readFileSync(join(directory, file), 'utf8') }))
}

async function runOnce(client: pg.Client, name: string, text: string, checksum: string) {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
