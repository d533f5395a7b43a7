// What a service derives from the manifests of its modules, and what it rejects in them.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { TABULAR } from '../../services/kit/files/contents.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { defineJob } from '../../services/kit/jobs.ts'
import {
  declareRoutes,
  errorsOf,
  filesOf,
  importsOf,
  jobsOf,
  numbersOf,
  recordsOf,
  silentCodesOf,
  startWork,
} from '../../services/kit/module.ts'

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
    return {
      close: async () => void log.push(`close ${name}`),
      ...(name === 'low' && { release: async () => void log.push(`release ${name}`) }),
    }
  }
  const nothingToClose = (prefix: string) => void log.push(`${prefix} queue`)
  const { close, release } = await startWork(
    [{ name: 'low', work: [work('low')] }, { name: 'none' }, { name: 'high', work: [nothingToClose, work('high')] }],
    'start',
  )
  expect(log.splice(0)).toEqual(['start low', 'start queue', 'start high'])
  await close()
  expect(log.splice(0)).toEqual(['close high', 'close low'])
  await release()
  expect(log).toEqual(['release low'])
})

const row = (code: string) => ({ code, status: 409, en: 'No.', id: 'Jangan.' })
const things = { name: 'things', areas: { TH: 'Things' }, errors: { thingExists: row('U-TRSY-TH-1') } }

describe('the code table', () => {
  it('is that of all modules, and what every service answers', () => {
    const others = { name: 'others', errors: { thingInUse: row('U-TRSY-TH-2') } }
    expect(errorsOf([things, others])).toMatchObject({
      thingExists: { code: 'U-TRSY-TH-1' },
      thingInUse: { code: 'U-TRSY-TH-2' },
      notFound: { code: 'G-7' },
    })
  })

  it.each([
    ['a name', { name: 'others', errors: { thingExists: row('U-TRSY-TH-2') } }, 'the error thingExists'],
    ['a code', { name: 'others', errors: { other: row('U-TRSY-TH-1') } }, 'U-TRSY-TH-1 stands for both'],
    ['letters', { name: 'others', areas: { TH: 'Others' } }, 'the area TH'],
    [
      'letters that are no module’s',
      { name: 'others', errors: { other: row('U-TRSY-OT-1') } },
      'no module has the letters',
    ],
  ])('has one owner of %s', (_, others, reason) => {
    expect(() => errorsOf([things, others])).toThrow(reason)
  })

  it('has every code of which a module says why nothing answers with it', () => {
    expect(silentCodesOf([{ ...things, silent: { thingExists: 'things bring it' } }])).toEqual({
      thingExists: 'things bring it',
    })
    expect(() => silentCodesOf([{ ...things, silent: { gone: 'no more' } }])).toThrow('things has no error gone')
  })
})

const thing = { description: 'A thing.', actions: ['CREATED'] } as const
const file = { description: 'Things.', send: null, read: null, contents: TABULAR }

it.each([
  [
    'kind of record',
    () =>
      recordsOf([
        { name: 'a', records: { THING: thing } },
        { name: 'b', records: { THING: thing } },
      ]),
  ],
  [
    'purpose of files',
    () =>
      filesOf([
        { name: 'a', files: { THINGS: file } },
        { name: 'b', files: { THINGS: file } },
      ]),
  ],
  [
    'kind of import',
    () =>
      importsOf([
        { name: 'a', imports: { THINGS: 1 } },
        { name: 'b', imports: { THINGS: 2 } },
      ]),
  ],
  [
    'number series',
    () =>
      numbersOf([
        { name: 'a', numbers: ['TH'] },
        { name: 'b', numbers: ['TH'] },
      ]),
  ],
])('refuses a %s that two modules declare', (what, gather) => {
  expect(gather).toThrow(new RegExp(`the ${what} TH\\w* is declared by both a and b`))
})
