// Every operation of the services' contracts says what it does.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Contract = { paths: Record<string, Record<string, { operationId: string; description?: string }>> }

test.each(['account', 'treasury'])('each operation of %s has a description', service => {
  const { paths }: Contract = JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8'))
  const operations = Object.values(paths).flatMap(path => Object.values(path))
  expect(operations.length).toBeGreaterThan(200)
  const silent = operations.filter(({ description = '' }) => description.trim().split(' ').length < 2)
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})
