// A statement and its settings as one message to Postgres: one round trip where a transaction takes three.
//
// Postgres treats everything between two Syncs as one transaction, unless it contains a BEGIN. So local settings in front of a statement
// end with it, whether it succeeds or fails, and never reach the connection's next user.
import pg from 'pg'

/** A statement from Drizzle or the kit. */
export type Statement = {
  text: string
  values?: readonly unknown[]
  /** Rows as arrays; otherwise they are objects. */
  rowMode?: 'array'
  types?: pg.CustomTypesConfig | undefined
}

/** Sent before a statement: prepared once per connection, and its result is ignored. */
export type Opening = { name: string; text: string; values: readonly string[] }

/** The parts of Postgres's messages that are read here. */
type RowDescription = { fields: pg.FieldDef[] }
type DataRow = { fields: (string | null)[] }
type CommandComplete = { text: string }

/** The columns of each statement that a connection is known to have prepared. */
const preparedOn = new WeakMap<pg.Connection, Map<string, pg.FieldDef[]>>()

function preparedBy(connection: pg.Connection): Map<string, pg.FieldDef[]> {
  const known = preparedOn.get(connection) ?? new Map<string, pg.FieldDef[]>()
  preparedOn.set(connection, known)
  return known
}

/**
 * Sends a statement after its opening and returns the statement's result. A named statement is prepared at its first use per connection.
 */
export function sendMessage(
  client: pg.ClientBase,
  opening: Opening,
  statement: Statement,
  name?: string,
): Promise<pg.QueryResult> {
  const message = new Message(opening, statement, name)
  client.query(message)
  return message.result
}

/** Implements the interface of pg's own queries: the client calls the `handle…` methods with the response. */
class Message implements pg.Submittable {
  readonly #opening: Opening
  readonly #statement: Statement
  readonly #name: string | undefined
  readonly #values: (string | Buffer | null)[]
  readonly #answer = Promise.withResolvers<pg.QueryResult>()
  #openingIsOver = false
  #fields: pg.FieldDef[] = []
  #rows: (string | null)[][] = []
  #tag = ''

  constructor(opening: Opening, statement: Statement, name: string | undefined) {
    this.#opening = opening
    this.#statement = statement
    this.#name = name
    this.#values = (statement.values ?? []).map(wireValue)
  }

  get result(): Promise<pg.QueryResult> {
    return this.#answer.promise
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork()
    this.#open(connection)
    this.#ask(connection)
    connection.sync()
    connection.stream.uncork()
  }

  #open(connection: pg.Connection) {
    const { name, text, values } = this.#opening
    if (!preparedBy(connection).has(name)) prepare(connection, name, text)
    connection.bind({ statement: name, values: [...values] }, true)
    connection.execute(null, true)
  }

  #ask(connection: pg.Connection) {
    const name = this.#name ?? ''
    const columns = preparedBy(connection).get(name)
    if (!columns) prepare(connection, name, this.#statement.text)
    connection.bind({ statement: name, values: this.#values }, true)
    // A prepared statement always returns the same columns: Postgres refuses to run it after its table changed.
    if (columns) this.#fields = columns
    else connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#fields = fields
  }

  handleDataRow({ fields }: DataRow): void {
    if (this.#openingIsOver) this.#rows.push(fields)
  }

  handleCommandComplete({ text }: CommandComplete): void {
    if (this.#openingIsOver) this.#tag = text
    this.#openingIsOver = true
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const known = preparedBy(connection)
    known.set(this.#opening.name, [])
    if (this.#name !== undefined) known.set(this.#name, this.#fields)
    try {
      this.#answer.resolve(this.#read())
    } catch (error) {
      this.#answer.reject(error)
    }
  }

  handleError(error: Error, connection: pg.Connection): void {
    // How far it got is unknown, so everything is prepared again next time.
    preparedBy(connection).delete(this.#opening.name)
    if (this.#name !== undefined) preparedBy(connection).delete(this.#name)
    this.#answer.reject(error)
  }

  #read(): pg.QueryResult {
    const { rowMode, types = pg.types } = this.#statement
    const fields = this.#fields
    const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
    const valuesOf = (row: (string | null)[]): unknown[] =>
      row.map((text, at) => (text === null ? null : parsers[at]?.(text)))
    const objectOf = (row: (string | null)[]) =>
      Object.fromEntries(valuesOf(row).map((value, at) => [fields[at]?.name ?? '', value]))
    const rows = rowMode === 'array' ? this.#rows.map(valuesOf) : this.#rows.map(objectOf)
    const [command = '', ...counts] = this.#tag.split(' ')
    return { command, rowCount: Number(counts.at(-1) ?? 0), oid: 0, fields, rows }
  }
}

/** Closing a statement that doesn't exist is no error; preparing one that exists would be. */
function prepare(connection: pg.Connection, name: string, text: string) {
  if (name !== '') connection.close({ type: 'S', name }, true)
  connection.parse({ name, text, types: [] }, true)
}

/** A parameter in Postgres's text format. */
function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`
  if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) return String(value)
  throw new TypeError(`not a parameter of a statement: ${typeof value}`)
}

function arrayElement(value: unknown): string {
  const text = wireValue(value)
  if (text === null) return 'NULL'
  if (typeof text !== 'string') throw new TypeError('bytes are not sent in arrays')
  return Array.isArray(value) ? text : `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
}
