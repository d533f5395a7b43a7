// kill -9 of the worker while it writes the file of an export.
import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { startTreasuryProcesses } from '../support/treasuryProcesses.ts'
import { killHard, reach } from './processes.ts'

const arus = await startTreasuryProcesses({ port: 15_170, durable: false })
afterAll(() => arus.stop())

type Export = { id: string; status: string; done: number; total: number | null }
const ROWS = 150_000

const content = async (id: string) =>
  fetch(`${arus.origin}/v1/exports/${id}/content`, { headers: { authorization: `Bearer ${await arus.token()}` } })

test('an export whose worker is killed while it writes is written whole in the end, and nothing of it is given before', async () => {
  await withAdmin(arus.cluster.url('treasury'), admin =>
    admin.query(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, source)
       select $1, gen_random_uuid(), 'EXP-' || n, date '2026-01-01' + n % 300, 'Row ' || n, 'CREDIT', n, 'IDR', 'MANUAL'
       from generate_series(1, $2::int) n`,
      [arus.organization.id, ROWS],
    ),
  )
  const worker = await arus.startWorker()
  const { status, body } = await arus.send<Export>('POST', '/v1/exports', {
    list: 'EXPECTED_TRANSACTIONS',
    format: 'CSV',
    columns: ['number', 'amount'],
  })
  expect(status).toBe(202)
  const now = async () => (await arus.send<Export>('GET', `/v1/exports/${body.id}`)).body
  await reach(now, ({ status: present, done }) => present === 'RUNNING' && done > 0)
  await killHard(worker)
  expect((await content(body.id)).status).toBe(409)

  const next = await arus.startWorker()
  expect(await reach(now, ({ status: present }) => present !== 'RUNNING')).toMatchObject({
    status: 'READY',
    done: ROWS,
  })
  const rows: string[][] = parse(await (await content(body.id)).text(), { bom: true, from: 2 })
  expect(rows).toHaveLength(ROWS)
  expect(new Set(rows.map(([number]) => number)).size).toBe(ROWS)
  await killHard(next)
}, 400_000)
