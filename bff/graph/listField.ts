// Lists of an organization as connections. A module maps the filter to the service's parameters and the response's items to nodes; paging
// and the connection's stored query are the same for all.
import type { SortDirection } from '../__generated__/resolverTypes.ts'
import type { Context, OrganizationScope } from '../context.ts'
import { type Connection, type Page, type PageArguments, pageQuery, toConnection } from './connection.ts'

/** The query that a connection keeps for its lazily resolved fields. */
type Question<Filter> = { organizationId: string; filter: Filter }
type PageQuery = ReturnType<typeof pageQuery>

type PagedDeclaration<Args, Filter, Item, Node> = {
  /** Reads a page; only order parameters are added here. */
  list(scope: OrganizationScope, query: Filter & PageQuery, args: Args): Promise<Page<Item>>
  toNode(scope: OrganizationScope, item: Item): Node
}

/** A page of the records that match a filter. */
export async function readPage<Args extends PageArguments, Filter extends object, Item, Node>(
  scope: OrganizationScope,
  args: Args,
  filter: Filter,
  { list, toNode }: PagedDeclaration<Args, Filter, Item, Node>,
): Promise<Connection<Node> & Question<Filter>> {
  const page = await list(scope, { ...pageQuery(args), ...filter }, args)
  const connection = toConnection(page, args, item => toNode(scope, item))
  return { ...connection, organizationId: scope.organizationId, filter }
}

type ListDeclaration<Args, Filter, Item, Node> = PagedDeclaration<Args, Filter, Item, Node> & {
  /** The filter argument as the service's parameters; `summaryField` sends the same. */
  filter(scope: OrganizationScope, args: Args): Filter
}

/** The resolver of a list of an organization. */
export const listField =
  <Args extends PageArguments, Filter extends object, Item, Node>(
    declared: ListDeclaration<Args, Filter, Item, Node>,
  ) =>
  async ({ id }: { id: string }, args: Args, context: Context): Promise<Connection<Node> & Question<Filter>> => {
    const scope = context.organization(id)
    return readPage(scope, args, declared.filter(scope, args), declared)
  }

/** The resolver of a connection's field that the service computes over the whole list. */
export const summaryField =
  <Filter, Summary, Name extends keyof Summary>(
    summarize: (scope: OrganizationScope, filter: Filter) => Promise<Summary>,
    name: Name,
  ) =>
  async ({ organizationId, filter }: Question<Filter>, _args: object, context: Context): Promise<Summary[Name]> =>
    (await summarize(context.organization(organizationId), filter))[name]

type Order<Field> = { field: Field; direction: SortDirection }

/** How services name an order: `date` ascending, `-date` descending. `names` maps each schema field to the service's name. */
export const orderBy =
  <Field extends string, Name extends string>(names: Record<Field, Name>, usual: Order<NoInfer<Field>>) =>
  (order: Order<NoInfer<Field>> | null | undefined): Name | `-${Name}` => {
    const { field, direction } = order ?? usual
    return direction === 'DESC' ? `-${names[field]}` : names[field]
  }
