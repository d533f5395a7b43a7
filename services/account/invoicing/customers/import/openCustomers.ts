// Imports a file of customers.
import { and, eq, sql } from 'drizzle-orm'
import { among } from '../../../../kit/database/among.ts'
import type { Tx } from '../../../../kit/database/database.ts'
import { type FieldRefusal, Refusal } from '../../../../kit/http/problem.ts'
import { CellReader, FirstSeen, refuseRepeated, STORED } from '../../../../kit/recordImports/cells.ts'
import { type Importing, overtaking } from '../../../../kit/recordImports/importing.ts'
import { addCustomer } from '../addCustomer.ts'
import { codes } from '../errors.ts'
import { hasIdentityRegion } from '../../../../kit/taxNumber.ts'
import { isDoubtful } from '../identifiers.ts'
import { checkedValues, type CustomerValues } from '../input.ts'
import { customer } from '../table.ts'
import type { CustomerDetails } from '../shapes.ts'
import { columnOf } from './columns.ts'
import { detailsOf } from './rows.ts'

/** The result of the form's validation: a row's values, or all its errors. */
type Validated = { values: CustomerValues } | { refusals: readonly FieldRefusal[] }

/** Reserves and releases nothing: each row becomes its own customer. */
export function openCustomers(): Importing {
  const taxNumbers = new FirstSeen()
  const emailsSeen = new FirstSeen()
  return {
    async check(lookUp, rows, issues) {
      const read = rows.flatMap(row => {
        const cells = new CellReader(row, issues)
        const details = detailsOf(cells)
        return details ? [{ cells, details }] : []
      })
      const { validated, emails } = await lookUp(async tx => {
        const validated: Validated[] = []
        for (const { details } of read) validated.push(await validate(tx, details))
        return {
          validated,
          emails: await namesByEmail(
            tx,
            read.map(({ details }) => details.email),
          ),
        }
      })
      const taken = await lookUp(tx =>
        takenTaxNumbers(
          tx,
          validated.flatMap(each => ('values' in each ? each.values : [])),
        ),
      )
      for (const [place, { cells, details }] of read.entries()) {
        const email = details.email.toLowerCase()
        const other = emails.get(email)
        if (other !== undefined) cells.warn('email', codes.customerEmailShared, { name: other })
        const row = emailsSeen.note(email, cells.row)
        if (row !== undefined) cells.warn('email', codes.customerEmailRepeated, { row })
        const found = validated[place]
        if (found) reportFound(cells, found, { taken, taxNumbers })
      }
    },
    prepare: async () => {},
    async store(tx, batches, { onProgress }) {
      let done = 0
      for await (const rows of batches)
        for (const row of rows) {
          const details = detailsOf(new CellReader(row, []))
          if (details) await overtaking(() => addCustomer(tx, details, { isImported: true }))
          onProgress(++done)
        }
    },
    giveUp: async () => {},
  }
}

async function validate(tx: Tx, details: CustomerDetails): Promise<Validated> {
  try {
    return { values: await checkedValues(tx, details) }
  } catch (error) {
    if (error instanceof Refusal && error.errors.length > 0) return { refusals: error.errors }
    throw error
  }
}

type Known = { taken: ReadonlySet<string>; taxNumbers: FirstSeen }

function reportFound(cells: CellReader, found: Validated, { taken, taxNumbers }: Known): void {
  if ('refusals' in found) {
    for (const { path, error, params = {} } of found.refusals)
      cells.refuse(columnOf(path), wordsOf(path, error), params)
    return
  }
  const { taxNumber, identityNumber } = found.values
  if (identityNumber !== null && !hasIdentityRegion(identityNumber))
    cells.warn('identity_number', codes.customerIdentityRegionDoubtful)
  if (taxNumber === null) return
  if (isDoubtful(taxNumber)) cells.warn('tax_number', codes.customerTaxNumberDoubtful)
  const key = taxKey(found.values)
  refuseRepeated(cells, 'tax_number', key, taxNumbers)
  if (taken.has(key)) cells.refuse('tax_number', codes.customerTaxNumberTaken, {}, STORED)
}

/** Replaces errors whose message only makes sense in the form. */
function wordsOf(path: string, error: FieldRefusal['error']): FieldRefusal['error'] {
  if (path.endsWith('.ward')) return codes.customerWardUnknown
  return error === 'INVALID_VALUE' ? codes.customerFieldOfOtherType : error
}

/** A taxpayer may have one customer per branch. */
const taxKey = ({ taxNumber, branchNumber }: Pick<CustomerValues, 'taxNumber' | 'branchNumber'>) =>
  `${taxNumber}/${branchNumber}`

/** Names of customers by email, in lower case. */
async function namesByEmail(tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const email = sql<string>`lower(${customer.email})`
  const rows = await tx
    .select({ email, name: customer.name })
    .from(customer)
    .where(
      and(
        eq(customer.organizationId, tx.organizationId),
        sql`${email} = any (${sql.param(emails.map(each => each.toLowerCase()))}::text[])`,
      ),
    )
    .orderBy(customer.name)
  return new Map(rows.map(row => [row.email, row.name]))
}

async function takenTaxNumbers(tx: Tx, values: readonly CustomerValues[]): Promise<ReadonlySet<string>> {
  const numbers = values.flatMap(({ taxNumber }) => taxNumber ?? [])
  if (numbers.length === 0) return new Set()
  const rows = await tx
    .select({ taxNumber: customer.taxNumber, branchNumber: customer.branchNumber })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), among(customer.taxNumber, numbers)))
  return new Set(rows.map(taxKey))
}
