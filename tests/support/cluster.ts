// One cluster for the run, in memory where there is /dev/shm; a template, migrated once; a database per test file.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bringUp, provision, withAdmin } from '../../services/kit/database/provision.ts'
import { startPostgres } from '../../tools/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
  }
}

export default async function setup(project: TestProject) {
  const began = performance.now()
  const directory = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cluster-'))
  const cluster = await startPostgres({ directory, durable: false })
  const up = performance.now()
  await provision(cluster.url, 'treasury', 'treasury', 'treasury_template')
  await bringUp(cluster.url('treasury_template'), 'treasury', 'services/treasury/migrations')
  await withAdmin(cluster.url('postgres'), admin =>
    admin.query('alter database treasury_template is_template true allow_connections false'),
  )
  console.log(`cluster ${Math.round(up - began)} ms, template ${Math.round(performance.now() - up)} ms`)
  project.provide('clusterUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
