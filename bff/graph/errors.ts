// Error handling in one place. Expected failures of a mutation become `userErrors`; everything else is a GraphQL error with the service's
// code. Only a server fault carries the request id, so that a foreign id and an unknown id get the same answer.
import { GraphQLError } from 'graphql'
import { type FieldProblem, type Problem, RestError } from '../rest/restError.ts'

/** An entry of `userErrors`. Most refusals have no waiting time. */
export type UserErrorSource = { code: string; message: string; field: string[] | null; retryAfter?: number }

export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The codes that the BFF itself returns: its own refusals, and those of token exchanges, whose response serves callers of every language.
 * All others come from the services with their message.
 */
const MESSAGES = {
  'G-1': { en: 'There was a problem on the server.', id: 'Terjadi masalah pada server.' },
  'G-2': { en: 'Some values aren’t valid.', id: 'Beberapa nilai tidak valid.' },
  'G-6': { en: 'The request is too large.', id: 'Permintaan terlalu besar.' },
  'G-7': { en: 'Not found.', id: 'Tidak ditemukan.' },
  'G-8': { en: 'This content type isn’t accepted here.', id: 'Jenis konten ini tidak diterima di sini.' },
  'G-9': { en: 'The request timed out.', id: 'Permintaan tidak diterima tepat waktu.' },
  'G-10': {
    en: 'You’re not signed in, or your session has expired.',
    id: 'Anda belum masuk, atau sesi Anda telah berakhir.',
  },
  'G-11': {
    en: 'The service is busy. Try again in a moment.',
    id: 'Layanan sedang sibuk. Coba lagi beberapa saat lagi.',
  },
  'G-13': {
    en: 'The connection was lost. Check whether this was done before you try again.',
    id: 'Koneksi terputus. Periksa apakah tindakan ini sudah terlaksana sebelum mencoba lagi.',
  },
  'G-20': { en: 'Your role doesn’t allow this.', id: 'Peran Anda tidak mengizinkan tindakan ini.' },
  'G-21': { en: 'Scope is required.', id: 'Organisasi wajib dipilih.' },
  'U-ACC-AU-43': {
    en: 'Set up two-factor authentication first.',
    id: 'Aktifkan verifikasi dua langkah terlebih dahulu.',
  },
  'U-ACC-AU-44': { en: 'Two-factor authentication is required.', id: 'Verifikasi dua langkah diperlukan.' },
  'U-ACC-OG-3': { en: 'This organization doesn’t use treasury.', id: 'Organisasi ini tidak menggunakan treasury.' },
  'R-3': {
    en: 'Too many requests. Try again in a moment.',
    id: 'Terlalu banyak permintaan. Coba lagi beberapa saat lagi.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Code = keyof typeof MESSAGES

/** Whether a code is one that the BFF itself returns. */
export const isOwnCode = (code: string): code is Code => code in MESSAGES

type FieldAtFault = { code: FieldErrorCode; path: string[] }
/** The services' codes of single fields that the BFF also returns. */
type FieldErrorCode = 'INVALID_CURSOR' | 'INVALID_VALUE' | 'TOO_BIG' | 'TOO_SMALL' | 'TOO_MANY'

/** A refusal by the BFF itself. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: Code
  /** Replaces the code's message, in both languages, when it can say exactly what to fix. */
  readonly detail: Record<Language, string> | undefined
  /** The invalid field, with the code that services use for it. */
  readonly field: FieldAtFault | undefined

  constructor(code: Code, detail?: Record<Language, string>, field?: FieldAtFault) {
    super(code)
    this.code = code
    this.detail = detail
    this.field = field
  }
}

export const notFound = () => new Refused('G-7')

export const messageOf = (code: Code, language: Language): string => MESSAGES[code][language]

/** Whether the call was refused; if not, its outcome is unknown. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof RestError && error.problem.status < 500)

/** The code of a failure, from the BFF or a service. */
export function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code
  if (error instanceof RestError) return error.problem.code
  if (error instanceof GraphQLError && typeof error.extensions.code === 'string') return error.extensions.code
  return 'G-1'
}

/**
 * Codes that the user can't fix in the form: they are GraphQL errors even in a mutation. A second factor that a mutation requires is not
 * among them, because the user can provide it; one that the organization requires is refused by the exchange, before any mutation, and is
 * no RestError.
 */
const BEYOND_THE_USER = new Set(['G-1', 'G-7', 'G-10', 'G-20', 'G-21', 'G-22', 'R-3'])

