// Which results one execution may send to many subscribers: decided field by field, for every field that a subscription can reach.
import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { makeSchema } from '../../../bff/graph/schema.ts'
import { SHAREABLE_FIELDS } from '../../../bff/modules.ts'
import { openShareability } from '../../../bff/subscriptions/shareable.ts'

/** Fields that depend on the user, and are executed for each subscriber. */
const PERSONAL: readonly string[] = [
  'AccessChange.permissions',
  'Bill.allowedActions',
  'Bill.approvalObstacle',
  // Invoicing records contain each user's allowed actions.
  'ExpectedTransaction.creditMemo',
  'ExpectedTransaction.invoice',
  // Its payments, and what a payment pays, depend on the user's permissions.
  'ExpectedTransaction.refund',
  'LineCategories.mayUndo',
  'Payment.allowedActions',
  'Payment.approvalObstacle',
  'Payment.paidExpectedTransaction',
]

const schema = makeSchema()

/** `Type.field` of everything reachable from the subscription fields. */
function reachableFields(): string[] {
  const seen = new Set<GraphQLNamedType>()
  const fields: string[] = []
  const reach = (type: GraphQLNamedType): void => {
    if (seen.has(type)) return
    seen.add(type)
    if (isInterfaceType(type) || isUnionType(type))
      for (const possible of schema.getPossibleTypes(type)) reach(possible)
    if (!isObjectType(type)) return
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`
      fields.push(name)
      // Its result is not shared, whatever it selects below.
      if (!PERSONAL.includes(name)) reach(getNamedType(field.type))
    }
  }
  for (const { type } of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) reach(getNamedType(type))
  return fields
}

describe('the table', () => {
  const named = Object.entries(SHAREABLE_FIELDS).flatMap(([type, fields]) =>
    fields.split(' ').map(field => `${type}.${field}`),
  )

  test('somebody has decided on every field that a subscription can reach', () => {
    expect(reachableFields().filter(field => !named.includes(field) && !PERSONAL.includes(field))).toEqual([])
  })

  test('names nothing that is not there, and nothing that is personal', () => {
    const reachable = reachableFields()
    expect(named.filter(field => !reachable.includes(field) || PERSONAL.includes(field))).toEqual([])
  })
})

describe('the web', () => {
  const documents = Object.values(
    JSON.parse(readFileSync('web/relay/persisted.json', 'utf8')) as Record<string, string>,
  )
  const subscriptions = documents.filter(text => text.startsWith('subscription'))
  const isShareable = openShareability(schema)

  test.each(subscriptions.map(text => [text.split(/[ ({]/, 2)[1], text]))(
    '%s is shared, unless it is personal',
    (name, text) => {
      expect(isShareable(parse(text))).toBe(name !== 'useLiveAccessSubscription')
    },
  )
})

describe('a document', () => {
  const small = buildSchema(`
    type Query { a: Int }
    interface Named { name: String }
    type Thing implements Named { name: String mine: Boolean other: Thing named: Named }
    type Subscription { thingChanged: Thing }
  `)
  const isShareable = openShareability(small, { Thing: 'name other named' })

  test.each([
    ['subscription { thingChanged { __typename name other { name } } }', true],
    ['subscription { thingChanged { name mine } }', false],
    ['subscription { thingChanged { other { other { yours: mine } } } }', false],
    ['subscription { thingChanged { ...T } } fragment T on Thing { other { ... on Thing { mine } } }', false],
    ['subscription { thingChanged { ...T } } fragment T on Thing { other { name } }', true],
    // Not even when it is skipped: the decision holds for all variables.
    ['subscription ($no: Boolean!) { thingChanged { name mine @include(if: $no) } }', false],
    // The dependencies of an interface's field are undecided.
    ['subscription { thingChanged { named { name } } }', false],
  ])('%s', (text, expected) => {
    const document = parse(text)
    expect([isShareable(document), isShareable(document)]).toEqual([expected, expected])
  })
})
