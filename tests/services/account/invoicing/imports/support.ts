// Files of the account service's records: sent, checked and stored.
import { accountWorkers } from '../../../../../services/account/workers.ts'
import { openLog } from '../../../../../services/kit/http/log.ts'
import { openJobs } from '../../../../../services/kit/jobs.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { until } from '../../../../support/until.ts'
import { freshAccount, type Problem } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'

export type Issue = { severity: string; row: number | null; column: string | null; code: string; message: string }
export type Import = {
  id: string
  kind: string
  version: number
  status: string
  counts: { total: number; ready: number; warnings: number; duplicates: number; errors: number }
  issues: Issue[]
  hash: string
  fileId: string
  allowedActions: string[]
}

/** The service with its workers, and the regions used in the files. */
export async function openImports() {
  const service = await freshAccount()
  await fillSomeRegions(service)
  const { account, feed, files } = service
  const log = openLog('test', { LOG_LEVEL: 'silent' })
  const jobs = await openJobs({ url: account.database.url, service: 'account', work: true, log })
  const workers = await accountWorkers({
    account,
    files,
    jobs,
    log,
    mail: { kind: 'mailbox' },
    feed,
    treasury: undefined,
  })
  atFileEnd(async () => {
    await workers.close()
    await jobs.close()
    await workers.release()
  })
  return service
}

type Service = Awaited<ReturnType<typeof openImports>>
type Person = Awaited<ReturnType<Service['as']>>

/** One user's actions on files of one kind. */
export function filesOf(
  { address }: Service,
  person: Person,
  purpose: 'CUSTOMERS' | 'INVOICES' | 'PRODUCTS',
  path: string,
) {
  async function upload(content: string | Buffer, name = 'rows.csv'): Promise<string> {
    const bytes = Buffer.from(content)
    const { body } = await person.post<{ id: string }>('/v1/files', {
      purpose,
      name,
      size: bytes.length,
      contentType: 'text/csv',
    })
    await fetch(`${address}/v1/files/${body.id}/content`, {
      method: 'PUT',
      headers: { authorization: person.authorization, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    return body.id
  }
  const rest = (id: string) =>
    until(
      async () => {
        const { body } = await person.get<Import>(`/v1/record-imports/${id}`)
        return body.status !== 'CHECKING' && body.status !== 'IMPORTING' && body
      },
      { withinMs: 60_000 },
    )
  const start = async (fileId: string, options: object = {}) =>
    person.post<Import & Problem>(path, { fileId, ...options })
  async function send(content: string | Buffer, options: object = {}, name = 'rows.csv'): Promise<Import> {
    const { body } = await start(await upload(content, name), options)
    return rest(body.id)
  }
  const confirm = async ({ id, version }: Import, options: object = {}) => {
    const { status, body } = await person.post<Import & Problem>(`/v1/record-imports/${id}/confirm`, {
      version,
      ...options,
    })
    return status === 202 ? rest(id) : body
  }
  const correct = async ({ id, version }: Import, changes: object) => {
    const { body } = await person.post<Import>(`/v1/record-imports/${id}/correct`, {
      version,
      corrections: [],
      skippedRows: [],
      ...changes,
    })
    return rest(body.id)
  }
  return { upload, start, send, rest, confirm, correct }
}

/** The issues of each row, by column. */
export const told = (issues: readonly Issue[]) =>
  issues
    .map(({ row, column, code }) => [row, column, code] as const)
    .toSorted((one, other) => {
      const byRow = (one[0] ?? 0) - (other[0] ?? 0)
      return byRow || `${one[1]} ${one[2]}`.localeCompare(`${other[1]} ${other[2]}`)
    })
