// Statements in tests: an account to import into, and a worker that imports.
import { expect } from 'vitest'
import { openJobs } from '../../../../services/kit/jobs.ts'
import { importWorkers } from '../../../../services/treasury/statementTransactions/imports/workers.ts'
import type { Answer, Person, Problem, TreasuryApi } from '../support/api.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { until } from '../../../support/until.ts'

export type Money = { amount: string; currency: string }
export type Statement = {
  id: string
  date: string
  description: string
  direction: string
  amount: Money
  remaining: Money
  endingBalance: Money | null
  status: string
  allowedActions: string[]
  importId: string | null
  partyName: string | null
  references: string[]
  version: number
}
export type Import = {
  id: string
  status: string
  layout: string | null
  counts: { total: number; ready: number; warnings: number; duplicates: number; errors: number }
  gap: null | {
    lastStoredOn: string
    lastStoredBalance: Money | null
    firstInFileOn: string
    firstOpeningBalance: Money | null
    difference: Money | null
  }
  balanceProof: null | { opening: Money; closing: Money; rows: number; holds: boolean }
  sample: null | { rows: string[][] }
  failureReason: string | null
  hasCells: boolean
  edits: { corrections: object[]; skippedRows: number[] }
  version: number
  allowedActions: string[]
  done: number
  total: number
}
export type Issue = {
  severity: string
  row: number | null
  column: string | null
  value: string | null
  code: string
  message: string
  twinId: string | null
  suggestion: { value: string | null; reason: string } | null
}
export type Page<Item> = { items: Item[]; next: string | null }

/** Runs imports in this process. */
export async function openWorker(api: TreasuryApi) {
  const jobs = await openJobs({ url: api.url, service: 'treasury', work: true, log: api.log })
  await importWorkers({ database: api.database, files: api.files, jobs })
  atFileEnd(() => jobs.close())
}

let accounts = 0

/** A new account at a bank; `014` is BCA. */
export async function openAccount(
  person: Person,
  entityId: string,
  values: { bankCode?: string; accountNumber?: string; currency?: string } = {},
): Promise<string> {
  const { status, body } = await person.post<{ id: string }>('/v1/bank-accounts', {
    bankCode: '014',
    accountNumber: `52203${String(++accounts).padStart(5, '0')}`,
    currency: 'IDR',
    alias: `Account ${accounts}`,
    entityId,
    ...values,
  })
  expect(status).toBe(201)
  return body.id
}

type Options = { ignoreWarnings?: boolean; dryRun?: boolean; mapping?: unknown; saveMapping?: boolean; name?: string }

const accountsWith = new Map<string, string[]>()

/** The file for this account, with a distinct number of trailing blank lines: an identical file in another account would be asked about. */
export function ofAccount(bankAccountId: string, content: string): string {
  const accounts = accountsWith.get(content) ?? []
  if (!accounts.includes(bankAccountId)) accountsWith.set(content, [...accounts, bankAccountId])
  const place = accounts.indexOf(bankAccountId)
  return content + '\n'.repeat(place === -1 ? accounts.length : place)
}

/** Uploads a file and starts its import. */
export async function startImport(
  person: Person,
  bankAccountId: string,
  content: string | Uint8Array,
  { name = 'statement.csv', ...options }: Options = {},
): Promise<Import> {
  const own = typeof content === 'string' ? ofAccount(bankAccountId, content) : content
  const fileId = await person.upload('STATEMENT', name, own)
  const { status, body } = await person.post<Import>('/v1/statement-imports', { bankAccountId, fileId, ...options })
  expect(status).toBe(202)
  return body
}

/** Waits until no more work on an import is pending. */
export async function atRest(person: Person, id: string, ms = 30_000): Promise<Import> {
  return until(
    async () => {
      const { body } = await person.get<Import>(`/v1/statement-imports/${id}`)
      return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
    },
    { withinMs: ms },
  )
}

/** Imports a file and waits for the result. */
export async function importFile(...given: Parameters<typeof startImport>): Promise<Import> {
  const [person] = given
  return atRest(person, (await startImport(...given)).id)
}

/** Confirms a checked import, in its current version by default. */
export async function confirmImport(
  person: Person,
  id: string,
  body: { version?: number; ignoreWarnings?: boolean } = {},
): Promise<Answer<Import & Problem>> {
  const { version } = (await person.get<Import>(`/v1/statement-imports/${id}`)).body
  return person.post(`/v1/statement-imports/${id}/confirm`, { version, ...body })
}

export type IssuePage = Page<Issue> & { totalCount: number }

export async function issuesOf(person: Person, id: string, query = '', headers?: Record<string, string>) {
  const path = `/v1/statement-import-issues?importIds=${id}&first=200${query}`
  const { body } = await person.get<{ items: IssuePage[] }>(path, headers)
  return body.items[0] ?? { items: [], next: null, totalCount: -1 }
}

export const linesOf = async (person: Person, bankAccountId: string, query = '') =>
  (
    await person.get<Page<Statement>>(
      `/v1/statement-transactions?first=200&bankAccountId=${bankAccountId}&sort=date${query}`,
    )
  ).body.items

export const codeOf = (answer: Answer<unknown>) => (answer.body as Problem).code

type Row = { date: string; description: string; amount: string; type: 'DB' | 'CR'; balance?: string }

/** A BCA Bisnis file. */
export const bcaFile = (...rows: Row[]) =>
  [
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    ...rows.map(
      ({ date, description, amount, type, balance = '' }) =>
        `${date},"${description}",0000,"${amount} ${type}","${balance}"`,
    ),
    '',
  ].join('\r\n')
