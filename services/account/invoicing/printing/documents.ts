// Documents of records: a draft's is printed each time, any other once for each version and language.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { codes } from './errors.ts'
import { isPayable, keepPrintedLink, type NewLink } from '../checkout/public.ts'
import { readInvoice } from '../invoices/public.ts'
import type { Paper } from './paper.ts'
import type { PrintedLanguage } from './printed.ts'
import { readPrintedMemo } from './readMemo.ts'
import { readPrintedInvoice } from './readInvoice.ts'
import { readPrintedReceipt } from './readReceipt.ts'
import { readPrintedReturnNote } from './readReturnNote.ts'
import { printedDocument as table, type PrintedDocumentRow } from './table.ts'

/** The owner column of each kind of document. A return note is the buyer's, and never stored here. */
const OWNERS = { INVOICE: 'invoiceId', PAYMENT: 'paymentId', MEMO: 'memoId', RETURN_NOTE: 'memoId' } as const
export type PaperOf = keyof typeof OWNERS

export type Wanted = { of: PaperOf; id: string; language: PrintedLanguage }

/** A record to print; `read` is only called if it was not printed before. */
type Printable = {
  name: string
  version: number
  isKept: boolean
  /** It can be paid by a link, which is printed on it. */
  isPaidByLink?: boolean
  read: () => Promise<Paper>
}

/** A document's row if it was printed before, otherwise its content to print. */
export type Found = Omit<Printable, 'read'> & ({ kept: PrintedDocumentRow } | { printed: Paper })

type Versioned = Wanted & { version: number }
/** The printed document, with its payment link. */
type Printed = { bytes: Uint8Array; link: NewLink | null }

const printedOf = (tx: Tx, { of, id, version, language }: Versioned) =>
  tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table[OWNERS[of]], id),
        eq(table.version, version),
        eq(table.language, language),
      ),
    )

const READERS: Readonly<Record<PaperOf, (tx: Tx, id: string) => Promise<Printable>>> = {
  INVOICE: async (tx, id) => {
    const row = await readInvoice(tx, id)
    if (row.openedOn !== null) throw new Refusal(codes.invoicePrintedElsewhere)
    return {
      name: `${row.number ?? row.customerName}.pdf`,
      version: row.version,
      isKept: row.number !== null,
      isPaidByLink: isPayable(row),
      read: async () => ({ invoice: await readPrintedInvoice(tx, row) }),
    }
  },
  PAYMENT: readPrintedReceipt,
  MEMO: readPrintedMemo,
  RETURN_NOTE: readPrintedReturnNote,
}

/** Finds the document, or its content; an unknown record is not found. Refuses PY-15 and CM-19 where there is none. */
export async function findDocument(tx: Tx, wanted: Wanted): Promise<Found> {
  const { read, ...facts } = await READERS[wanted.of](tx, wanted.id)
  const [kept] = facts.isKept ? await printedOf(tx, { ...wanted, version: facts.version }) : []
  return kept ? { ...facts, kept } : { ...facts, printed: await read() }
}

export type Writing = {
  files: Pick<Files, 'make'>
  organizationId: string
  /** A writing transaction. */
  write: <Result>(use: (tx: Tx) => Promise<Result>) => Promise<Result>
}

/** Stores a printed document with its link. If it was printed twice at once, both callers get the first one. */
export function keepDocument(
  { files, organizationId, write }: Writing,
  wanted: Versioned,
  { bytes, link }: Printed,
): Promise<PrintedDocumentRow> {
  const id = newId()
  const content = Readable.from([bytes], { objectMode: false })
  const { of, id: ownerId, version, language } = wanted
  return files.make({ organizationId, id }, content, ({ size, keep }) =>
    write(async tx => {
      const sha256 = createHash('sha256').update(bytes).digest()
      const [row] = await tx
        .insert(table)
        .values({ organizationId, id, [OWNERS[of]]: ownerId, version, language, size, sha256, createdBy: tx.actorId })
        .onConflictDoNothing()
        .returning()
      if (!row) return firstOf(tx, wanted)
      if (link) await keepPrintedLink(tx, link, { invoiceId: ownerId, documentId: id })
      // Before the row becomes visible, so that its bytes always exist.
      await keep()
      return row
    }),
  )
}

async function firstOf(tx: Tx, wanted: Versioned) {
  const [first] = await printedOf(tx, wanted)
  if (!first) throw new Error('a document that was there is gone')
  return first
}
