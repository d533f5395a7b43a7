import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pino } from 'pino'
import { showError } from '../../services/kit/http/log.ts'
import { OUTAGE_LINE_EVERY_MS, sayOutagesOnce } from '../../services/kit/http/outages.ts'

const lost = new DrizzleQueryError(
  'insert into "statement_transaction" values ($1)',
  ['SETORAN IBU SRI'],
  new Error('Connection terminated unexpectedly'),
)

test.each([
  ['a query whose connection was lost', lost],
  ['what was thrown because of it', new Error('the import was not stored', { cause: lost })],
])('%s is logged with its reason and its place, without SQL and parameters', (_what, error) => {
  const shown = showError(error)
  expect(shown).toMatchObject({ message: 'Connection terminated unexpectedly', stack: expect.stringContaining('at ') })
  expect(JSON.stringify(shown)).not.toMatch(/SETORAN|insert into/)
})

test('any other error is logged whole', () => {
  expect(showError(new Error('no room', { cause: new Error('disk') }))).toMatchObject({
    message: 'no room',
    cause: { message: 'disk' },
  })
})

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test('that the database is away is said once, and after a while again with how often it was left out', () => {
  const lines: { msg: string; leftOut?: number }[] = []
  let now = 0
  const log = pino({ hooks: sayOutagesOnce(() => now) }, { write: text => lines.push(JSON.parse(text)) })
  const away = [
    withCode('the database system is starting up (Queue: mail)', '57P03'),
    new Error('no connection to the database', { cause: withCode('connect ECONNREFUSED', 'ECONNREFUSED') }),
    lost,
  ]
  for (const err of away) for (const each of [log, log.child({ part: 'x' })]) each.warn({ err }, 'jobs')
  expect(lines.map(({ msg }) => msg)).toEqual(['jobs'])
  // Other errors are still logged, and so are failed requests of users.
  log.warn({ err: withCode('duplicate key', '23505') }, 'a letter was not written')
  log.warn('plain words')
  log.error({ err: lost }, 'G-11')
  expect(lines.map(({ msg }) => msg).slice(1)).toEqual(['a letter was not written', 'plain words', 'G-11'])
  now = OUTAGE_LINE_EVERY_MS
  log.warn({ err: lost }, 'jobs')
  expect(lines.at(-1)).toMatchObject({ msg: 'jobs', leftOut: 5 })
})