/**
 * Runs a mutation: `{ ...payload, userErrors: [] }`, or `{ ...empty, userErrors }` for what the user can fix. Everything else is thrown and
 * becomes a GraphQL error with `data.<mutation>: null`.
 */
export async function toPayload<Payload extends object, Empty extends object>(
  effect: () => Promise<Payload>,
  empty: Empty,
): Promise<(Payload | Empty) & { userErrors: UserErrorSource[] }> {
  try {
    return { ...(await effect()), userErrors: [] }
  } catch (error) {
    return { ...empty, userErrors: toUserErrors(error) }
  }
}

/** The failure as entries of `userErrors`; rethrows what the user can't fix. */
export function toUserErrors(error: unknown): UserErrorSource[] {
  if (!(error instanceof RestError)) throw error
  const { code, title, errors = [], status, retryAfter } = error.problem
  if (status >= 500 || BEYOND_THE_USER.has(code)) throw error
  const wait = retryAfter === undefined ? {} : { retryAfter }
  if (errors.length === 0) return [{ code, message: title, field: null, ...wait }]
  return errors.map(each => ({ ...toUserError(each), ...wait }))
}

/** A service's error for one field; without a path it is about the whole input. */
export const toUserError = ({ path, code, message }: FieldProblem): UserErrorSource => ({
  code,
  message,
  field: path === '' ? null : path.split('.'),
})

/** The services' query parameters that have other names as arguments of a list. */
const ARGUMENT_OF: Readonly<Record<string, string>> = {
  amountAtLeast: 'filter.amount.atLeast',
  amountNoMoreThan: 'filter.amount.noMoreThan',
}

/** The same for an argument of a field. */
const toArgumentError = (problem: FieldProblem): UserErrorSource =>
  toUserError({ ...problem, path: ARGUMENT_OF[problem.path] ?? problem.path })

export type ErrorReader = { language: Language; requestId: string; log(error: unknown): void }

/**
 * The errors of an executed operation, as the client may see them: a code and a message in its language, no internals. Sorted by path,
 * because the order of occurrence depends on which read was faster.
 */
export function presentErrors(errors: readonly GraphQLError[], reader: ErrorReader): GraphQLError[] {
  return errors.map(error => presentError(error, reader)).toSorted(byPlace)
}

function byPlace(one: GraphQLError, other: GraphQLError): number {
  const [a, b] = [one.path ?? [], other.path ?? []]
  for (const [index, key] of a.entries()) {
    const against = b[index]
    if (key === against) continue
    if (against === undefined) return 1
    return typeof key === 'number' && typeof against === 'number'
      ? key - against
      : String(key) < String(against)
        ? -1
        : 1
  }
  return a.length - b.length
}

function presentError(error: GraphQLError, reader: ErrorReader): GraphQLError {
  const cause = error.originalError
  if (cause instanceof Refused && cause.code !== 'G-1') {
    const { code, detail, field } = cause
    const message = detail?.[reader.language] ?? messageOf(code, reader.language)
    return coded(error, code, message, field && { errors: [{ code: field.code, message, field: field.path }] })
  }
  if (cause instanceof RestError && cause.problem.code !== 'G-1') {
    const { code, errors = [], retryAfter } = cause.problem
    if (cause.cause !== undefined) reader.log(cause)
    return coded(error, code, titleOf(cause.problem, reader.language), {
      ...(errors.length > 0 && { errors: errors.map(toArgumentError) }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
  // Without a path it is about the request (a variable of a wrong type), and graphql-js has said what to fix.
  if (error.path === undefined || typeof error.extensions.code === 'string') return error
  reader.log(cause ?? error)
  return coded(error, 'G-1', messageOf('G-1', reader.language), {
    requestId: reader.requestId,
  })
}

/** The service's message; if it has none, ours. */
export const titleOf = ({ code, title }: Pick<Problem, 'code' | 'title'>, language: Language): string =>
  title === '' && isOwnCode(code) ? messageOf(code, language) : title

function coded(error: GraphQLError, code: string, message: string, more: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, {
    ...(error.nodes && { nodes: error.nodes }),
    ...(error.source && { source: error.source }),
    ...(error.positions && { positions: error.positions }),
    ...(error.path && { path: error.path }),
    extensions: { code, ...more },
  })
}

/** English unless Indonesian is preferred. */
export function pickLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en'
  const weights = { en: 0, id: 0 }
  for (const part of acceptLanguage.slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map(text => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(text => text !== undefined)
    const language = tag.split('-')[0]
    if (language === 'en' || language === 'id') weights[language] = Math.max(weights[language], Number(quality ?? 1))
  }
  return weights.id > weights.en ? 'id' : 'en'
}
