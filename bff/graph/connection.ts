// Pages of a service as Relay connections, forward only: services page by key, and no screen pages backward.
import { Refused } from './errors.ts'

/** Maximum page size, for every caller. */
export const MAX_ROWS = 200

export type PageArguments = { first?: number | null | undefined; after?: string | null | undefined }
/** `next` is null at the end; `cursors` has one for each item. */
export type Page<Item> = { items: readonly Item[]; next: string | null; cursors: readonly string[] }

export type Edge<Node> = { cursor: string; node: Node }
export type Connection<Node> = {
  edges: Edge<Node>[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

/** The query parameters `first` and `after` of a list; refuses a page that is empty or too long. */
export function pageQuery({ first, after }: PageArguments): { first: number; after?: string } {
  const size = upTo(MAX_ROWS, 'first', first ?? 50)
  return after ? { first: size, after } : { first: size }
}

/** The argument of a field, if it is from 1 to a maximum. */
export function upTo(most: number, name: string, value: number): number {
  if (value >= 1 && value <= most) return value
  throw new Refused(
    'G-2',
    { en: `\`${name}\` must be from 1 to ${most}.`, id: `\`${name}\` harus antara 1 dan ${most}.` },
    { code: value < 1 ? 'TOO_SMALL' : 'TOO_BIG', path: [name] },
  )
}

/** A page of REST bodies as a connection of sources. */
export function toConnection<Item, Node>(
  page: Page<Item>,
  { after }: PageArguments,
  toNode: (item: Item) => Node,
): Connection<Node> {
  const { items, cursors, next } = page
  return {
    edges: items.map((item, index) => ({ cursor: cursors[index] ?? '', node: toNode(item) })),
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: Boolean(after),
      startCursor: cursors[0] ?? null,
      endCursor: cursors[items.length - 1] ?? null,
    },
  }
}
