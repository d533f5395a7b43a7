import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { showError } from '../../services/kit/http/log.ts'

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
