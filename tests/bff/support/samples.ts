// What the manifests of the graph's modules can't tell: how to create one record of each, and whose ids their fields take.
import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { makeSchema } from '../../../bff/graph/schema.ts'
import { modules } from '../../../bff/modules.ts'
import type { GraphSample } from '../../../bff/sample.ts'

const found = import.meta.glob<GraphSample>('../../../bff/modules/*/sample.ts', { eager: true, import: 'sample' })

/** By module, lowest first. */
export const SAMPLES: ReadonlyMap<string, GraphSample> = new Map(
  modules.flatMap(({ name }) => {
    const sample = found[`../../../bff/modules/${name}/sample.ts`]
    return sample ? [[name, sample] as const] : []
  }),
)

const samples = [...SAMPLES.values()]
export const schema = makeSchema()
const node = schema.getType('Node')

/** Every type with its own id; longer names first, since `ReconciliationRun` is no `Reconciliation`. */
export const NODE_TYPES: readonly string[] = (isInterfaceType(node) ? schema.getPossibleTypes(node) : [])
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length)

/** The module that declares who may use a field. */
function sampleOf(field: string): GraphSample {
  const types = ['Mutation', 'Organization', 'Subscription', 'Query']
  const owner = modules.find(({ rules }) => types.some(type => Object.hasOwn(rules, `${type}.${field}`)))
  return SAMPLES.get(owner?.name ?? '') ?? {}
}

/** The type of an input's id: `bankAccountId` is a BankAccount's; a plain `id` belongs to the mutation's subject. */
export function typeOfId(field: string, path: readonly string[]): string {
  const name = path.at(-1) ?? ''
  const own = sampleOf(field)
  for (const key of [`${field}.${name}`, path.slice(-2).join('.'), name])
    for (const { ids = {} } of [own, ...samples]) if (ids[key]) return ids[key]
  const named = NODE_TYPES.find(type => new RegExp(`^${type}Ids?$`, 'i').test(name))
  if (named) return named
  const about = NODE_TYPES.find(type => field.toLowerCase().includes(type.replace(/y$/, '').toLowerCase())) ?? own.about
  if (about === undefined)
    throw new Error(`Whose id is ${field}(${path.join('.')})? To be said in its module's sample.ts`)
  return about
}

/** The name of a mutation's input type. */
export function inputTypeOf(mutation: string): string {
  const [input] = schema.getMutationType()?.getFields()[mutation]?.args ?? []
  if (!input) throw new Error(`the graph has no mutation ${mutation} with an input`)
  return getNamedType(input.type).name
}

/** The fields of a type. */
export function fieldsOf(type: string) {
  const object = schema.getType(type)
  return isObjectType(object) ? Object.values(object.getFields()) : []
}

/** Merges a table of all samples. */
export const together = (part: 'uuids' | 'values'): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...samples.map(({ [part]: own }) => own))

export const WITHOUT_IDS: readonly string[] = samples.flatMap(({ withoutIds = [] }) => withoutIds)
