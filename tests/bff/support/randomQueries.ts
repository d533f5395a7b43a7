// Generates valid operations over any schema from a seed: random fields, arguments, aliases, fragments, directives and variables.
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'

/** A small seeded random number generator (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type RandomQuery = { query: string; variables: Record<string, unknown> }
type Kind = 'query' | 'mutation'

const SAMPLES: Record<string, string> = {
  UUID: '"0198c1f2-0001-7000-8000-100000000000"',
  Date: '"2026-11-21"',
  DateTime: '"2026-11-21T00:00:00Z"',
  Decimal: '"1.00"',
  EmailAddress: '"a@b.c"',
  URL: '"/x"',
  Int: '3',
  Float: '1.5',
  Boolean: 'true',
  String: '"x"',
}

/** `ids` are the values of `ID` arguments. */
export function randomQuery(schema: GraphQLSchema, seed: number, ids: readonly string[]): RandomQuery {
  return new Writer(schema, randomNumbers(seed), ids).write('query')
}

/** Like `randomQuery`: one mutation or several. */
export function randomMutation(schema: GraphQLSchema, seed: number, ids: readonly string[]): RandomQuery {
  return new Writer(schema, randomNumbers(seed), ids).write('mutation')
}

class Writer {
  readonly #schema: GraphQLSchema
  readonly #random: () => number
  readonly #ids: readonly string[]
  readonly #fragments: string[] = []
  readonly #variables = new Map<string, { type: string; value: unknown }>()
  #left = 60
  #names = 0

  constructor(schema: GraphQLSchema, random: () => number, ids: readonly string[]) {
    this.#schema = schema
    this.#random = random
    this.#ids = ids
  }

  write(kind: Kind): RandomQuery {
    const root = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType()
    if (!root) throw new Error(`A schema without a ${kind}`)
    const selection = this.#selection(root, 7)
    const declared = [...this.#variables].map(([name, { type }]) => `$${name}: ${type}`)
    const head = declared.length > 0 ? `${kind} Random(${declared.join(', ')})` : `${kind} Random`
    return {
      query: [`${head} ${selection}`, ...this.#fragments].join('\n'),
      variables: Object.fromEntries([...this.#variables].map(([name, { value }]) => [name, value])),
    }
  }

  #chance = (probability: number) => this.#random() < probability
  #pick = <Item>(items: readonly Item[]): Item => items[Math.floor(this.#random() * items.length)]!

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts = this.#chance(0.3) ? ['__typename'] : []
    const fields = isUnionType(type) ? [] : Object.values(type.getFields())
    const usable = fields.filter(field => depth > 1 || !isCompositeType(getNamedType(field.type)))
    for (let count = 1 + Math.floor(this.#random() * 4); count > 0 && usable.length > 0 && this.#left > 0; count--) {
      const field = this.#pick(usable)
      this.#left--
      const inner = getNamedType(field.type)
      // Every field has its own response name, so that selections never conflict.
      const text = `f${++this.#names}: ${field.name}${this.#arguments(field.args)}${this.#directive()}`
      parts.push(isCompositeType(inner) ? `${text} ${this.#selection(inner, depth - 1)}` : text)
    }
    if (!isObjectType(type)) {
      for (const possible of this.#schema.getPossibleTypes(type).filter(() => this.#chance(0.2))) {
        parts.push(`... on ${possible.name}${this.#directive()} ${this.#selection(possible, depth - 1)}`)
      }
    } else if (depth > 1 && this.#chance(0.25)) {
      const name = `Part${++this.#names}`
      this.#fragments.push(`fragment ${name} on ${type.name} ${this.#selection(type, depth - 1)}`)
      parts.push(`...${name}${this.#directive()}`)
    }
    return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`
  }

  #directive(): string {
    if (!this.#chance(0.15)) return ''
    const condition = this.#chance(0.5) ? String(this.#chance(0.5)) : this.#variable('Boolean!', this.#chance(0.5))
    return ` @${this.#pick(['include', 'skip'])}(if: ${condition})`
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type, name }) => isNonNullType(type) || (name !== 'after' && this.#chance(0.3)))
    if (given.length === 0) return ''
    return `(${given.map(({ name, type }) => `${name}: ${this.#argument(type)}`).join(', ')})`
  }

  #argument(type: GraphQLInputType): string {
    const isInt = String(type) === 'Int' || String(type) === 'Int!'
    return isInt && this.#chance(0.5) ? this.#variable(String(type), 2) : this.#literal(type)
  }

  #literal(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.#literal(type.ofType)
    if (isListType(type)) return `[${this.#literal(type.ofType)}, ${this.#literal(type.ofType)}]`
    if (isEnumType(type)) return this.#pick(type.getValues()).name
    if (isInputObjectType(type)) {
      const required = Object.values(type.getFields()).filter(field => isNonNullType(field.type))
      return `{ ${required.map(field => `${field.name}: ${this.#literal(field.type)}`).join(', ')} }`
    }
    return type.name === 'ID' ? JSON.stringify(this.#pick(this.#ids)) : (SAMPLES[type.name] ?? 'null')
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.#variables.size}`
    this.#variables.set(name, { type, value })
    return `$${name}`
  }
}
