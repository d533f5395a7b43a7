import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Clock } from '../../services/kit/clock.ts'
import { openDatabase } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { LOGIN_PASSWORD, templateOf } from './cluster.ts'
import { atFileEnd } from './fileEnd.ts'

type Options = { service?: 'account' | 'treasury'; max?: number; clock?: Clock }

/** A database of this file's own, made from the service's template, and dropped at its end. `adminUrl` is a superuser's. */
export async function freshDatabase({ service = 'treasury', max = 10, clock }: Options = {}) {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const cluster = inject('clusterUrl')
  await withAdmin(cluster, admin =>
    // Files are copied as they are, which takes a third of the time of copying through the log.
    admin.query(`create database ${name} template ${templateOf(service)} strategy file_copy owner ${service}_owner`),
  )
  const url = new URL(cluster)
  url.pathname = name
  const adminUrl = url.href
  Object.assign(url, { username: `${service}_login`, password: LOGIN_PASSWORD })
  const database = openDatabase({ url: url.href, service, max, ...(clock && { clock }) })
  atFileEnd(async () => {
    await database.close()
    await withAdmin(cluster, admin => admin.query(`drop database ${name}`))
  })
  return { database, url: url.href, adminUrl }
}
