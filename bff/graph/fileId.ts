// The id of a file names its service and organization: a download link carries no header, and either service keeps files.
import { SERVICES, type ServiceName } from '../rest/restError.ts'
import { notFound } from './errors.ts'

/** What a link names: an uploaded file, the annotated file of an import, the file of an export, a customer's document, all that is kept about a customer, a printed document, a note of a return, a file for the tax office, or a file of journals. */
const KINDS = [
  'File',
  'StatementImport',
  'RecordImport',
  'Export',
  'CustomerDocument',
  'PersonalData',
  'InvoiceInIndonesian',
  'InvoiceInEnglish',
  'InvoiceInBoth',
  'ReceiptInIndonesian',
  'ReceiptInEnglish',
  'ReceiptInBoth',
  'CreditMemoInIndonesian',
  'CreditMemoInEnglish',
  'CreditMemoInBoth',
  'ReturnNote',
  'TaxInvoiceFile',
  'JournalFile',
] as const
export type FileKind = (typeof KINDS)[number]

export type FileId = { kind: FileKind; service: ServiceName; organizationId: string; uuid: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function encodeFileId(service: ServiceName, organizationId: string, uuid: string): string {
  return Buffer.from(`File:${service}:${organizationId}:${uuid}`).toString('base64url')
}

/** The link to an import's file with the reasons in a column of its own; treasury makes it when it is fetched. */
export function encodeAnnotatedId(
  kind: Extract<FileKind, 'StatementImport' | 'RecordImport'>,
  service: ServiceName,
  organizationId: string,
  uuid: string,
): string {
  return Buffer.from(`${kind}:${service}:${organizationId}:${uuid}`).toString('base64url')
}

/** The link to the file of an export, which the service of its list keeps. */
export const encodeExportId = (service: ServiceName, organizationId: string, uuid: string): string =>
  Buffer.from(`Export:${service}:${organizationId}:${uuid}`).toString('base64url')

/** The link to a document of a customer; the log says who has followed it. */
export const encodeDocumentId = (organizationId: string, uuid: string): string =>
  Buffer.from(`CustomerDocument:account:${organizationId}:${uuid}`).toString('base64url')

/** The link to all that is kept about a customer as a person; the log says who has followed it. */
export const encodePersonalDataId = (organizationId: string, customerUuid: string): string =>
  Buffer.from(`PersonalData:account:${organizationId}:${customerUuid}`).toString('base64url')

const LANGUAGES = { ID: 'InIndonesian', EN: 'InEnglish', BOTH: 'InBoth' } as const

/** The link to a record as PDF, in a language. */
export function encodeDocumentLink(
  of: 'Invoice' | 'Receipt' | 'CreditMemo',
  language: keyof typeof LANGUAGES,
  { organizationId, id }: { organizationId: string; id: string },
): string {
  const kind: FileKind = `${of}${LANGUAGES[language]}`
  return Buffer.from(`${kind}:account:${organizationId}:${id}`).toString('base64url')
}

/** The link to the buyer's note of a memo's return as PDF, in Indonesian as the tax office reads it. */
export const encodeReturnNoteId = (organizationId: string, memoUuid: string): string =>
  Buffer.from(`ReturnNote:account:${organizationId}:${memoUuid}`).toString('base64url')

/** The link to a file for the tax office, as it was made. */
export const encodeTaxInvoiceFileId = (organizationId: string, uuid: string): string =>
  Buffer.from(`TaxInvoiceFile:account:${organizationId}:${uuid}`).toString('base64url')

/** The link to a file of journals, as it left. */
export const encodeJournalFileId = (service: ServiceName, organizationId: string, uuid: string): string =>
  Buffer.from(`JournalFile:${service}:${organizationId}:${uuid}`).toString('base64url')

/** The parts of a file's id; a damaged or forged one is not found. */
export function decodeFileId(id: string): FileId {
  const [type, service, organizationId = '', uuid = '', ...more] = Buffer.from(id, 'base64url').toString().split(':')
  const known = SERVICES.find(name => name === service)
  const kind = KINDS.find(name => name === type)
  if (!kind || !known || !UUID.test(organizationId) || !UUID.test(uuid) || more.length > 0) throw notFound()
  return { kind, service: known, organizationId, uuid }
}

/** The link to somebody's picture, which belongs to no organization; another picture has another link. */
export function encodePhotoId(personId: string, photoId: string): string {
  return Buffer.from(`Photo:${personId}:${photoId}`).toString('base64url')
}

/** The parts of a picture's id; null for the id of anything else. */
export function decodePhotoId(id: string): { personId: string; photoId: string } | null {
  const [type, personId = '', photoId = '', ...more] = Buffer.from(id, 'base64url').toString().split(':')
  if (type !== 'Photo' || !UUID.test(personId) || !UUID.test(photoId) || more.length > 0) return null
  return { personId, photoId }
}
