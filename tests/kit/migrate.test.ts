import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../services/kit/database/migrate.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { freshDatabase } from '../support/database.ts'

const { adminUrl } = await freshDatabase()
const directory = mkdtempSync(join(tmpdir(), 'arus-migrations-'))
afterAll(() => rmSync(directory, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
const run = () => migrate(adminUrl, [{ name: 'test', directory }])

it('runs each file once and in order, also when many start at once', async () => {
  write('0001-first.sql', 'create table probe (n int); insert into probe values (1);')
  write('0002-second.sql', 'insert into probe values (2);')
  write('notes.txt', 'not a migration')
  const ran = await Promise.all([run(), run(), run()])
  expect(ran.flat()).toEqual(['test/0001-first.sql', 'test/0002-second.sql'])
  const rows = await withAdmin(adminUrl, async admin => (await admin.query('select n from probe')).rows)
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(await run()).toEqual([])
})

it('leaves nothing of a file that fails, and names it', async () => {
  write('0003-broken.sql', 'insert into probe values (3); select 1/0;')
  await expect(run()).rejects.toThrow('migration test/0003-broken.sql failed: division by zero')
  const rows = await withAdmin(adminUrl, async admin => (await admin.query('select n from probe')).rows)
  expect(rows).toHaveLength(2)
  write('0003-broken.sql', 'insert into probe values (3);')
  expect(await run()).toEqual(['test/0003-broken.sql'])
})

it('stops at a file that was changed after it ran', async () => {
  write('0002-second.sql', 'insert into probe values (22);')
  await expect(run()).rejects.toThrow('test/0002-second.sql was changed after it ran')
})
