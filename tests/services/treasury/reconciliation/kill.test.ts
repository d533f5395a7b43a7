// kill -9 of the worker in the middle of a run, and in the middle of confirming one: afterwards all of it is there, once.
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { makeWorld } from '../../../../bench/reconciliationData.ts'
import { storeWorld } from '../../../../bench/reconciliationStore.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { startTreasuryProcesses, until } from '../../../support/treasuryProcesses.ts'
import type { ListBody, RunBody } from './support.ts'

const arus = await startTreasuryProcesses({ port: 4580, durable: false })
afterAll(() => arus.stop())

async function runNow(id: string): Promise<RunBody> {
  const { body } = await arus.send<ListBody<RunBody>>('GET', `/v1/reconciliation-runs?ids=${id}`)
  return body.items[0]!
}
const query = <Row extends object>(text: string) =>
  withAdmin(arus.cluster.url('treasury'), async client => (await client.query<Row>(text)).rows)

test('a run and its confirmation survive kill -9 of the worker', { timeout: 180_000 }, async () => {
  let worker = await arus.startWorker()
  await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 20_000)
  const world = makeWorld(4_000, 77)
  await storeWorld(
    arus.cluster.url('treasury'),
    { id: arus.organization.id, entityId: arus.organization.entities[0]!.id },
    world,
  )
  const kill = async () => {
    const gone = once(worker, 'exit')
    worker.kill('SIGKILL')
    await gone
    worker = await arus.startWorker()
  }

  const { body: started } = await arus.send<RunBody>('POST', '/v1/reconciliation-runs', { mode: 'AUTOMATIC' })
  await until(async () => (await runNow(started.id)).status === 'RUNNING', 20_000, 5)
  await kill()
  await until(async () => (await runNow(started.id)).status === 'AWAITING_REVIEW', 90_000, 100)
  const reviewed = await runNow(started.id)
  expect(reviewed).toMatchObject({ done: world.lines.length, total: world.lines.length })
  const [kept] = await query<{ lines: string; recommended: string }>(
    `select count(*) as recommended, count(distinct statement_transaction_id) as lines from recommendation_part`,
  )
  expect(Number(kept!.lines)).toBe(reviewed.matched)

  await arus.send('POST', `/v1/reconciliation-runs/${started.id}/confirm`, {})
  await until(async () => (await runNow(started.id)).done > 0, 20_000, 5)
  await kill()
  await until(async () => (await runNow(started.id)).status === 'COMPLETED', 90_000, 100)
  const [confirmed] = await query<{ lines: string; twice: string; overdrawn: string }>(`
    select count(distinct a.statement_transaction_id) as lines,
      (select count(*) from (select recommendation_id from reconciliation group by 1 having count(*) > 1) as doubled) as twice,
      (select count(*) from statement_transaction s where s.allocated_minor <>
        coalesce((select sum(a.amount_minor) from allocation a where a.statement_transaction_id = s.id), 0)) as overdrawn
    from allocation a`)
  expect(confirmed).toMatchObject({ twice: '0', overdrawn: '0' })
  expect(Number(confirmed!.lines)).toBe(reviewed.automatic)
})
