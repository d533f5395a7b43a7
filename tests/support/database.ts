import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openDatabase } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'

/** A database of this file's own, made from the template, and dropped at its end. */
export async function freshDatabase(options: { max?: number; wake?: () => void } = {}) {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = inject('clusterUrl')
  const began = performance.now()
  await withAdmin(admin, client =>
    client.query(`create database ${name} template treasury_template owner treasury_owner`),
  )
  const createdIn = performance.now() - began
  const url = new URL(admin)
  url.pathname = name
  const adminUrl = url.href
  Object.assign(url, { username: 'treasury_login', password: 'treasury' })
  const database = openDatabase({ url: url.href, role: 'treasury', ...options })
  afterAll(async () => {
    await database.close()
    await withAdmin(admin, client => client.query(`drop database ${name} with (force)`))
  })
  return { database, url: url.href, adminUrl, createdIn }
}
