import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReaderFragment, ReaderLinkedField, ReaderSelection } from 'relay-runtime'
import { describe, expect, test } from 'vitest'

const artifacts = path.resolve('web/__generated__')

/** The pagination fragments of the organization's lists. */
async function lists(): Promise<ReaderFragment[]> {
  const files = readdirSync(artifacts).filter(name => /_(?:list|organization)\.graphql\.ts$/.test(name))
  const fragments = await Promise.all(
    files.map(async (file): Promise<ReaderFragment> => (await import(path.join(artifacts, file))).default),
  )
  return fragments.filter(({ metadata }) => metadata?.connection !== undefined)
}

const nameOf = (selection: ReaderSelection) => ('name' in selection ? selection.name : selection.kind)

function fieldOf(parent: ReaderFragment | ReaderLinkedField, name: string): ReaderLinkedField {
  const field = parent.selections.find(
    (one): one is ReaderLinkedField => one.kind === 'LinkedField' && (one.alias ?? one.name) === name,
  )
  if (field === undefined) throw new Error(`${parent.name} has no ${name}`)
  return field
}

describe('a list of the organization', async () => {
  const all = await lists()

  test('is found by this test', () => {
    expect(all.map(({ name }) => name)).toContain('StatementTransactionsPage_list')
  })

  // Filtering changes the organization's record, and Relay re-reads everything below it before the new rows can show.
  test.each(all)('$name reads its rows apart from the organization', fragment => {
    const [field = ''] = fragment.metadata?.connection?.[0]?.path ?? []
    const node = fieldOf(fieldOf(fieldOf(fragment, field), 'edges'), 'node')
    expect(node.selections.map(nameOf), 'rows are read by a fragment on the connection').toEqual(['__typename'])
  })
})
