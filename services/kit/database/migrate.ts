// Hand-written SQL files, in order, each once, each in one transaction, with the checksum of what ran.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export async function migrate(url: string, directories: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ran: string[] = []
  try {
    await client.query('select pg_advisory_lock(7231)')
    await client.query(
      'create table if not exists public.migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const done = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from public.migration')).rows.map(
        row => [row.name, row.checksum],
      ),
    )
    for (const directory of directories)
      for (const name of readdirSync(directory)
        .filter(file => /^\d{4}-.*\.sql$/.test(file))
        .sort()) {
        const text = readFileSync(join(directory, name), 'utf8')
        const checksum = createHash('sha256').update(text).digest('hex')
        if (done.has(name)) {
          if (done.get(name) !== checksum) throw new Error(`${name} was changed after it ran`)
          continue
        }
        await client.query(
          `begin;\n${text}\n;insert into public.migration (name, checksum) values ('${name}', '${checksum}'); commit`,
        )
        ran.push(name)
      }
    return ran
  } finally {
    await client.end()
  }
}
