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
  const emptied = { ...fragment, selections: emptyAt(fragment.selections, [...path, 'edges']) }
  made.set(fragment, emptied)
  return emptied
}

function isFragment(node: GraphQLTaggedNode): node is ReaderFragment {
  return 'kind' in node && node.kind === 'Fragment'
}

/** Selections of which the field at the end of the path selects nothing. */
function emptyAt(selections: readonly ReaderSelection[], [name, ...rest]: readonly string[]): ReaderSelection[] {
  return selections.map(selection =>
    selection.kind === 'LinkedField' && (selection.alias ?? selection.name) === name
      ? { ...selection, selections: rest.length === 0 ? [] : emptyAt(selection.selections, rest) }
      : selection,
  )
}
