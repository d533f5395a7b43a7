// Relay's compiler lets a pagination fragment read cursor and type of every row, which nobody asks for: rows are read apart
// (decision 0105). It reads them again, for all rows that are loaded, whenever the record changes at which the fragment begins.
import type { GraphQLTaggedNode, ReaderFragment, ReaderSelection } from 'relay-runtime'

/** Hooks of Relay ask for the same fragment in every rendering. */
const made = new WeakMap<ReaderFragment, ReaderFragment>()

/** The same pagination fragment, of whose edges only their number is read (decision 0106). */
export function withEmptyEdges(fragment: GraphQLTaggedNode): GraphQLTaggedNode {
  if (!isFragment(fragment)) throw new TypeError('not a compiled fragment')
  const before = made.get(fragment)
  if (before !== undefined) return before
  const path = fragment.metadata?.connection?.[0]?.path
  if (!path) throw new TypeError(`${fragment.name} does not page`)
  if (import.meta.env.DEV) expectNoRows(fragment, path)
  const emptied = { ...fragment, selections: emptyAt(fragment.selections, [...path, 'edges']) }
  made.set(fragment, emptied)
  return emptied
}

function isFragment(node: GraphQLTaggedNode): node is ReaderFragment {
  return 'kind' in node && node.kind === 'Fragment'
}

/** Whoever reads rows here would get none of their fields; said while it is written, and not to people. */
function expectNoRows({ name, selections }: ReaderFragment, path: readonly (string | number)[]): void {
  let within = selections
  for (const field of [...path, 'edges', 'node'])
    within = within.flatMap(one =>
      one.kind === 'LinkedField' && (one.alias ?? one.name) === field ? one.selections : [],
    )
  if (within.some(one => !('name' in one) || one.name !== '__typename'))
    throw new TypeError(
      `${name} reads rows, which a fragment on the connection reads (CONTRIBUTING.md, "Add a screen")`,
    )
}

/** Selections of which the field at the end of the path selects nothing. */
function emptyAt(selections: readonly ReaderSelection[], [name, ...rest]: readonly string[]): ReaderSelection[] {
  return selections.map(selection =>
    selection.kind === 'LinkedField' && (selection.alias ?? selection.name) === name
      ? { ...selection, selections: rest.length === 0 ? [] : emptyAt(selection.selections, rest) }
      : selection,
  )
}
