// Documents of invoices: a draft's is printed each time, an issued one's once for each version and language.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { newId } from '../../../kit/ids.ts'
import { type Invoice, readInvoice } from '../invoices/public.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { readPrinted } from './readPrinted.ts'
import { invoiceDocument as table, type InvoiceDocumentRow } from './table.ts'

export type Wanted = { id: string; language: PrintedLanguage }

/** What there is of a document: its row where it was printed before, what to print where it was not. */
export type Found = { name: string; version: number; isKept: boolean } & (
  { kept: InvoiceDocumentRow } | { printed: PrintedInvoice }
)

const printedOf = (tx: Tx, { id, version }: Pick<Invoice, 'id' | 'version'>, language: PrintedLanguage) =>
  tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.invoiceId, id),
        eq(table.version, version),
        eq(table.language, language),
      ),
    )

/** Finds it, or what it has to say; an unknown invoice is not found. */
export async function findDocument(tx: Tx, { id, language }: Wanted): Promise<Found> {
  const row = await readInvoice(tx, id)
  const isKept = row.number !== null
  const facts = { name: `${row.number ?? row.customerName}.pdf`, version: row.version, isKept }
  const [kept] = isKept ? await printedOf(tx, row, language) : []
  return kept ? { ...facts, kept } : { ...facts, printed: await readPrinted(tx, row) }
}

export type Writing = {
  files: Pick<Files, 'make'>
  organizationId: string
  /** A transaction that writes. */
  write: <Result>(use: (tx: Tx) => Promise<Result>) => Promise<Result>
}

/** Keeps what was printed of an issued invoice. Of two that are printed at once, both are given the one that came first. */
export function keepDocument(
  { files, organizationId, write }: Writing,
  { id: invoiceId, language, version }: Wanted & { version: number },
  bytes: Uint8Array,
): Promise<InvoiceDocumentRow> {
  const id = newId()
  const content = Readable.from([bytes], { objectMode: false })
  return files.make({ organizationId, id }, content, ({ size, keep }) =>
    write(async tx => {
      const sha256 = createHash('sha256').update(bytes).digest()
      const [row] = await tx
        .insert(table)
        .values({ organizationId, id, invoiceId, version, language, size, sha256, createdBy: tx.actorId })
        .onConflictDoNothing()
        .returning()
      if (!row) return firstOf(tx, { id: invoiceId, version }, language)
      // While the row is not seen yet: who sees it finds its bytes.
      await keep()
      return row
    }),
  )
}

async function firstOf(tx: Tx, invoice: Pick<Invoice, 'id' | 'version'>, language: PrintedLanguage) {
  const [first] = await printedOf(tx, invoice, language)
  if (!first) throw new Error('a document that was there is gone')
  return first
}
