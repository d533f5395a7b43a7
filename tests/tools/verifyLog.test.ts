// `npm run verify-log`: its output and exit code where every chain holds, and where one was changed or cut.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeActivity } from '../../services/kit/activity/chain.ts'
import { recordActivity } from '../../services/kit/activity/record.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'
import { atFileEnd } from '../support/fileEnd.ts'

const account = await freshDatabase({ service: 'account' })
const treasury = await freshDatabase({ service: 'treasury' })
const directory = mkdtempSync(join(tmpdir(), 'arus-verify-'))
atFileEnd(async () => rmSync(directory, { recursive: true }))

const [whole, changed, cut] = [newId(), newId(), newId()]

async function writeThree({ database }: typeof account, organization: string) {
  for (let place = 1; place <= 3; place++)
    await database.inOrganization(organization, newId(), async tx =>
      recordActivity(tx, {
        action: 'CREATED',
        recordType: 'COUNTERPARTY',
        recordId: newId(),
        recordLabel: `entry ${place}`,
      }),
    )
  while ((await placeActivity(database)) > 0);
}

/** Its output, and its exit code. */
async function verifyLog() {
  const child = spawn(process.execPath, ['tools/verifyLog.ts'], {
    env: {
      ...process.env,
      DATA_DIR: directory,
      ACCOUNT_DATABASE_URL: account.url,
      TREASURY_DATABASE_URL: treasury.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

it('ends with 0 where all chains hold, and else names the first entry that does not', async () => {
  await writeThree(account, whole)
  await writeThree(treasury, changed)
  await writeThree(treasury, cut)
  const before = await verifyLog()
  expect(before.code).toBe(0)
  expect(before.lines).toContain(`account ${whole}: 3 entries verified`)
  expect(before.lines).toContain(`treasury ${changed}: 3 entries verified`)

  const entryId = await withAdmin(treasury.adminUrl, async admin => {
    await admin.query('set session_replication_role = replica')
    await admin.query('delete from activity_log where organization_id = $1 and position = 3', [cut])
    const { rows } = await admin.query<{ id: string }>(
      `update activity_log set record_label = 'x' where organization_id = $1 and position = 2 returning id`,
      [changed],
    )
    return rows[0]?.id
  })
  const after = await verifyLog()
  expect(after.code).toBe(1)
  expect(after.lines).toContain(`account ${whole}: 3 entries verified`)
  expect(after.lines.find(line => line.startsWith(`treasury ${changed}`))).toMatch(
    new RegExp(`BROKEN: entry 2, ${entryId} of \\d{4}-.*, was changed$`),
  )
  expect(after.lines).toContain(`treasury ${cut}: BROKEN: entry 3 is missing`)
})
