// Limits of one operation, the same over HTTP and the websocket. A document's shape (tokens, depth, aliases) is checked before validation,
// which can itself be made expensive; its cost afterwards, because that needs types and variables.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'

export type Limits = { tokens: number; depth: number; aliases: number; cost: number }
export type Caller = 'anonymous' | 'person' | 'trusted'

/** `trusted` documents are our own: their shape is unlimited, their cost and page sizes are not. */
export const LIMITS: Record<Caller, Limits> = {
  anonymous: { tokens: 800, depth: 6, aliases: 3, cost: 200 },
  person: { tokens: 2_000, depth: 15, aliases: 30, cost: 50_000 },
  trusted: { tokens: 15_000, depth: Infinity, aliases: Infinity, cost: 250_000 },
}

/** Fields that try a secret: only one per operation, so that aliases cannot multiply the attempts. */
const SECRET_FIELDS = new Set(['signIn', 'verifyTwoFactor'])

export const limitError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_LIMIT' } })

export type Shape = { depth: number; aliases: number; secretFields: number }

/** Parses within the caller's token limit, and checks the document's shape. Throws errors for the client. */
export function parseWithin(text: string, caller: Caller): DocumentNode {
  const limits = LIMITS[caller]
  const document = parseTokens(text, limits.tokens)
  const shape = shapeOf(document)
  if (shape.depth > limits.depth) throw limitError(`The document is ${shape.depth} deep; at most ${limits.depth}.`)
  if (shape.aliases > limits.aliases) {
    throw limitError(`The document has ${shape.aliases} aliases; at most ${limits.aliases}.`)
  }
  if (shape.secretFields > 1) throw limitError('Only one attempt to sign in is possible in an operation.')
  return document
}

function parseTokens(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens. Parsing aborted')) {
      throw limitError(`The document has too many tokens; at most ${maxTokens}.`)
    }
    throw error
  }
}

/** Depth and number of aliases; introspection is not counted, because graphql-js limits it itself. */
function shapeOf(document: DocumentNode): Shape {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const shape: Shape = { depth: 0, aliases: 0, secretFields: 0 }
  const fragmentDepths = new Map<string, number>()

  const fragmentDepth = (name: string): number => {
    const known = fragmentDepths.get(name)
    if (known !== undefined) return known
    // Validation refuses a fragment within itself; here it only must not loop.
    fragmentDepths.set(name, 0)
    const fragment = fragments.get(name)
    const depth = fragment ? depthOf(fragment.selectionSet) : 0
    fragmentDepths.set(name, depth)
    return depth
  }

  const depthOf = (selections: SelectionSetNode): number => {
    let deepest = 0
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) deepest = Math.max(deepest, fragmentDepth(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depthOf(selection.selectionSet))
      else {
        if (selection.alias) shape.aliases++
        if (SECRET_FIELDS.has(selection.name.value)) shape.secretFields++
        if (selection.name.value.startsWith('__')) continue
        deepest = Math.max(deepest, 1 + (selection.selectionSet ? depthOf(selection.selectionSet) : 0))
      }
    }
    return deepest
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      shape.depth = Math.max(shape.depth, depthOf(definition.selectionSet))
  }
  for (const name of fragments.keys()) fragmentDepth(name)
  return shape
}

/** The operation of a document that a request names. */
export function operationOf(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  return name
    ? operations.find(operation => operation.name?.value === name)
    : operations.length === 1
      ? operations[0]
      : undefined
}
