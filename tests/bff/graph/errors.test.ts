import { expect, test } from 'vitest'
import { isOwnCode, LANGUAGES, messageOf } from '../../../bff/graph/errors.ts'
import { codes } from '../../../services/account/errors.ts'

test('one code has one message in each language, whether the BFF or a service says it', () => {
  const shared = Object.values(codes).flatMap(row => (isOwnCode(row.code) ? [{ ...row, code: row.code }] : []))
  expect(new Set(shared.map(({ code }) => code)).size).toBeGreaterThan(5)
  for (const row of shared)
    for (const language of LANGUAGES) expect(messageOf(row.code, language), row.code).toBe(row[language])
})
