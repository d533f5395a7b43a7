// Fields that are read by key. A module says once by which key and through which loader; the resolver of one record and the batch
// for a whole level of an answer are both made of that, so that they cannot say different things.
import type { Context, OrganizationScope } from '../context.ts'
import { notFound } from './errors.ts'
import type { Loader } from './loader.ts'

type OfOrganization = { organizationId: string }

type Declared<Source, Args, Keys, Item, Value> = {
  /** By what the record names what the field shows. */
  key(source: Source): Keys
  loader(scope: OrganizationScope, args: Args): Loader<Item>
  /** What the field shows of what was found: `orNull`, `orNotFound`, or a function of its own. */
  show(found: Item, args: Args, scope: OrganizationScope): Value
}

/** What a module puts in the place of a resolver: one that can also answer for many records at once. */
type Relation<Source, Args, Value> = {
  resolve: {
    (source: Source, args: Args, context: Context): Promise<Value>
    /** The values for all these records, in their order; each key is read once. */
    batch(sources: readonly Source[], args: Args, context: Context): Promise<Value[]>
  }
}

/** A relation's resolver as the plan sees it, whatever its types are. */
export type BatchResolver = {
  batch(sources: readonly unknown[], args: unknown, context: Context): Promise<readonly unknown[]>
}

/** Whether a resolver is a relation's own. One that is wrapped, by the permission table for example, is called for each record. */
export const isBatchResolver = (resolver: object): resolver is BatchResolver =>
  'batch' in resolver && typeof resolver.batch === 'function'

/** A field that is read by one key. */
export function byKey<Source extends OfOrganization, Args, Item, Value>({
  key,
  loader,
  show,
}: Declared<Source, Args, string, Item, Value>): Relation<Source, Args, Value> {
  return relation(
    source => [key(source)],
    loader,
    ([found], args, scope) => show(found!, args, scope),
  )
}

/** A field that is read by one key, and null where the record has none. */
export function byOptionalKey<Source extends OfOrganization, Args, Item, Value>({
  key,
  loader,
  show,
}: Declared<Source, Args, string | null, Item, Value>): Relation<Source, Args, Value | null> {
  const keysOf = (source: Source) => {
    const one = key(source)
    return one === null ? [] : [one]
  }
  return relation(keysOf, loader, (found, args, scope) => (found.length === 0 ? null : show(found[0]!, args, scope)))
}

/** A list of what is read by several keys; what was deleted meanwhile is left out. */
export function byKeys<Source extends OfOrganization, Args, Item>({
  keys,
  loader,
}: {
  keys(source: Source): readonly string[]
  loader(scope: OrganizationScope, args: Args): Loader<Item | null>
}): Relation<Source, Args, Item[]> {
  return relation(keys, loader, found => found.filter(item => item !== null))
}

/** Shows what was found, and null where nothing was. */
export const orNull = <Item>(found: Item): Item => found

/** Shows what was found; that there is nothing is an error. */
export function orNotFound<Item>(found: Item | null): Item {
  if (found === null) throw notFound()
  return found
}

function relation<Source extends OfOrganization, Args, Item, Value>(
  keysOf: (source: Source) => readonly string[],
  loader: (scope: OrganizationScope, args: Args) => Loader<Item>,
  show: (found: readonly Item[], args: Args, scope: OrganizationScope) => Value,
): Relation<Source, Args, Value> {
  const resolve = async (source: Source, args: Args, context: Context): Promise<Value> => {
    const scope = context.organization(source.organizationId)
    const keys = keysOf(source)
    return show(keys.length === 0 ? [] : await loader(scope, args).loadAll(keys), args, scope)
  }

  const batch = async (sources: readonly Source[], args: Args, context: Context): Promise<Value[]> => {
    const organizations = new Map<string, Reading<Item>>()
    const wanted = sources.map(source => {
      const reading = organizations.get(source.organizationId) ?? new Reading<Item>(context, source.organizationId)
      organizations.set(source.organizationId, reading)
      return { reading, from: reading.keys.length, to: reading.keys.push(...keysOf(source)) }
    })
    await Promise.all([...organizations.values()].map(reading => reading.read(loader(reading.scope, args))))
    return wanted.map(({ reading, from, to }) => show(reading.items.slice(from, to), args, reading.scope))
  }

  return { resolve: Object.assign(resolve, { batch }) }
}

/** What a level of an answer reads of one organization. */
class Reading<Item> {
  readonly scope: OrganizationScope
  readonly keys: string[] = []
  items: readonly Item[] = []

  constructor(context: Context, organizationId: string) {
    this.scope = context.organization(organizationId)
  }

  async read(loader: Loader<Item>): Promise<void> {
    if (this.keys.length > 0) this.items = await loader.loadAll(this.keys)
  }
}
