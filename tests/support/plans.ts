// The plan of every statement that Postgres executed for some work. The database must be configured with `logPlans`. Independent of
// vitest, since benchmarks use it as well.
import pg from 'pg'
import { z } from 'zod'
import { withAdmin } from '../../services/kit/database/provision.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number | undefined
  'Rows Removed by Index Recheck'?: number | undefined
  Plans?: Node[] | undefined
}
const node: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  get Plans() {
    return z.array(node).optional()
  },
})
const explained = z.object({ 'Query Text': z.string(), Plan: node })

/** How one statement was executed. */
export type Plan = {
  text: string
  /** Its duration, including its functions'. */
  ms: number
  /** Rows and index entries read, whether or not they matched. */
  touched: number
  /** Each scan of a table, for people: type, index, and number of rows. */
  scans: string[]
}

/** New connections to this database report the plan of each of their statements, also those within functions. */
export const logPlans = (adminUrl: string) =>
  withAdmin(adminUrl, async admin => {
    const settings = {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_nested_statements': 'on',
      'auto_explain.log_format': 'json',
      'auto_explain.log_level': 'notice',
    }
    const database = new URL(adminUrl).pathname.slice(1)
    await admin.query(`load 'auto_explain'`)
    for (const [name, value] of Object.entries(settings))
      await admin.query(`alter database ${pg.escapeIdentifier(database)} set ${name} = '${value}'`)
  })

/** Runs work, alone in this process, and returns the plans of its statements that scanned a table. */
export async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  const { emit } = pg.Client.prototype
  const messages: string[] = []
  pg.Client.prototype.emit = function (...said: Parameters<typeof emit>) {
    const [event, notice] = said
    if (event === 'notice') messages.push(messageOf(notice))
    return Reflect.apply(emit, this, said)
  }
  try {
    await work()
    return messages.flatMap(readPlan).filter(({ scans }) => scans.length > 0)
  } finally {
    pg.Client.prototype.emit = emit
  }
}

const messageOf = (notice: unknown) => z.object({ message: z.string() }).parse(notice).message

function readPlan(message: string): Plan[] {
  const [, ms, json] = /^duration: ([\d.]+) ms .*plan:\n([^]*)$/.exec(message) ?? []
  if (json === undefined) return []
  const { 'Query Text': text, Plan: root } = explained.parse(JSON.parse(json))
  const scans = nodesOf(root).filter(each => each['Relation Name'] ?? each['Index Name'])
  const touched = scans.reduce((sum, scan) => sum + touchedBy(scan), 0)
  return [{ text, ms: Number(ms), touched, scans: scans.map(describe) }]
}

const nodesOf = (root: Node): Node[] => [root, ...(root.Plans ?? []).flatMap(nodesOf)]

function touchedBy(scan: Node): number {
  const { 'Actual Rows': rows, 'Actual Loops': loops } = scan
  const unwanted = (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0)
  return Math.ceil((rows + unwanted) * loops)
}

const describe = (scan: Node) =>
  `${scan['Node Type']} ${scan['Index Name'] ?? ''} ${scan['Relation Name'] ?? ''}: ${touchedBy(scan)}`
