// The schema is the endpoint's manual: everything in it has a description.
import { readFileSync } from 'node:fs'
import {
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { makeSchema } from '../../bff/graph/schema.ts'

type Described = { name: string; description?: string | null | undefined }

const undescribed = (path: string, members: readonly Described[]) =>
  members.filter(({ description }) => !description?.trim()).map(({ name }) => `${path}${name}`)

/** The members of a type that have no description, and the arguments of its fields. */
function undescribedIn(type: GraphQLNamedType): string[] {
  const path = `${type.name}.`
  if (isEnumType(type)) return undescribed(path, type.getValues())
  if (isInputObjectType(type)) return undescribed(path, Object.values(type.getFields()))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  const fields = Object.values(type.getFields())
  return [...undescribed(path, fields), ...fields.flatMap(({ name, args }) => undescribed(`${path}${name}:`, args))]
}

test('every type, field, argument, enum value and directive has a description', () => {
  const schema = makeSchema()
  // Names with two leading underscores are GraphQL's own, described by its specification.
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const directives = schema.getDirectives()
  expect(types.length).toBeGreaterThan(200)
  expect([
    ...undescribed('', types),
    ...types.flatMap(undescribedIn),
    ...undescribed('@', directives),
    ...directives.flatMap(({ name, args }) => undescribed(`@${name}:`, args)),
  ]).toEqual([])
})

test('a key that makes a repeat harmless is a UUID wherever it is taken', () => {
  const inputs = Object.values(makeSchema().getTypeMap()).filter(isInputObjectType)
  const taken = inputs.flatMap(input => {
    const key = input.getFields().idempotencyKey
    return key ? [`${input.name}: ${getNamedType(key.type).name}`] : []
  })
  expect(taken.length).toBeGreaterThan(30)
  // Any other type may contain what a header can't carry.
  expect(taken.filter(key => !key.endsWith(': UUID'))).toEqual([])
})

/** As integrators search for them: in full, and never `AU-12 to 15`. */
const CODES = /\b(?:U-(?:ACC|TRSY)-[A-Z]{2}|[GR])-\d+/g

test('every mutation names the errors that it may give, by codes that there are', () => {
  const known = new Set(readFileSync('docs/generated/errors.md', 'utf8').match(CODES))
  const mutations = Object.values(makeSchema().getMutationType()?.getFields() ?? {})
  expect(mutations.length).toBeGreaterThan(80)
  const named = mutations.map(({ name, description }) => ({
    name,
    description,
    codes: description?.match(CODES) ?? [],
  }))
  const silent = named.filter(
    ({ codes, description }) => codes.length === 0 && !description?.endsWith('Gives no errors.'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(named.flatMap(({ codes }) => codes).filter(code => !known.has(code))).toEqual([])
  // A code without its module can neither be found nor checked.
  const shortened = named.filter(({ description }) => /(?<!U-(?:ACC|TRSY)-)\b[A-Z]{2}-\d+/.test(description ?? ''))
  expect(shortened.map(({ name }) => name)).toEqual([])
})
