// Emails about the exports of both services are sent from here, since treasury doesn't know users' email addresses. The feeds report that
// an export is finished, and a job reads its details: if that fails, it blocks nothing else in the feeds.
import { and, eq } from 'drizzle-orm'
import { request } from 'undici'
import type { Tx } from '../../kit/database/database.ts'
import { type FinishedExport, finishedExportShape, showFinished } from '../../kit/exports/finished.ts'
import { readExport } from '../../kit/exports/repository.ts'
import { FILE_KEPT } from '../../kit/exports/runExport.ts'
import { once } from '../../kit/idempotency.ts'
import type { FeedEvent } from '../../kit/outbox/feed.ts'
import type { Audience } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { sendMail } from '../mail/public.ts'
import { membership } from '../members/public.ts'
import { organization } from '../organizations/public.ts'
import { person } from '../people/public.ts'
import type { TreasuryPeer } from '../protectedActions/public.ts'
import { type FinishedExportJob, finishedExportJob } from './job.ts'

const FINISHED = 'export.finished'

/** Queues an email about it. False for other events. */
export async function takeFinishedExport(
  { database, jobs }: Pick<Account, 'database' | 'jobs'>,
  service: Audience,
  { organizationId, type, subjectId }: Pick<FeedEvent, 'organizationId' | 'type' | 'subjectId'>,
): Promise<boolean> {
  if (type !== FINISHED || organizationId === null) return false
  await database.inOrganization(organizationId, null, tx =>
    jobs.enqueue(tx, finishedExportJob, { service, organizationId, exportId: subjectId }),
  )
  return true
}

/** Emails the requester of the export, once even when the job runs again. Skips users who are no longer members. */
export async function mailFinishedExport(
  account: Account,
  treasury: TreasuryPeer | undefined,
  { service, organizationId, exportId }: FinishedExportJob,
): Promise<void> {
  const { database } = account
  const found =
    service === 'account'
      ? await database
          .readInOrganization(organizationId, null, tx => readExport(tx, exportId))
          .then(row => row && showFinished(row))
      : treasury && (await readOfTreasury(treasury, `/v1/organizations/${organizationId}/exports/${exportId}`))
  if (!found) return
  await database.inOrganization(organizationId, found.createdBy, tx =>
    once(tx, `${FINISHED}:${exportId}`, [FINISHED, exportId], () => mailOf(tx, account, found)),
  )
}

async function mailOf(tx: Tx, account: Account, { createdBy, fileName, rows, isReady }: FinishedExport): Promise<void> {
  const [reader] = await tx
    .select({ email: person.email, name: person.fullName, language: person.language, organization: organization.name })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.organizationId, tx.organizationId),
        eq(membership.personId, createdBy),
        eq(membership.status, 'ACTIVE'),
      ),
    )
  if (!reader) return
  const { language, organization: name, ...to } = reader
  const values = { organization: name, file: fileName, link: `${account.publicOrigin}/exports` }
  await (isReady
    ? sendMail(tx, account, {
        to,
        language,
        template: 'exportReady',
        values: { ...values, rows, days: FILE_KEPT.hours / 24 },
      })
    : sendMail(tx, account, { to, language, template: 'exportFailed', values }))
}

async function readOfTreasury({ origin, token }: TreasuryPeer, path: string): Promise<FinishedExport | undefined> {
  const { statusCode, body } = await request(origin + path, {
    headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
    headersTimeout: 5_000,
    bodyTimeout: 5_000,
  })
  if (statusCode === 200) return finishedExportShape.parse(await body.json())
  await body.dump()
  // It was canceled, or has been deleted.
  if (statusCode === 404) return undefined
  throw new Error(`the treasury service answered ${statusCode} to a read of an export`)
}
