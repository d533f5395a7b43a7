// One cluster for the run, in memory where there is /dev/shm; a template per service, migrated once; a database per test file.
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { accountSchema } from '../../services/account/schema.ts'
import { bringUp, provision, type ServiceSchema, withAdmin } from '../../services/kit/database/provision.ts'
import { treasurySchema } from '../../services/treasury/schema.ts'
import { type Cluster, startPostgres } from '../../tools/postgres.ts'
import { removeDemoTemplate } from './demoTemplate.ts'
import { clearStaleDirectories, memoryDirectory } from './memoryDirectory.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
  }
}

/** The password of every service's login in tests. */
export const LOGIN_PASSWORD = 'test'

/** No replication, no logging, and no autovacuum, since no database lives long enough to need it. */
const SETTINGS = { max_connections: '300', wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off' }

export const templateOf = (service: string) => `${service}_template`

export default async function setup(project: TestProject) {
  clearStaleDirectories()
  const directory = memoryDirectory('test')
  const cluster = await startPostgres({ directory, durable: false, settings: SETTINGS })
  const stop = async () => {
    await cluster.stop()
    removeDemoTemplate()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    for (const schema of [accountSchema, treasurySchema]) await makeTemplate(cluster, schema)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url('postgres'))
  return stop
}

async function makeTemplate(cluster: Cluster, schema: ServiceSchema) {
  const template = templateOf(schema.service)
  await provision(cluster.url('postgres'), schema.service, LOGIN_PASSWORD, template)
  await bringUp(cluster.url(template), schema)
  // Postgres copies a template only without connections to it.
  await withAdmin(cluster.url('postgres'), admin =>
    admin.query(`alter database ${template} is_template true allow_connections false`),
  )
}
