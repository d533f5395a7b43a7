// A file's id names its service and organization: a download link carries no header, and both services keep files.
import { SERVICES, type ServiceName } from '../rest/restError.ts'
import { notFound } from './errors.ts'

/**
 * What a link refers to: an uploaded file, the annotated file of an import, the file of an export, a customer's document, all personal data
 * of a customer, a printed document, a return note, a file for the tax office, or a file of journals.
 */
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

/** The link to an import's file with the errors in an additional column; treasury generates it on download. */
export function encodeAnnotatedId(
  kind: Extract<FileKind, 'StatementImport' | 'RecordImport'>,
  service: ServiceName,
  organizationId: string,
  uuid: string,
): string {
  return Buffer.from(`${kind}:${service}:${organizationId}:${uuid}`).toString('base64url')
}

/** The link to the file of an export, kept by the service of its list. */
export const encodeExportId = (service: ServiceName, organizationId: string, uuid: string): string =>
  Buffer.from(`Export:${service}:${organizationId}:${uuid}`).toString('base64url')

/** The link to a document of a customer; downloads are logged. */
export const encodeDocumentId = (organizationId: string, uuid: string): string =>
  Buffer.from(`CustomerDocument:account:${organizationId}:${uuid}`).toString('base64url')

/** The link to all personal data of a customer; downloads are logged. */
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

/** The link to the buyer's return note of a credit memo as PDF, in Indonesian for the tax office. */
export const encodeReturnNoteId = (organizationId: string, memoUuid: string): string =>
  Buffer.from(`ReturnNote:account:${organizationId}:${memoUuid}`).toString('base64url')

/** The link to a file for the tax office, as generated. */
export const encodeTaxInvoiceFileId = (organizationId: string, uuid: string): string =>
  Buffer.from(`TaxInvoiceFile:account:${organizationId}:${uuid}`).toString('base64url')

/** The link to a file of journals, as exported. */
export const encodeJournalFileId = (service: ServiceName, organizationId: string, uuid: string): string =>
  Buffer.from(`JournalFile:${service}:${organizationId}:${uuid}`).toString('base64url')

/** The parts of a file's id; throws not-found for a damaged or forged one. */
export function decodeFileId(id: string): FileId {
  const [type, service, organizationId = '', uuid = '', ...more] = Buffer.from(id, 'base64url').toString().split(':')
  const known = SERVICES.find(name => name === service)
  const kind = KINDS.find(name => name === type)
  if (!kind || !known || !UUID.test(organizationId) || !UUID.test(uuid) || more.length > 0) throw notFound()
  return { kind, service: known, organizationId, uuid }
}

/** The link to a user's photo, which belongs to no organization; a new photo gets a new link. */
export function encodePhotoId(personId: string, photoId: string): string {
  return Buffer.from(`Photo:${personId}:${photoId}`).toString('base64url')
}

/** The parts of a photo's id; null for any other id. */
export function decodePhotoId(id: string): { personId: string; photoId: string } | null {
  const [type, personId = '', photoId = '', ...more] = Buffer.from(id, 'base64url').toString().split(':')
  if (type !== 'Photo' || !UUID.test(personId) || !UUID.test(photoId) || more.length > 0) return null
  return { personId, photoId }
}
