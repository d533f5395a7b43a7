// A bank's credentials never appear anywhere: in a log, an answer, an event, a job or any table.
import { expect, it, vi } from 'vitest'
import { waitUntil } from '../support/waitFor.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { syncWorkers } from '../../services/treasury/connections/sync/workers.ts'
import { credentials, openFakeBank, rsaKey } from '../services/treasury/connections/fakeBank.ts'
import { openTreasuryApi } from '../services/treasury/support/api.ts'
import { openWorker } from '../services/treasury/support/worker.ts'
import { captureLog } from '../support/capturedLog.ts'

vi.stubEnv('LOG_LEVEL', 'trace')
const captured = captureLog()

it('a client’s secret and key, right, malformed or refused, leave no trace', async () => {
  const bank = openFakeBank(() => Temporal.Now.instant())
  const api = await openTreasuryApi({ fakeBank: bank.connection })
  await openWorker(api, async context => {
    const syncs = await syncWorkers(context)
    await syncs.close()
  })
  const organization = await api.organization()
  const maker = api.as(organization.id)
  const fields = { bankCode: '014', accountNumber: '2081134471', alias: 'BCA', currency: 'IDR' }
  const made = await maker.post<{ id: string }>('/v1/bank-accounts', { ...fields, entityId: organization.entityId })
  const path = `/v1/bank-accounts/${made.body.id}/connection`
  const canary = { ...credentials, clientId: 'canary-client', clientSecret: 'canary-secret' }
  const secrets = ['canary-client', 'canary-secret', rsaKey.slice(60, 120)]

  const answers: unknown[] = []
  const say = async (answer: Promise<{ body: unknown }>) => void answers.push((await answer).body)
  const connecting = { type: 'API', credentials: canary, schedule: [] }
  await say(maker.post(path, { ...connecting, credentials: { ...canary, channelId: 'canary-secret' } }))
  await say(maker.post(path, { ...connecting, credentials: { ...canary, privateKey: rsaKey.slice(0, 200) } }))
  await say(maker.post(path, { ...connecting, unknown: 'canary-secret' }))
  await say(maker.post(path, connecting))
  await say(maker.put(`${path}/credentials`, { version: 1, credentials: canary }))
  await say(maker.put(`${path}/credentials`, { version: 1, credentials: canary }))
  for (const fault of ['CREDENTIALS', null] as const) {
    bank.state.fault = fault
    await say(maker.post(`${path}/test`, {}))
    await say(maker.post(`${path}/sync`, {}))
    await waitUntil(
      async () => {
        const { body } = await maker.get<{ items: { isSyncing: boolean }[] }>(
          `/v1/bank-connections?ids=${made.body.id}`,
        )
        answers.push(body)
        return body.items[0]?.isSyncing === false
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  await say(maker.get('/v1/bank-accounts'))
  await say(maker.get('/v1/activity'))

  const database = await withAdmin(api.adminUrl, async admin => {
    const { rows } = await admin.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['bank_connection', 'outbox', 'job']))
    const contents: string[] = []
    for (const { schema, name } of rows) {
      const all = await admin.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`)
      contents.push(...all.rows.map(({ row }) => row))
    }
    return contents.join('\n')
  })
  const log = captured.text()
  expect(log).toContain('/connection')
  for (const secret of secrets) {
    expect(log.includes(secret), 'in a log').toBe(false)
    expect(database.includes(secret), 'in a table').toBe(false)
    // Also as bytes: sealed values are encrypted, not just encoded.
    expect(database.includes(Buffer.from(secret).toString('hex')), 'in a table, as bytes').toBe(false)
    expect(JSON.stringify(answers).includes(secret), 'in an answer').toBe(false)
  }
  captured.release()
  vi.unstubAllEnvs()
}, 240_000)
