// Malicious statement files are imported: the worker reports each one's errors, survives, and other requests are answered meanwhile.
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { rounds } from '../support/campaign.ts'
import { freePorts } from '../support/freePorts.ts'
import { memoryOf, startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { HOSTILE } from './openFiles/hostile.ts'
import { importNow, isAtRest, openAccount, reach, startImport } from './processes.ts'

const MAX_MEGABYTES = 1_300

/** Those that would block a reader without limits. */
const WORST = ['bomb.csv', 'field.sta', 'deep.xml', 'texts.xml', 'tag.ofx']
const FILES = Object.entries(HOSTILE).filter(([, { name }]) => rounds(WORST.includes(name), true))

let arus: TreasuryProcesses
let worker: ChildProcess
let account: string
beforeAll(async () => {
  arus = await startTreasuryProcesses({ port: await freePorts(3), durable: false })
  worker = await arus.startWorker()
  account = await openAccount(arus, 1)
}, 400_000)
afterAll(() => arus.stop())

/** Sends small queries sequentially during some work; returns how many were answered. */
async function askBeside<T>(work: Promise<T>): Promise<{ result: T; answers: number }> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  // Its awaiter gets the error.
  ended.catch(() => {})
  let answers = 0
  while (!isDone) {
    expect((await arus.send('GET', `/v1/bank-accounts?ids=${account}`)).status).toBe(200)
    answers++
  }
  return { result: await ended, answers }
}

async function importHostile(name: string, content: Buffer) {
  const fileId = await arus.upload(name, content)
  const request = { bankAccountId: account, fileId }
  const { status, body } = await arus.send<{ id: string }>('POST', '/v1/statement-imports', request)
  expect(status).toBe(202)
  const look = async () => {
    expect(worker.exitCode ?? worker.signalCode).toBeNull()
    return importNow(arus, body.id)
  }
  return reach(look, isAtRest, 300_000)
}

describe('T12: what is made to harm, and imported', () => {
  it.each(FILES)(
    '%s',
    async (_what, { name, content }) => {
      const { result, answers } = await askBeside(importHostile(name, content()))
      expect(result).toMatchObject({ status: 'HAS_ERRORS' })
      // An API blocked by the file would have answered only once, after it.
      expect(answers).toBeGreaterThan(2)
      expect(worker.exitCode).toBeNull()
      expect(memoryOf(worker.pid ?? 0).peak).toBeLessThan(MAX_MEGABYTES)
    },
    400_000,
  )

  it('leaves the worker able to import', async () => {
    const id = await startImport(arus, await openAccount(arus, 2), statementFile(200, 5))
    expect(await reach(() => importNow(arus, id), isAtRest)).toMatchObject({ status: 'IMPORTED' })
  })
})
