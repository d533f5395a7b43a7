// Account numbers as banks compare them: leading zeros and separators tell no accounts apart.
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** An account by the code of its bank and its number: `014/2081134471`. */
export const accountKey = z.string().regex(/^\d{3}\/\d{5,34}$/)

/** A number without its separators and leading zeros, by which it is compared. */
export const bareNumber = (accountNumber: string): string => accountNumber.replace(/\D/g, '').replace(/^0+/, '')

/** Whether two numbers are of one account, where both are of one bank. */
export const isSameNumber = (one: string, other: string): boolean => bareNumber(one) === bareNumber(other)

/** A column of the same, made by Postgres of one with stored numbers, which are digits alone. */
export const bareNumberOf = (column: string, accountNumber: string) =>
  text(column)
    .notNull()
    .generatedAlwaysAs(sql.raw(`ltrim(${accountNumber}, '0')`))
