// Parsed and validated documents for the websocket; HTTP uses Apollo's own cache.
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

const MAX_DOCUMENTS = 1_000

export class PreparedDocuments {
  readonly #schema: GraphQLSchema
  readonly #rules: typeof specifiedRules
  readonly #known = new Map<string, Prepared>()

  constructor(schema: GraphQLSchema, { introspection }: { introspection: boolean }) {
    this.#schema = schema
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  }

  prepare(text: string): Prepared {
    const known = this.#known.get(text)
    if (known) return known
    const prepared = this.#read(text)
    this.#known.set(text, prepared)
    if (this.#known.size > MAX_DOCUMENTS) this.#known.delete(this.#known.keys().next().value ?? '')
    return prepared
  }

  #read(text: string): Prepared {
    let document: DocumentNode
    try {
      document = parse(text)
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] }
    }
    const errors = validate(this.#schema, document, this.#rules)
    return errors.length > 0
      ? { errors: errors.map(error => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) }
      : { document }
  }
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .+$/, ''), {
    ...(error.nodes && { nodes: error.nodes }),
    ...(error.source && { source: error.source }),
    ...(error.positions && { positions: error.positions }),
    extensions: { code },
  })
}
