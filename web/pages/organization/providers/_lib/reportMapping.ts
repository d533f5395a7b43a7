/** The columns of a report that must be mapped. */
export const requiredColumns = ['transactionId', 'gross', 'payoutDate'] as const
/** Optional columns. */
export const optionalColumns = [
  'order',
  'transactionDate',
  'channel',
  'status',
  'fee',
  'vat',
  'net',
  'batch',
  'payoutAccount',
  'currency',
] as const
export const dateFormats = ['yyyy-MM-dd', 'dd-MM-yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const
export const decimalMarks = ['.', ','] as const

const mapped = [...requiredColumns, ...optionalColumns] as const
export type MappedColumn = (typeof mapped)[number]
export type ReportMapping = Record<MappedColumn, string> & { dateFormat: string; decimalMark: string }
export type SavedMapping = Readonly<
  Partial<Record<MappedColumn | 'dateFormat' | 'decimalMark', string | null | undefined>>
>

/** The saved mapping, or an empty one. */
export const mappingOf = (saved: SavedMapping | null | undefined): ReportMapping => ({
  transactionId: saved?.transactionId ?? '',
  gross: saved?.gross ?? '',
  payoutDate: saved?.payoutDate ?? '',
  order: saved?.order ?? '',
  transactionDate: saved?.transactionDate ?? '',
  channel: saved?.channel ?? '',
  status: saved?.status ?? '',
  fee: saved?.fee ?? '',
  vat: saved?.vat ?? '',
  net: saved?.net ?? '',
  batch: saved?.batch ?? '',
  payoutAccount: saved?.payoutAccount ?? '',
  currency: saved?.currency ?? '',
  dateFormat: saved?.dateFormat ?? dateFormats[0],
  decimalMark: saved?.decimalMark ?? decimalMarks[0],
})

/** Errors detected before sending. */
export const faultsOfMapping = (mapping: ReportMapping, missing: string): Record<string, string> =>
  Object.fromEntries(
    requiredColumns.filter(column => mapping[column].trim() === '').map(column => [`mapping.${column}`, missing]),
  )
