// The shape of a service's error table, and the errors that both services share.
import { fillIn, isKnownPlaceholder, type Locale, type MessageParams, placeholdersOf } from './messageValues.ts'

/** An error that clients may receive. A code never changes; params fill the placeholders of its messages. */
export type ErrorRow = {
  readonly code: string
  readonly status: number
  readonly en: string
  readonly id: string
}

export type { Locale, MessageParams }

const CODE_FORM = /^(?:[A-Z]-\d+|U-(?:ACC|TRSY)-[A-Z]{2}-\d+)$/

/**
 * Checks an error table once, when its module loads: codes are well formed and unique, and every message exists in both languages with the
 * same params.
 */
export function defineErrors<const Table extends Record<string, ErrorRow>>(table: Table): Table {
  const nameOfCode = new Map<string, string>()
  for (const [name, row] of Object.entries(table)) {
    if (!CODE_FORM.test(row.code)) throw new Error(`${name}: ${row.code} is not a code`)
    const other = nameOfCode.get(row.code)
    if (other !== undefined) throw new Error(`${row.code} stands for both ${other} and ${name}`)
    nameOfCode.set(row.code, name)
    const [en, id] = [placeholdersOf(row.en), placeholdersOf(row.id)]
    if (en.join() !== id.join()) throw new Error(`${row.code}: en and id take different params`)
    if (!en.every(isKnownPlaceholder)) throw new Error(`${row.code}: ${en.join(' ')} is of no known kind`)
  }
  return table
}

/** The row's message in one language, with its params filled in. */
export function messageOf(row: Pick<ErrorRow, 'en' | 'id'>, locale: Locale, params: MessageParams = {}): string {
  return fillIn(row[locale], locale, params)
}

/** The response language. Only the two supported ones count; the default is English. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  let best: { locale: Locale; quality: number } | undefined
  for (const part of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...attributes] = part.trim().toLowerCase().split(';')
    const locale = tag.split('-')[0]
    if (locale !== 'en' && locale !== 'id') continue
    const weight = attributes.map(attribute => /^\s*q=([\d.]+)/.exec(attribute)?.[1]).find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    if (!best || quality > best.quality) best = { locale, quality }
  }
  return best?.locale ?? 'en'
}

/** Codes that every service uses. */
export const commonErrors = defineErrors({
  serverFault: {
    code: 'G-1',
    status: 500,
    en: 'There was a problem on the server.',
    id: 'Terjadi masalah pada server.',
  },
  invalidRequest: {
    code: 'G-2',
    status: 422,
    en: 'Some values aren’t valid.',
    id: 'Beberapa nilai tidak valid.',
  },
  staleVersion: {
    code: 'G-3',
    status: 409,
    en: 'Someone else changed this. Reload and try again.',
    id: 'Data ini sudah diubah orang lain. Muat ulang lalu coba lagi.',
  },
  requestInFlight: {
    code: 'G-4',
    status: 409,
    en: 'The same request is still being processed. Try again in a moment.',
    id: 'Permintaan yang sama masih diproses. Coba lagi sebentar lagi.',
  },
  keyReused: {
    code: 'G-12',
    status: 422,
    en: 'This idempotency key was used for another request.',
    id: 'Kunci idempotensi ini sudah dipakai untuk permintaan lain.',
  },
  invalidUrl: { code: 'G-5', status: 422, en: 'Invalid URL', id: 'URL tidak valid' },
  requestTooLarge: {
    code: 'G-6',
    status: 413,
    en: 'The request is too large.',
    id: 'Permintaan terlalu besar.',
  },
  notFound: { code: 'G-7', status: 404, en: 'Not found.', id: 'Tidak ditemukan.' },
  mediaTypeNotAllowed: {
    code: 'G-8',
    status: 415,
    en: 'This content type isn’t accepted here.',
    id: 'Jenis konten ini tidak diterima di sini.',
  },
  requestTimedOut: {
    code: 'G-9',
    status: 408,
    en: 'The request timed out.',
    id: 'Permintaan tidak diterima tepat waktu.',
  },
  unauthenticated: {
    code: 'G-10',
    status: 401,
    en: 'You’re not signed in, or your session has expired.',
    id: 'Anda belum masuk, atau sesi Anda telah berakhir.',
  },
  temporarilyUnavailable: {
    code: 'G-11',
    status: 503,
    en: 'The service is busy. Try again in a moment.',
    id: 'Layanan sedang sibuk. Coba lagi beberapa saat lagi.',
  },
  outcomeUnknown: {
    code: 'G-13',
    status: 503,
    en: 'The connection was lost. Check whether this was done before you try again.',
    id: 'Koneksi terputus. Periksa apakah tindakan ini sudah terlaksana sebelum mencoba lagi.',
  },
  forbidden: {
    code: 'G-20',
    status: 403,
    en: 'Your role doesn’t allow this.',
    id: 'Peran Anda tidak mengizinkan tindakan ini.',
  },
  scopeRequired: { code: 'G-21', status: 403, en: 'Scope is required.', id: 'Organisasi wajib dipilih.' },
  programRefused: {
    code: 'G-22',
    status: 403,
    en: 'An API token can’t do this. Sign in to Arus and do it there, with two-factor authentication.',
    id: 'Token API tidak dapat melakukan ini. Masuk ke Arus dan lakukan di sana dengan verifikasi dua langkah.',
  },
  tooManyRequests: {
    code: 'R-3',
    status: 429,
    en: 'Too many requests. Try again in a moment.',
    id: 'Terlalu banyak permintaan. Coba lagi beberapa saat lagi.',
  },
})

