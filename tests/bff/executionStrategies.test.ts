// The execution strategy of every screen's operation: none may silently fall back to a slower one.
import { readFileSync } from 'node:fs'
import { getOperationAST, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { Plan } from '../../bff/graph/plan/plan.ts'
import { makeSchema } from '../../bff/graph/schema.ts'

const schema = makeSchema()
const documents = Object.values<string>(JSON.parse(readFileSync('web/relay/persisted.json', 'utf8'))).flatMap(text => {
  const document = parse(text)
  const operation = getOperationAST(document)
  return operation ? [{ name: operation.name?.value ?? '', document, operation }] : []
})

/** The values of the variables that `@include` and `@skip` may name. */
const SWITCHES = [false, true]

describe('every operation of a screen is a plan', () => {
  test('there are some', () => expect(documents.length).toBeGreaterThan(20))

  test.each(documents)('$name', ({ document, operation }) => {
    const plan = new Plan(schema, document, operation)
    for (const on of SWITCHES) {
      const variables = (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, on])
      expect(() => plan.prepare(Object.fromEntries(variables))).not.toThrow()
    }
  })

  test('what looks into the schema is none', () => {
    const document = parse('{ __schema { queryType { name } } }')
    expect(() => new Plan(schema, document, getOperationAST(document)!)).toThrow('Introspection')
  })
})
