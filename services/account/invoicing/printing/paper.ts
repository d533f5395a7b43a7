// The printable contents, and their documents.
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { invoiceDefinition } from './definition.ts'
import { memoDefinition } from './memoDefinition.ts'
import type {
  PrintedInvoice,
  PrintedLanguage,
  PrintedMemo,
  PrintedReceipt,
  PrintedReturnNote,
  PrintedStatement,
} from './printed.ts'
import { receiptDefinition } from './receiptDefinition.ts'
import { returnNoteDefinition } from './returnNoteDefinition.ts'
import { statementDefinition } from './statementDefinition.ts'

export type Paper =
  | { invoice: PrintedInvoice }
  | { receipts: readonly [PrintedReceipt, ...PrintedReceipt[]] }
  | { memo: PrintedMemo }
  | { returnNote: PrintedReturnNote }
  | { statement: PrintedStatement }

/** A pdfmake document. Pure: the same content always gives the same document. User-typed text must be printable already. */
export function paperDefinition(paper: Paper, language: PrintedLanguage, payUrl?: string): TDocumentDefinitions {
  if ('invoice' in paper) return invoiceDefinition(paper.invoice, language, payUrl)
  if ('receipts' in paper) return receiptDefinition(paper.receipts, language)
  if ('memo' in paper) return memoDefinition(paper.memo, language)
  if ('returnNote' in paper) return returnNoteDefinition(paper.returnNote, language)
  return statementDefinition(paper.statement, language)
}
