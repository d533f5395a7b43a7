// The id in a link to a statement of account. No stored file is behind it: the account service generates the statement on download.

const FORMATS = {
  PDF_BOTH: 'document?language=both',
  PDF_ID: 'document?language=id',
  PDF_EN: 'document?language=en',
  XLSX_ID: 'workbook?language=id',
  XLSX_EN: 'workbook?language=en',
} as const

type StatementLink = {
  organizationId: string
  customerId: string
  currency: string
  from: string
  to: string
  view: 'PERIOD' | 'OPEN_ITEMS'
  format: keyof typeof FORMATS
}

export function encodeStatementId(link: StatementLink): string {
  const { organizationId, customerId, currency, from, to, view, format } = link
  return Buffer.from(['Statement', organizationId, customerId, currency, from, to, view, format].join(':')).toString(
    'base64url',
  )
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const SHAPE = new RegExp(`^Statement:(${UUID}):(${UUID}):([A-Z]{3}):(${DAY}):(${DAY}):(PERIOD|OPEN_ITEMS):([A-Z_]+)$`)
const isFormat = (format: string): format is keyof typeof FORMATS => Object.hasOwn(FORMATS, format)

/** The customer of a statement link, and where the account service generates it; null for any other id. */
export function decodeStatementId(id: string): { organizationId: string; path: string } | null {
  const [, organizationId, customerId, currency, from, to, view, format = ''] =
    SHAPE.exec(Buffer.from(id, 'base64url').toString()) ?? []
  if (organizationId === undefined || !isFormat(format)) return null
  const period = `currency=${currency}&from=${from}&to=${to}&view=${view}`
  return { organizationId, path: `/v1/customers/${customerId}/statement/${FORMATS[format]}&${period}` }
}
