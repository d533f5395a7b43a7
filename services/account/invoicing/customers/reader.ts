// A customer's email for documents, and their language.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { customer } from './table.ts'

export async function readerOf(tx: Tx, customerId: string): Promise<{ addresses: string[]; language: 'id' | 'en' }> {
  const { email, invoiceEmails, language } = customer
  const [found] = await tx
    .select({ email, invoiceEmails, language })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (!found) throw new Error('a document without its customer')
  return {
    addresses: found.invoiceEmails.length === 0 ? [found.email] : found.invoiceEmails,
    language: found.language,
  }
}
