// `node(id)`: every type that implements Node declares here how it is found by uuid.
import type { Context, OrganizationScope } from '../context.ts'
import { codeOf, notFound } from './errors.ts'
import { decodeId, type NodeType, type ScopedType, type UnscopedType } from './globalId.ts'

/** Finds a record of an organization; null if there is none. */
export type ScopedFinder = (scope: OrganizationScope, uuid: string) => Promise<object | null>
/** Finds a node outside of organizations. */
export type UnscopedFinder = (context: Context, uuid: string) => Promise<object | null>

/** The finders of one module. */
export type NodeFinders = { [T in ScopedType]?: ScopedFinder } & { [T in UnscopedType]?: UnscopedFinder }
/** All finders: a type without one doesn't compile. */
export type NodeRegistry = Record<ScopedType, ScopedFinder> & Record<UnscopedType, UnscopedFinder>

/** What `node` returns to the executor: the source with the name of its type. */
export type NodeSource = object & { __typename: NodeType }

const UNSCOPED: ReadonlySet<NodeType> = new Set<UnscopedType>(['Viewer', 'Organization'])

/** Finds a node; unknown, foreign and damaged ids all give the same G-7. */
export async function findNode(registry: NodeFinders, context: Context, id: string): Promise<NodeSource> {
  const { type, organizationId, uuid } = decodeId(id)
  try {
    const source = isFound(registry, type) && (await find(registry, context, { type, organizationId, uuid }))
    if (source) return { ...source, __typename: type }
  } catch (error) {
    // Not being a member, or lacking permission to see the record, must look like a missing record.
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
