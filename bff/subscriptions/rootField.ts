// The field that a document subscribes to, and its arguments.
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type AnyLiveField, liveFieldOf } from './live.ts'

export type RootField = { field: AnyLiveField; name: string; args: Record<string, unknown>; node: FieldNode }

/** The only root field that validation allows; undefined if it is not one of ours. */
export function rootFieldOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): RootField | undefined {
  const node = firstField(document, operation.selectionSet)
  const definition = node && schema.getSubscriptionType()?.getFields()[node.name.value]
  const field = definition && liveFieldOf(definition)
  if (!node || !field) return undefined
  return { field, name: definition.name, args: getArgumentValues(definition, node, variables), node }
}

function firstField(document: DocumentNode, { selections }: SelectionSetNode): FieldNode | undefined {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) return selection
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            definition =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
          )
    const found = inner && 'selectionSet' in inner && inner.selectionSet && firstField(document, inner.selectionSet)
    if (found) return found
  }
  return undefined
}
