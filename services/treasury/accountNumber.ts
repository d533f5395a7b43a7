// Compares account numbers as banks do: leading zeros and separators don't matter.
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** An account, by its bank's code and its number: `014/2081134471`. */
export const accountKey = z.string().regex(/^\d{3}\/\d{5,34}$/)

/** The number without separators and leading zeros, for comparing. */
export const bareNumber = (accountNumber: string): string => accountNumber.replace(/\D/g, '').replace(/^0+/, '')

/** Whether two numbers of the same bank are one account. */
export const isSameNumber = (one: string, other: string): boolean => bareNumber(one) === bareNumber(other)

/** The same in SQL, for a column of stored numbers, which are digits only. */
export const bareNumberOf = (column: string, accountNumber: string) =>
  text(column)
    .notNull()
    .generatedAlwaysAs(sql.raw(`ltrim(${accountNumber}, '0')`))
