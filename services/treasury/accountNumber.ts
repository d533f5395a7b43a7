// Account numbers as banks compare them: leading zeros and separators tell no accounts apart.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** An account by the code of its bank and its number: `014/2081134471`. */
export const accountKey = z.string().regex(/^\d{3}\/\d{5,34}$/)

/** A number without its separators and leading zeros, by which it is compared. */
export const bareNumber = (accountNumber: string): string => accountNumber.replace(/\D/g, '').replace(/^0+/, '')

/** Whether two numbers are of one account, where both are of one bank. */
export const isSameNumber = (one: string, other: string): boolean => bareNumber(one) === bareNumber(other)

/** The same of a stored number, which is digits alone: the expression of the indexes. */
export const bareNumberInSql = (accountNumber: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`ltrim(${accountNumber}, '0')`
