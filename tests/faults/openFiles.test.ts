// Every opened file is closed, whatever happens: rejected imports, rejected or aborted uploads, downloads that are not read completely.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementFile } from '../../bench/import.ts'
import { rounds, roundsLimit } from '../support/campaign.ts'
import { freePorts } from '../support/freePorts.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../support/treasuryProcesses.ts'
import { openFilesOf } from './openFiles/openFilesOf.ts'
import { REFUSED, SIZES } from './openFiles/refused.ts'
import { importNow, isAtRest, openAccount, reach, startImport } from './processes.ts'

const TIMES = rounds({ '64 KB': 4, '1 MB': 1, '20 MB': 1 }, { '64 KB': 40, '1 MB': 40, '20 MB': 40 })
const ABORTS = rounds(5, 40)

let arus: TreasuryProcesses
let worker: ChildProcess
let account: string
beforeAll(async () => {
  const at = 'tests/faults/openFiles'
  arus = await startTreasuryProcesses({
    port: await freePorts(3),
    durable: false,
    // The full counts don't fit in memory.
    filesOnDisk: true,
    entries: { api: `${at}/api.ts`, worker: `${at}/worker.ts` },
  })
  worker = await arus.startWorker()
  account = await openAccount(arus, 1)
}, 400_000)
afterAll(() => arus.stop())

/** Imports a file that must be rejected; returns the import and the reasons. */
async function refuse(name: string, content: Buffer): Promise<{ id: string; reasons: string[] }> {
  const fileId = await arus.upload(name, content)
  const started = await arus.send<{ id: string }>('POST', '/v1/statement-imports', { bankAccountId: account, fileId })
  expect(started.status).toBe(202)
  const { status } = await reach(() => importNow(arus, started.body.id), isAtRest)
  expect(status).toBe('HAS_ERRORS')
  const issues = `/v1/statement-import-issues?importIds=${started.body.id}&severity=ERROR`
  const { body } = await arus.send<{ items: { items: { code: string }[] }[] }>('GET', issues)
  return { id: started.body.id, reasons: body.items.flatMap(({ items }) => items.map(({ code }) => code)) }
}

let statements = 0
/** Imports another valid statement. */
async function importGood() {
  statements++
  const id = await startImport(arus, await openAccount(arus, 1 + statements), statementFile(200, statements))
  expect(await reach(() => importNow(arus, id), isAtRest)).toMatchObject({ status: 'IMPORTED', counts: { ready: 200 } })
}

describe('T26: a statement file that is refused leaves nothing open in the worker', () => {
  // The first one opens what stays open; each of the others starts with the previous one's result.
  beforeAll(importGood, roundsLimit(300_000))

  it.each(
    Object.entries(REFUSED).flatMap(([kind, file]) =>
      Object.entries(SIZES).map(([size, bytes]) => ({ kind, size: size as keyof typeof SIZES, bytes, ...file })),
    ),
  )(
    '$kind, $size',
    async ({ size, bytes, name, ofSize, code }) => {
      const before = await openFilesOf(worker)
      const content = ofSize(bytes)
      for (let time = 0; time < TIMES[size]; time++) expect((await refuse(name, content)).reasons).toContain(code)
      expect(await openFilesOf(worker)).toEqual(before)
      await importGood()
      expect(await openFilesOf(worker)).toEqual(before)
    },
    roundsLimit(300_000),
  )
})

/** Requests something large and disconnects after its first bytes. */
async function lookAndLeave(path: string): Promise<void> {
  const asked = request(arus.origin + path, { headers: { authorization: `Bearer ${await arus.token()}` } }).end()
  asked.on('error', () => {})
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(200)
  await once(answer, 'readable')
  answer.destroy()
  await once(answer, 'close')
}

/** Sends half of the announced bytes and disconnects. */
async function sendHalf(): Promise<void> {
  const size = SIZES['1 MB']
  const announcement = { purpose: 'STATEMENT', name: 'half.csv', size, contentType: 'text/csv' }
  const { body } = await arus.send<{ id: string }>('POST', '/v1/files', announcement)
  const sending = request(`${arus.origin}/v1/files/${body.id}/content`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await arus.token()}`,
      'content-type': 'application/octet-stream',
      'content-length': size,
    },
  })
  const gone = new Promise(resolve => sending.on('error', () => {}).on('close', resolve))
  await new Promise(resolve => sending.write(Buffer.alloc(size / 2, 'a'), resolve))
  sending.destroy()
  await gone
}

describe('T26: nothing stays open in the API', () => {
  const untilAsBefore = async (before: unknown): Promise<void> => {
    await expect.poll(() => openFilesOf(arus.api)).toEqual(before)
  }

  it('of uploads that are refused or break off', async () => {
    const before = await openFilesOf(arus.api)
    const page = Buffer.from(`<!doctype html><title>A page</title>${' '.repeat(SIZES['1 MB'])}`)
    for (let time = 0; time < ABORTS; time++) {
      await expect(arus.upload('page.csv', page)).rejects.toThrow('U-TRSY-FI-2')
      await sendHalf()
    }
    await untilAsBefore(before)
  })

  it('of downloads that are not read to their end, or only asked after', async () => {
    const large = REFUSED['of unknown layout']!.ofSize(SIZES['20 MB'])
    const fileId = await arus.upload('large.csv', large)
    const { id } = await refuse('unknown.csv', large)
    const before = await openFilesOf(arus.api)
    for (let time = 0; time < ABORTS; time++) {
      await lookAndLeave(`/v1/files/${fileId}/content`)
      await lookAndLeave(`/v1/statement-imports/${id}/annotated.csv`)
      expect((await arus.send('HEAD', `/v1/files/${fileId}/content`)).status).toBe(200)
    }
    await untilAsBefore(before)
  })
})
