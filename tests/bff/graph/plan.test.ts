// Every relation of the schema, at every position: a plan reads it once per level of the answer, with all records of the level.
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { Plan } from '../../../bff/graph/plan/plan.ts'
import { isBatchResolver } from '../../../bff/graph/relation.ts'
import { makeSchema, readTypeDefs } from '../../../bff/graph/schema.ts'
import { scalars } from '../../../bff/graph/scalars.ts'
import { offlineContext } from '../support/offlineContext.ts'

type AnyField = GraphQLField<unknown, unknown>
type Step = { type: GraphQLObjectType; field: AnyField }

const ITEMS = 3

const objectTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && !type.name.startsWith('__'))

const relations = objectTypes(makeSchema()).flatMap(type =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(({ resolve }) => resolve && isBatchResolver(resolve))
        .map(({ name }) => ({ typeName: type.name, fieldName: name, name: `${type.name}.${name}` }))
    : [],
)

describe('a plan asks once for all records of a level', () => {
  const names = new Set(relations.map(({ name }) => name))
  const calls: { name: string; records: number }[] = []
  const schema = everythingThere(names, (name, records) => calls.push({ name, records }))

  test('there are relations', () => expect(relations.length).toBeGreaterThan(20))

  test.each(relations)('$name', async ({ typeName, fieldName, name }) => {
    const path = pathTo(schema, typeName)
    const document = parse(queryOf(path, schema, typeName, fieldName))
    const operation = getOperationAST(document)!
    calls.length = 0
    await new Plan(schema, document, operation).run(offlineContext(), {})
    const records = path.filter(({ field }) => isListType(getNullableType(field.type))).length
    expect(calls.filter(call => call.name === name)).toEqual([{ name, records: ITEMS ** records }])
    expect(calls).toHaveLength(1 + path.filter(step => names.has(`${step.type.name}.${step.field.name}`)).length)
  })
})

/** The real schema in which every field has a value, and every list three; relations resolve only per level, not per record. */
function everythingThere(relationNames: ReadonlySet<string>, note: (name: string, records: number) => void) {
  const schema = makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers: scalars })
  for (const type of objectTypes(schema)) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`
      const single = () => {
        if (relationNames.has(name)) throw new Error(`${name} was asked for one record`)
        return valueOf(field.type)
      }
      const batch = (sources: readonly unknown[]) => {
        note(name, sources.length)
        return Promise.resolve(sources.map(() => valueOf(field.type)))
      }
      field.resolve = relationNames.has(name) ? Object.assign(single, { batch }) : single
    }
  }
  return schema
}

function valueOf(outer: GraphQLOutputType): unknown {
  const type = getNullableType(outer)
  if (isListType(type)) return Array.from({ length: ITEMS }, () => valueOf(type.ofType))
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isLeafType(type))
    return type.name === 'Boolean' ? true : type.name === 'Int' || type.name === 'Float' ? 1 : 'text'
  return isObjectType(type) ? {} : null
}

/** The shortest path from a root to a type, preferably without arguments. */
function pathTo(schema: GraphQLSchema, typeName: string): Step[] {
  const path =
    wayTo(schema, typeName, ({ args }) => !args.some(isRequiredArgument)) ?? wayTo(schema, typeName, () => true)
  if (!path) throw new Error(`There is no way to ${typeName}`)
  return path
}

function wayTo(schema: GraphQLSchema, typeName: string, admits: (field: AnyField) => boolean): Step[] | undefined {
  const known = new Set<string>()
  const roots = [schema.getQueryType(), schema.getSubscriptionType(), schema.getMutationType()]
  const waiting = roots.flatMap(type => (type ? [{ type, path: new Array<Step>() }] : []))
  for (const { type, path } of waiting) {
    if (type.name === typeName) return path
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type)
      if (!isObjectType(next) || known.has(next.name) || !admits(field)) continue
      known.add(next.name)
      waiting.push({ type: next, path: [...path, { type, field }] })
    }
  }
  return undefined
}

/** `name(input: { … })` with the required arguments. */
function callOf({ name, args }: AnyField): string {
  const given = args.filter(isRequiredArgument).map(argument => `${argument.name}: ${literalOf(argument.type)}`)
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

function literalOf(outer: GraphQLInputType): string {
  const type = getNullableType(outer)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return LITERALS[type.toString()] ?? '"text"'
  const fields = Object.values(type.getFields()).filter(isRequiredInputField)
  return `{ ${fields.map(field => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
}

const LITERALS: Readonly<Record<string, string>> = {
  Boolean: 'true',
  Date: '"2026-11-21"',
  Decimal: '"1.00"',
  Int: '1',
  UUID: '"00000000-0000-4000-8000-000000000000"',
}

function queryOf(path: readonly Step[], schema: GraphQLSchema, typeName: string, fieldName: string): string {
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`${typeName} has no ${fieldName}`)
  const leaf = isLeafType(getNamedType(field.type)) ? fieldName : `${fieldName} { __typename }`
  const root = path[0]?.type.name.toLowerCase() ?? 'query'
  return `${root} { ${path.map(step => `${callOf(step.field)} { `).join('')}${leaf}${' }'.repeat(path.length)} }`
}
