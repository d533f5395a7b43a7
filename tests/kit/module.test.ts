// What a service derives from the manifests of its modules, and what it refuses there.
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createServer } from '../../services/kit/http/server.ts'
import { defineJob } from '../../services/kit/jobs.ts'
import { declareRoutes, jobsOf, startWork } from '../../services/kit/module.ts'

const job = (name: string) => defineJob(name, z.object({}))

it('takes the jobs of all modules in their order, and refuses one that two declare', () => {
  const low = { name: 'low', jobs: [job('dead'), job('work')] }
  const named = jobsOf([low, { name: 'none' }, { name: 'high', jobs: [job('more')] }]).map(({ name }) => name)
  expect(named).toEqual(['dead', 'work', 'more'])
  expect(() => jobsOf([low, { name: 'high', jobs: [job('work')] }])).toThrow(
    'the job work is declared by both low and high',
  )
})

it('declares the routes of all modules with what the service gives, and refuses one that two declare', async () => {
  const app = await createServer({ title: 'test', ready: async () => {} })
  const route =
    (path: string) =>
    (server: typeof app, { answer }: { answer: string }) =>
      void server.get(path, { schema: { security: [] } }, () => Promise.resolve({ answer }))
  const low = { name: 'low', routes: [route('/one')] }
  declareRoutes([low, { name: 'none' }, { name: 'high', routes: [route('/two')] }], app, { answer: 'given' })
  expect(() => declareRoutes([low], app, { answer: '' })).toThrow(/already declared/)
  for (const url of ['/one', '/two']) expect((await app.inject(url)).json(), url).toEqual({ answer: 'given' })
  await app.close()
})

it('starts work from the lowest module up, and ends it from the highest down', async () => {
  const log: string[] = []
  const work = (name: string) => async (prefix: string) => {
    log.push(`${prefix} ${name}`)
    return { close: async () => void log.push(`close ${name}`) }
  }
  const nothingToClose = (prefix: string) => void log.push(`${prefix} queue`)
  const { close } = await startWork(
    [{ name: 'low', work: [work('low')] }, { name: 'none' }, { name: 'high', work: [nothingToClose, work('high')] }],
    'start',
  )
  expect(log.splice(0)).toEqual(['start low', 'start queue', 'start high'])
  await close()
  expect(log).toEqual(['close high', 'close low'])
})
