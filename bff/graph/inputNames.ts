// Services name refused fields by their own request. This maps them to the mutation's input: an entry of `userErrors` names a part of the
// input, or the whole input where it has no such part.
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
} from 'graphql'
import type { UserErrorSource } from './errors.ts'

/**
 * The service's name of a part of an input, and the input's own name; `*` is any index of a list. `BESIDE`: it was sent before the
 * mutation, whose input has no such part; its path stays unchanged.
 */
export type InputNames = Readonly<Record<string, string | typeof BESIDE>>

export const BESIDE: unique symbol = Symbol('sent beside the input')

type Named = { readonly name: string; readonly type: GraphQLInputType }
type Rename = { of: readonly string[]; as: readonly string[] }

/** Makes every mutation name parts of its own input. */
export function nameInputs(schema: GraphQLSchema, names: Readonly<Record<string, InputNames>>): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const toField = fieldsOfInput(field.args, names[field.name] ?? {})
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (...asked: Parameters<typeof resolve>) => {
      const payload: unknown = await resolve(...asked)
      return renamed(payload, toField)
    }
  }
}

type ToField = (path: readonly string[] | null) => string[] | null

/** Renames the errors of a mutation's payload, and of each result of a bulk action in it. */
function renamed(payload: unknown, toField: ToField): unknown {
  if (!hasUserErrors(payload)) return payload
  const userErrors = payload.userErrors.map(each => ({ ...each, field: toField(each.field) }))
  return 'results' in payload && Array.isArray(payload.results)
    ? { ...payload, userErrors, results: payload.results.map((each: unknown) => renamed(each, toField)) }
    : { ...payload, userErrors }
}

const hasUserErrors = (payload: unknown): payload is { userErrors: UserErrorSource[] } =>
  typeof payload === 'object' && payload !== null && 'userErrors' in payload && Array.isArray(payload.userErrors)

/** Maps a path of a service's request to the mutation's input, as deep as it matches; null if it doesn't. */
export function fieldsOfInput(args: readonly GraphQLArgument[], names: InputNames): ToField {
  const parts = partsOf(args)
  const beside = Object.keys(names).filter(name => names[name] === BESIDE)
  const renames = Object.entries(names)
    .flatMap(([of, as]): Rename[] => (as === BESIDE ? [] : [{ of: of.split('.'), as: as.split('.') }]))
    .toSorted((one, other) => other.of.length - one.of.length)
  return path => {
    if (path === null) return null
    if (beside.includes(path[0] ?? '')) return [...path]
    const renamed = rename(path, renames)
    const field = renamed.slice(0, lengthWithin(parts, renamed))
    return field.length === 0 ? null : field
  }
}

/** The fields of `input`, which is omitted from paths; for other arguments their names. */
function partsOf(args: readonly GraphQLArgument[]): readonly Named[] {
  const [input] = args
  const type = input && getNullableType(input.type)
  return input?.name === 'input' && isInputObjectType(type) ? Object.values(type.getFields()) : args
}

function rename(path: readonly string[], renames: readonly Rename[]): readonly string[] {
  const fits = ({ of }: Rename) => of.length <= path.length && of.every((name, at) => isSame(name, path[at] ?? ''))
  const found = renames.find(fits)
  if (!found) return path
  const places = found.of.flatMap((name, at) => (name === '*' ? (path[at] ?? []) : []))
  return [...found.as.map(name => (name === '*' ? (places.shift() ?? name) : name)), ...path.slice(found.of.length)]
}

const isSame = (name: string, step: string): boolean => (name === '*' ? isPlace(step) : name === step)
const isPlace = (step: string): boolean => /^\d+$/.test(step)

/** How many steps of a path match. */
function lengthWithin(parts: readonly Named[], path: readonly string[]): number {
  const [step, ...rest] = path
  const type = parts.find(({ name }) => name === step)?.type
  return type ? 1 + lengthBelow(type, rest) : 0
}

function lengthBelow(type: GraphQLInputType, path: readonly string[]): number {
  const [step, ...rest] = path
  if (step === undefined) return 0
  const bare = getNullableType(type)
  if (isListType(bare)) return isPlace(step) ? 1 + lengthBelow(bare.ofType, rest) : 0
  return isInputObjectType(bare) ? lengthWithin(Object.values(bare.getFields()), path) : 0
}
