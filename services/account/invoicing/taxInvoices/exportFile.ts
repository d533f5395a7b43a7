// The file for the tax office: checks for faults first, then writes one file for all chosen invoices.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { businessToday } from '../../organizations/public.ts'
import { readSeller, holdInvoices } from '../invoices/public.ts'
import { recordTaxInvoiceChange } from './describe.ts'
import {
  type Candidate,
  type Fault,
  faultsOf,
  fileTaxNumberOf,
  isWarning,
  taxDocumentOf,
  withSellerNumbers,
} from './document.ts'
import { codes } from './errors.ts'
import { LIFECYCLE } from './lifecycle.ts'
import { readCandidates } from './repository.ts'
import { taxInvoice as table, taxInvoiceFile } from './table.ts'
import { taxInvoiceXml } from './xml.ts'

export type MadeFile = Pick<typeof taxInvoiceFile.$inferSelect, 'id' | 'name' | 'invoiceCount' | 'createdAt'>

async function examine(tx: Tx, invoiceIds: readonly string[]) {
  const found = await readCandidates(tx, invoiceIds)
  // Unknown invoices and those of others: not found.
  if (found.length < new Set(invoiceIds).size) throw new Refusal(commonErrors.notFound)
  const seller = await readSeller(tx, found[0]?.entityId)
  const candidates = found.map(candidate => withSellerNumbers(candidate, seller))
  return { seller, candidates, faults: faultsOf(candidates, { seller, today: await businessToday(tx) }) }
}

/** Everything that prevents these invoices' export, or that the user should know first. */
export const checkTaxInvoices = async (tx: Tx, invoiceIds: readonly string[]): Promise<Fault[]> =>
  (await examine(tx, invoiceIds)).faults

type Wanted = {
  invoiceIds: readonly string[]
  /** The user has seen the warnings. Of two concurrent exports, the second gets one more. */
  acceptWarnings: boolean
}

/** Creates one file with all of them, or none; refuses with IN-11. */
export async function exportTaxInvoices(tx: Tx, { invoiceIds, acceptWarnings }: Wanted): Promise<MadeFile> {
  await holdInvoices(tx, invoiceIds)
  const { seller, candidates, faults } = await examine(tx, invoiceIds)
  if (faults.some(fault => !acceptWarnings || !isWarning(fault))) throw new Refusal(codes.taxInvoiceIncomplete)
  const taxNumber = fileTaxNumberOf(candidates, seller)
  if (taxNumber === null) throw new Error('a seller without a tax number has faults')
  const now = tx.clock.now()
  const [file] = await tx
    .insert(taxInvoiceFile)
    .values({
      organizationId: tx.organizationId,
      id: newId(),
      name: `e-faktur-${(await businessToday(tx)).replaceAll('-', '')}-${candidates.length}.xml`,
      invoiceCount: candidates.length,
      content: taxInvoiceXml(taxNumber, candidates.map(taxDocumentOf)),
      createdAt: now.toString(),
      createdBy: tx.actorId,
    })
    .returning({
      id: taxInvoiceFile.id,
      name: taxInvoiceFile.name,
      invoiceCount: taxInvoiceFile.invoiceCount,
      createdAt: taxInvoiceFile.createdAt,
    })
  if (!file) throw new Error('nothing was inserted')
  await markExported(tx, candidates, file.id)
  return file
}

/** Their invoices are locked, so none has changed since its check. */
async function markExported(tx: Tx, candidates: readonly Candidate[], fileId: string): Promise<void> {
  const { organizationId, actorId } = tx
  const exported = {
    status: 'EXPORTED' as const,
    reason: null,
    fileId,
    exportedAt: tx.clock.now().toString(),
    exportedBy: actorId,
  }
  const marked = await tx
    .insert(table)
    .values(candidates.map(({ invoiceId, facility }) => ({ ...exported, facility, organizationId, invoiceId })))
    .onConflictDoUpdate({
      target: [table.organizationId, table.invoiceId],
      set: { ...exported, version: sql`${table.version} + 1` },
      setWhere: inArray(table.status, [...LIFECYCLE.EXPORT.from]),
    })
    .returning({ invoiceId: table.invoiceId })
  if (marked.length < candidates.length) throw new Refusal(commonErrors.staleVersion)
  for (const { invoiceId: id, number, buyer, status, facility } of candidates)
    recordTaxInvoiceChange(tx, 'EXPORTED', {
      invoice: { id, number, customerName: buyer.name },
      before: { status, facility },
      after: { status: 'EXPORTED', facility },
    })
}

/** An earlier file, unchanged. */
export async function readTaxInvoiceFile(tx: Tx, id: string): Promise<{ name: string; content: string }> {
  const [found] = await tx
    .select({ name: taxInvoiceFile.name, content: taxInvoiceFile.content })
    .from(taxInvoiceFile)
    .where(and(eq(taxInvoiceFile.organizationId, tx.organizationId), eq(taxInvoiceFile.id, id)))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}
