import { readFileSync } from 'node:fs'
import {
  type FragmentDefinitionNode,
  type SelectionSetNode,
  Kind,
  TypeInfo,
  buildSchema,
  getNamedType,
  getOperationAST,
  parse,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, test } from 'vitest'
import persisted from '../../../web/relay/persisted.json' with { type: 'json' }

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const FOLLOWED: ReadonlySet<string> = new Set(['Payment', 'Bill', 'StatementTransaction', 'ExpectedTransaction'])

/** Names of a selection, including its fragments'. */
function namesIn(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  return set.selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    const within =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet
    return within ? namesIn(within, fragments) : []
  })
}

/** Records in a payload that select their status without their version. */
function unversioned(text: string): string[] {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (operation?.operation !== 'mutation') return []
  const fragments = new Map(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  )
  const types = new TypeInfo(schema)
  const found: string[] = []
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = getNamedType(types.getType())?.name
        if (!selectionSet || !type || !FOLLOWED.has(type) || !types.getParentType()?.name.endsWith('Payload')) return
        const names = namesIn(selectionSet, fragments)
        if (names.includes('status') && !names.includes('version'))
          found.push(`${operation.name?.value}: ${name.value}`)
      },
    }),
  )
  return found
}

test('an answer that shows how a record stands tells its version, so that it can not overtake newer news', () => {
  expect(Object.values(persisted).flatMap(unversioned)).toEqual([])
})
