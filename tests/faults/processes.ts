// Kills processes of a running treasury, and follows the consequences for its work.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { type TreasuryProcesses, until } from '../support/treasuryProcesses.ts'

export type Import = {
  id: string
  status: string
  counts: { ready: number }
  done: number
  failureReason?: string | null
}
export type Run = { id: string; status: string; done: number; total: number; matched: number; automatic: number }

/** As the kernel does when memory is short: no handler runs, nothing is flushed. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function openAccount(arus: TreasuryProcesses, number: number): Promise<string> {
  // The organization arrives by the worker's projection, a moment after the start.
  let id: string | undefined
  await until(async () => {
    const { body } = await arus.send<{ id?: string }>('POST', '/v1/bank-accounts', {
      bankCode: '014',
      accountNumber: String(8_110_000_000 + number),
      alias: `BCA ${number}`,
      entityId: arus.organization.entities[0]?.id,
      currency: 'IDR',
    })
    id = body.id
    return id !== undefined
  })
  return id ?? ''
}

export async function startImport(arus: TreasuryProcesses, bankAccountId: string, file: Uint8Array): Promise<string> {
  const fileId = await arus.upload('statement.csv', file)
  const request = { bankAccountId, fileId, ignoreWarnings: true }
  const { status, body } = await arus.send<Import>('POST', '/v1/statement-imports', request)
  expect(status, JSON.stringify(body)).toBe(202)
  return body.id
}

export async function importNow(arus: TreasuryProcesses, id: string): Promise<Import> {
  const { status, body } = await arus.send<Import>('GET', `/v1/statement-imports/${id}`)
  if (status !== 200) throw new Error(`the import cannot be looked at: ${status}`)
  return body
}

export async function startRun(
  arus: TreasuryProcesses,
  mode: 'AUTOMATIC' | 'RECOMMEND' = 'AUTOMATIC',
): Promise<string> {
  const { status, body } = await arus.send<Run>('POST', '/v1/reconciliation-runs', { bankAccountId: null, mode })
  expect(status, JSON.stringify(body)).toBe(202)
  return body.id
}

export async function runNow(arus: TreasuryProcesses, id: string): Promise<Run> {
  const { status, body } = await arus.send<{ items: Run[] }>('GET', `/v1/reconciliation-runs?ids=${id}`)
  const run = status === 200 ? body.items[0] : undefined
  if (!run) throw new Error(`the run cannot be looked at: ${status}`)
  return run
}

/** Polls for a state; on timeout the error contains the last one. */
export async function reach<State>(
  look: () => Promise<State>,
  isThere: (state: State) => boolean,
  ms = 300_000,
): Promise<State> {
  let last: State | undefined
  await until(
    async () => {
      last = await look()
      return isThere(last)
    },
    ms,
    10,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}; the last look: ${JSON.stringify(last)}`)
  })
  return last as State
}

export const isAtRest = ({ status }: { status: string }): boolean =>
  !['CHECKING', 'IMPORTING', 'QUEUED', 'RUNNING', 'CONFIRMING'].includes(status)

/**
 * Holds a lock in Postgres during `work`: a worker that needs it waits until it is killed, however fast the machine. The killed worker's
 * wait is released before anything else runs.
 */
export async function holding<T>(
  arus: TreasuryProcesses,
  [sql, ...values]: [sql: string, ...values: string[]],
  work: () => Promise<T>,
): Promise<T> {
  return withAdmin(arus.cluster.url('treasury'), async client => {
    await client.query('begin')
    await client.query(sql, values)
    return work()
  })
}

/** Marks running jobs as previously failed: this is their last attempt. */
export async function spendAttempts(arus: TreasuryProcesses): Promise<void> {
  await withAdmin(arus.cluster.url('treasury'), async client => {
    const { rowCount } = await client.query(`update pgboss.job set retry_count = retry_limit where state = 'active'`)
    expect(rowCount).toBeGreaterThan(0)
  })
}

export async function count(arus: TreasuryProcesses, query: string, values: unknown[] = []): Promise<number> {
  return withAdmin(arus.cluster.url('treasury'), async client => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${query}`, values)
    return Number(rows[0]?.count)
  })
}

export const linesOf = (arus: TreasuryProcesses, importId: string): Promise<number> =>
  count(arus, 'statement_transaction where import_id = $1', [importId])
