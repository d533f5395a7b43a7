// One operation for each GraphQL field that requires a permission: fields that no credential but a user's may reach.
import { randomUUID } from 'node:crypto'
import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { RULES } from '../../../bff/modules.ts'
import { retail } from '../../services/account/support.ts'
import { fieldsOf } from './samples.ts'

/** Any valid value of a type. */
function anyOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyOf(type.ofType)
  if (isListType(type)) return [anyOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return required(Object.values(type.getFields()))
  return ANY[type.name] ?? 'x'
}
const required = (fields: readonly { name: string; type: GraphQLInputType }[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, anyOf(type)]))
const ANY: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-21',
  DateTime: '2026-11-21T00:00:00Z',
  EmailAddress: 'any@list.example',
  ID: Buffer.from(`Customer:${retail}:${randomUUID()}`).toString('base64url'),
  UUID: randomUUID(),
  URL: 'https://list.example',
}
const isGuarded = (type: string, field: string) =>
  Object.entries(RULES).some(([key, rule]) => key === `${type}.${field}` && rule !== 'anyone')

/** With any valid values. */
export const guardedOperations = (['Query', 'Mutation', 'Organization'] as const).flatMap(type =>
  fieldsOf(type)
    .filter(({ name }) => isGuarded(type, name))
    .map(field => {
      const args = field.args.filter(argument => isNonNullType(argument.type))
      const declared = args.map(argument => `$${argument.name}: ${String(argument.type)}`).join(', ')
      const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
      const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
      const asked = `${field.name}${passed && `(${passed})`} ${selection}`
      const body = type === 'Organization' ? `organization { ${asked} }` : asked
      const kind = type === 'Mutation' ? 'mutation' : 'query'
      return {
        name: `${type}.${field.name}`,
        query: `${kind} ${declared && `(${declared})`} { ${body} }`,
        variables: required(args),
      }
    }),
)
