// When all connections are in use: a bounded wait, then an answer with a retry time.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openAccess } from '../../services/kit/access.ts'
import { openDatabase } from '../../services/kit/database/database.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { freePorts } from '../support/freePorts.ts'
import { openCallers, TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'
import { atFileEnd } from '../support/fileEnd.ts'

const { url } = await freshDatabase()
const organizationId = newId()

/** A service with one connection, which reads on GET and writes on POST. */
async function openService(at: string) {
  const database = openDatabase({ url: at, service: 'treasury', modules: [], max: 1, waitMs: 200 })
  const callers = await openCallers()
  const access = openAccess({ database, audience: 'treasury', keys: callers.keys, serviceSecret: TEST_SERVICE_SECRET })
  const app = await createServer({ title: 'pool', ready: database.ready })
  app.route({
    method: ['GET', 'POST'],
    url: '/things',
    handler: request => access.asCaller(request, null, async tx => (await tx.execute(sql`select 1 as one`)).rows),
  })
  atFileEnd(async () => {
    await app.close()
    await database.close()
  })
  const headers = await callers.headers({ organizationId })
  return { database, send: (method: 'GET' | 'POST') => app.inject({ method, url: '/things', headers }) }
}

const BUSY = { statusCode: 503, headers: { 'retry-after': '1' } }

it('answers that it is busy, and works again as soon as a connection is free', async () => {
  const { database, send } = await openService(url)
  const began = Promise.withResolvers<void>()
  const enough = Promise.withResolvers<void>()
  const holder = database.inOrganization(organizationId, null, async tx => {
    await tx.execute(sql`select 1`)
    began.resolve()
    await enough.promise
  })
  await began.promise
  for (const method of ['GET', 'POST'] as const) {
    const answer = await send(method)
    expect(answer).toMatchObject(BUSY)
    expect(answer.json()).toMatchObject({ code: 'G-11' })
  }
  const waiting = send('GET')
  enough.resolve()
  await holder
  expect((await waiting).json()).toEqual([{ one: 1 }])
  expect((await send('POST')).json()).toEqual([{ one: 1 }])
})

it('answers the same when there is no database to connect to', async () => {
  const port = await freePorts(1)
  const { send } = await openService(`postgres://nobody:none@127.0.0.1:${port}/nowhere`)
  expect(await send('GET')).toMatchObject(BUSY)
})
