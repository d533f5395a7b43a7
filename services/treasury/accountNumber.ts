// Account numbers as banks compare them: leading zeros and separators tell no accounts apart.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A number without its separators and leading zeros. */
export const bareNumber = (accountNumber: string): string => accountNumber.replace(/\D/g, '').replace(/^0+/, '')

/** The same of a stored number, which is digits alone: the expression of the indexes. */
export const bareNumberInSql = (accountNumber: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`ltrim(${accountNumber}, '0')`
