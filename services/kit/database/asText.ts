// Drizzle statements as text, for code that doesn't load Drizzle.
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Statement } from './message.ts'

const dialect = new PgDialect()

/** A statement's text and values, in a form that can pass to another thread. */
export function asText(query: SQL): Statement {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}