/** Why a field of a request was rejected before any business rule ran. */
export const fieldErrors = {
  REQUIRED: { en: 'This field is required', id: 'Kolom ini wajib diisi' },
  UNKNOWN_FIELD: { en: 'This field isn’t recognized', id: 'Kolom ini tidak dikenal' },
  INVALID_TYPE: { en: 'This value has the wrong type', id: 'Jenis nilai ini salah' },
  INVALID_FORMAT: { en: 'This value has the wrong format', id: 'Format nilai ini salah' },
  INVALID_EMAIL: { en: 'Invalid email format', id: 'Format email tidak valid' },
  INVALID_DATE: { en: 'Enter a valid date', id: 'Tanggal tidak valid' },
  INVALID_AMOUNT: {
    en: 'Enter an amount with at most 2 decimals',
    id: 'Masukkan jumlah dengan maksimal 2 desimal',
  },
  AMOUNT_OUT_OF_RANGE: {
    en: 'The amount can’t be more than {maximum, amount}',
    id: 'Jumlah maksimal {maximum, amount}',
  },
  AMOUNT_NOT_POSITIVE: { en: 'The amount must be greater than zero', id: 'Jumlah harus lebih dari nol' },
  INVALID_RATE: { en: 'Enter a rate with at most 4 decimals', id: 'Masukkan kurs dengan maksimal 4 desimal' },
  RATE_NOT_POSITIVE: { en: 'The rate must be greater than zero', id: 'Kurs harus lebih dari nol' },
  AMOUNT_ZERO: { en: 'The amount can’t be zero', id: 'Jumlah tidak boleh nol' },
  INVALID_CURSOR: {
    en: 'This cursor belongs to a different list, sort order or filter',
    id: 'Kursor ini untuk daftar, urutan, atau filter lain',
  },
  INVALID_CHARACTERS: {
    en: 'Line breaks, control characters and text direction marks aren’t allowed here',
    id: 'Ganti baris, karakter kendali, dan tanda arah teks tidak diizinkan di sini',
  },
  INVALID_CHARACTERS_IN_PROSE: {
    en: 'Control characters and text direction marks aren’t allowed here',
    id: 'Karakter kendali dan tanda arah teks tidak diizinkan di sini',
  },
  INVALID_VALUE: { en: 'This value isn’t allowed', id: 'Nilai ini tidak diizinkan' },
  TOO_SMALL: { en: 'Must be at least {minimum, number}', id: 'Nilai minimal {minimum, number}' },
  TOO_BIG: { en: 'Must be at most {maximum, number}', id: 'Nilai maksimal {maximum, number}' },
  TOO_SHORT: { en: 'At least {minimum, number} characters', id: 'Minimal {minimum, number} karakter' },
  TOO_LONG: { en: 'At most {maximum, number} characters', id: 'Maksimal {maximum, number} karakter' },
  TOO_FEW: { en: 'At least {minimum, number} items', id: 'Minimal {minimum, number} item' },
  TOO_MANY: { en: 'At most {maximum, number} items', id: 'Maksimal {maximum, number} item' },
} as const satisfies Record<string, Pick<ErrorRow, 'en' | 'id'>>

export type FieldErrorCode = keyof typeof fieldErrors
