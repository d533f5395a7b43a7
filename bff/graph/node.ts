// `node(id)`: every type that implements Node says here how it is found by its uuid.
import type { Context, OrganizationScope } from '../context.ts'
import { codeOf, notFound } from './errors.ts'
import { decodeId, type NodeType, type ScopedType, type UnscopedType } from './globalId.ts'

/** Finds a record of an organization; null when there is none. */
export type ScopedFinder = (scope: OrganizationScope, uuid: string) => Promise<object | null>
/** Finds what stands above the organizations. */
export type UnscopedFinder = (context: Context, uuid: string) => Promise<object | null>

/** A module's share of the registry. */
export type NodeFinders = { [T in ScopedType]?: ScopedFinder } & { [T in UnscopedType]?: UnscopedFinder }
/** The whole: the compiler refuses a type that nobody finds. */
export type NodeRegistry = Record<ScopedType, ScopedFinder> & Record<UnscopedType, UnscopedFinder>

/** What `node` gives to the executor: the source with the name of its type. */
export type NodeSource = object & { __typename: NodeType }

const UNSCOPED: ReadonlySet<NodeType> = new Set<UnscopedType>(['Viewer', 'Organization'])

/** Finds a node; unknown, foreign and damaged ids all end in the same G-7. */
export async function findNode(registry: NodeFinders, context: Context, id: string): Promise<NodeSource> {
  const { type, organizationId, uuid } = decodeId(id)
  try {
    const source = isFound(registry, type) && (await find(registry, context, { type, organizationId, uuid }))
    if (source) return { ...source, __typename: type }
  } catch (error) {
    // To be no member of an organization, or to lack the right to see such a record, must look like the record's absence.
    if (codeOf(error) !== 'G-21' && codeOf(error) !== 'G-20') throw error
  }
  throw notFound()
}

function isFound(registry: NodeFinders, type: string): type is NodeType {
  return Object.hasOwn(registry, type)
}

function isUnscoped(type: NodeType): type is UnscopedType {
  return UNSCOPED.has(type)
}

async function find(
  registry: NodeFinders,
  context: Context,
  { type, organizationId, uuid }: { type: NodeType; organizationId: string | null; uuid: string },
): Promise<object | null> {
  if (isUnscoped(type)) return organizationId === null ? (registry[type]?.(context, uuid) ?? null) : null
  return organizationId === null ? null : (registry[type]?.(context.organization(organizationId), uuid) ?? null)
}
