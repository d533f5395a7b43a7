// Fields that are read by key. A module declares the key and the loader once; both the resolver of one record and the batch for a whole
// level of a response are built from that, so they can't disagree.
import type { Context, OrganizationScope } from '../context.ts'
import { notFound } from './errors.ts'
import type { Loader } from './loader.ts'
import type { OfOrganization } from './owned.ts'

type Declared<Source, Args, Keys, Item, Value> = {
  /** The key by which the record references what the field shows. */
  key(source: Source): Keys
  loader(scope: OrganizationScope, args: Args): Loader<Item>
  /** Maps the item that was found to the field's value: `orNull`, `orNotFound`, or a custom function. */
  show(found: Item, args: Args, scope: OrganizationScope, source: Source): Value
}

/** What a module uses as a resolver: one that can also resolve many records at once. */
type Relation<Source, Args, Value> = {
  resolve: {
    (source: Source, args: Args, context: Context): Promise<Value>
    /** The values for all these records, in their order; each key is read once. */
    batch(sources: readonly Source[], args: Args, context: Context): Promise<Value[]>
  }
}

/** A relation's resolver as the plan sees it, whatever its types. */
export type BatchResolver = {
  batch(sources: readonly unknown[], args: unknown, context: Context): Promise<readonly unknown[]>
}

/** Whether a resolver is a relation's own. A wrapped one, for example by the permission rules, is called for each record. */
export const isBatchResolver = (resolver: object): resolver is BatchResolver =>
  'batch' in resolver && typeof resolver.batch === 'function'

/** A field that is read by one key. */
export function byKey<Source extends OfOrganization, Args, Item, Value>({
  key,
  loader,
  show,
}: Declared<Source, Args, string, Item, Value>): Relation<Source, Args, Value> {
  return relation(loader, {
    ask: (source, keys) => void keys.push(key(source)),
    answer: (source, args, reading) => show(reading.next(), args, reading.scope, source),
  })
}

/** A field that is read by one key; null if the record has none. */
export function byOptionalKey<Source extends OfOrganization, Args, Item, Value>({
  key,
  loader,
  show,
}: Declared<Source, Args, string | null, Item, Value>): Relation<Source, Args, Value | null> {
  return relation(loader, {
    ask(source, keys) {
      const one = key(source)
      if (one !== null) keys.push(one)
    },
    answer: (source, args, reading) =>
      key(source) === null ? null : show(reading.next(), args, reading.scope, source),
  })
}

/** A list of items read by several keys; items deleted meanwhile are omitted. */
export function byKeys<Source extends OfOrganization, Args, Item>({
  keys: keysOf,
  loader,
}: {
  keys(source: Source): readonly string[]
  loader(scope: OrganizationScope, args: Args): Loader<Item | null>
}): Relation<Source, Args, Item[]> {
  return relation(loader, {
    ask: (source, keys) => void keys.push(...keysOf(source)),
    answer: (source, _args, reading) =>
      keysOf(source)
        .map(() => reading.next())
        .filter(item => item !== null),
  })
}

/** Shows what was found, or null. */
export const orNull = <Item>(found: Item): Item => found

/** Shows what was found; throws if nothing was. */
export function orNotFound<Item>(found: Item | null): Item {
  if (found === null) throw notFound()
  return found
}

/** The keys a record needs, and how its field is made from the items that were found: one per key, in their order. */
type Asking<Source, Args, Item, Value> = {
  ask(source: Source, keys: string[]): void
  answer(source: Source, args: Args, reading: Reading<Item>): Value
}

function relation<Source extends OfOrganization, Args, Item, Value>(
  loader: (scope: OrganizationScope, args: Args) => Loader<Item>,
  { ask, answer }: Asking<Source, Args, Item, Value>,
): Relation<Source, Args, Value> {
  const resolve = async (source: Source, args: Args, context: Context): Promise<Value> => {
    const reading = new Reading<Item>(context.organization(source.organizationId))
    ask(source, reading.keys)
    await reading.read(scope => loader(scope, args))
    return answer(source, args, reading)
  }

  const batch = async (sources: readonly Source[], args: Args, context: Context): Promise<Value[]> => {
    const readings = new Map<string, Reading<Item>>()
    for (const { organizationId } of sources) {
      if (!readings.has(organizationId)) readings.set(organizationId, new Reading(context.organization(organizationId)))
    }
    for (const source of sources) ask(source, readings.get(source.organizationId)!.keys)
    await Promise.all([...readings.values()].map(reading => reading.read(scope => loader(scope, args))))
    return sources.map(source => answer(source, args, readings.get(source.organizationId)!))
  }

  return { resolve: Object.assign(resolve, { batch }) }
}

/** The reads in one organization for the records of one level of a response. */
class Reading<Item> {
  readonly scope: OrganizationScope
  readonly keys: string[] = []
  #items: readonly Item[] = []
  #given = 0

  constructor(scope: OrganizationScope) {
    this.scope = scope
  }

  async read(loader: (scope: OrganizationScope) => Loader<Item>): Promise<void> {
    if (this.keys.length > 0) this.#items = await loader(this.scope).loadAll(this.keys)
  }

  /** The item of the next key, in the order in which keys were requested. */
  next(): Item {
    return this.#items[this.#given++]!
  }
}
