// Invitations from both sides: inviting, and accepting. Races are actually run.
import { beforeEach, expect, it } from 'vitest'
import { tidyIdentity } from '../../../services/account/upkeep.ts'
import { openMail, tokenIn } from './mailServer.ts'
import { codeOf, freshAccount, people, type Problem, retail } from './support.ts'

const service = await freshAccount()
const mail = await openMail(service)
const admin = await service.as(people.admin.email)
const PASSWORD = 'Kopi-tubruk 3 gelas'
beforeEach(() => service.sql('delete from throttle'))

type Result = { email: string; ok: boolean; memberId: string | null; errors: { path: string; code: string }[] }
type Bulk = { results: { id: string; ok: boolean; errors: { code: string }[] }[] }
type Open = { email: string; organizationName: string; roleName: string; hasAccount: boolean }
type Accepted = { session: { id: string }; organizationId: string }

const roleId = async (name: string) => {
  const [role] = await service.sql<{ id: string }>(`select id from role where organization_id = $1 and name = $2`, [
    retail,
    name,
  ])
  return role?.id
}
const invite = async (
  emails: string[],
  { role = 'Viewer', who = admin, ...factor }: { role?: string; who?: typeof admin; code?: string } = {},
) => who.post<{ results: Result[] } & Problem>('/v1/invitations', { emails, roleId: await roleId(role), ...factor })
const codeOfFirst = ({ body }: { body: { results: { errors: { code: string }[] }[] } }) =>
  body.results[0]?.errors[0]?.code
async function invited(email: string) {
  const { body } = await invite([email])
  const memberId = body.results[0]?.memberId
  if (!memberId) throw new Error(`${email} was not invited: ${JSON.stringify(body)}`)
  const letter = await mail.emailTo(email)
  return { memberId, token: tokenIn(letter), letter }
}
const check = (token: string) => service.send<Open & Problem>('POST', '/v1/auth/invitation/check', { body: { token } })
const accept = (token: string, { password = PASSWORD, fullName = 'Nina Baru' } = {}) =>
  service.send<Accepted & Problem>('POST', '/v1/auth/invitation/accept', { body: { token, fullName, password } })
const resend = (...memberIds: string[]) => admin.post<Bulk>('/v1/invitations/resend', { memberIds })
const cancel = (...memberIds: string[]) => admin.post<Bulk>('/v1/invitations/cancel', { memberIds })
const statusOf = async (memberId: string) =>
  (await admin.get<{ status: string }>(`/v1/members/${memberId}`)).body.status

it('leads a newcomer from the letter into the organization', async () => {
  const { memberId, token, letter } = await invited('nina@baru.example')
  expect(letter?.subject).toBe('Agus Santoso invited you to PT Nusantara Retail')
  expect(await statusOf(memberId)).toBe('INVITED')
  expect((await check(token)).body).toMatchObject({
    email: 'nina@baru.example',
    organizationName: 'PT Nusantara Retail',
    roleName: 'Viewer',
    inviterName: 'Agus Santoso',
    hasAccount: false,
    requiresSecondFactor: false,
  })
  // Signing in and resetting the password are impossible before the invitation is accepted.
  expect((await service.signIn<Problem>('nina@baru.example', PASSWORD)).body.code).toBe('U-ACC-AU-5')
  await service.send('POST', '/v1/auth/password-reset/request', { body: { email: 'nina@baru.example' } })

  const { body } = await accept(token)
  const entered = await service.exchange(body.session.id)
  expect(entered.body).toMatchObject({ organizationId: retail })
  expect(entered.body.permissions).toContain('treasury.statements.view')
  expect(await statusOf(memberId)).toBe('ACTIVE')
  expect((await service.signIn('nina@baru.example', PASSWORD)).status).toBe(200)
  const [log] = await service.sql<{ actor_name: string; changes: object[] }>(
    `select actor_name, changes from activity_log where record_id = $1 order by at desc limit 1`,
    [memberId],
  )
  expect(log).toMatchObject({ actor_name: 'Nina Baru', changes: [{ before: 'INVITED', after: 'ACTIVE' }, {}] })
  expect(mail.unread()).toEqual([])
})

it('adds the organization to the account of whoever has one, once they are signed in with it', async () => {
  const outsider = await invited('luar@other.example')
  await accept(outsider.token, { fullName: 'Orang Luar' })
  // The same person, invited by the other organization.
  const owner = await service.as(people.owner.email, '0198f000-0000-7000-8000-000000000102')
  const [viewer] = await service.sql<{ id: string }>(
    `select id from role where organization_id = '0198f000-0000-7000-8000-000000000102' and name = 'Viewer'`,
  )
  await owner.post('/v1/invitations', { emails: [' LUAR@other.example '], roleId: viewer?.id })
  const [letter] = await mail.letters(1)
  expect(letter?.text).toContain('You already have an Arus account')
  const token = tokenIn(letter)
  expect((await check(token)).body).toMatchObject({ hasAccount: true, organizationName: 'PT Samudra Logistik' })
  // The link alone neither sets another password nor signs in.
  expect((await accept(token, { password: 'Stolen by 1 thief' })).body.code).toBe('U-ACC-US-15')
  const other = await service.as(people.viewer.email)
  expect((await other.post('/v1/me/invitation', { token })).body.code).toBe('U-ACC-US-16')
  const { body: session } = await service.signIn('luar@other.example', PASSWORD)
  const { body: own } = await service.exchange(session.session?.id ?? '', null)
  const link = () =>
    service.send<Accepted & Problem>('POST', '/v1/me/invitation', {
      body: { token },
      authorization: `Bearer ${own.token}`,
    })
  expect((await link()).body.organizationId).toBe('0198f000-0000-7000-8000-000000000102')
  expect((await link()).body.code).toBe('U-ACC-US-19')
  expect((await service.exchange(session.session?.id ?? '', '0198f000-0000-7000-8000-000000000102')).status).toBe(200)
})

it('T22: refuses forged, used, replaced, cancelled and expired links in the same words', async () => {
  const { memberId, token } = await invited('tautan@baru.example')
  const forged = await check('A'.repeat(43))
  expect(forged.body).toMatchObject({ code: 'U-ACC-US-19' })

  expect((await resend(memberId)).body.results[0]?.ok).toBe(true)
  const newest = tokenIn(await mail.emailTo('tautan@baru.example'))
  expect((await check(token)).body.title).toBe(forged.body.title)
  expect((await check(newest)).status).toBe(200)

  await service.sql(`update invitation set expires_at = now() where membership_id = $1`, [memberId])
  expect((await accept(newest)).body.title).toBe(forged.body.title)
  expect(await statusOf(memberId)).toBe('EXPIRED')
  await resend(memberId)
  const again = tokenIn(await mail.emailTo('tautan@baru.example'))
  expect((await cancel(memberId)).body.results[0]?.ok).toBe(true)
  expect((await accept(again)).body.title).toBe(forged.body.title)
  expect(await statusOf(memberId)).toBe('REMOVED')

  // A user who never joined is invited again, with the same membership.
  const { memberId: second, token: last } = await invited('tautan@baru.example')
  expect(second).toBe(memberId)
  expect((await accept(last)).status).toBe(200)
  expect((await accept(last)).body.title).toBe(forged.body.title)
  expect((await check(last)).body.title).toBe(forged.body.title)
  const stored = await service.sql<{ token_hash: Buffer }>('select token_hash from invitation')
  expect(stored.map(({ token_hash: hash }) => hash.toString('utf8')).join()).not.toContain(last)
})

it('lets one of ten who accept at once in, and either the acceptance or the cancellation win', async () => {
  const { token } = await invited('sepuluh@baru.example')
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

  for (const attempt of [1, 2, 3, 4]) {
    const { memberId, token: raced } = await invited(`balapan${attempt}@baru.example`)
    const [accepted, cancelled] = await Promise.all([accept(raced), cancel(memberId)])
    const won = accepted.status === 200
    expect(cancelled.body.results[0]?.ok).toBe(!won)
    expect(await statusOf(memberId)).toBe(won ? 'ACTIVE' : 'REMOVED')
    const { status } = await service.signIn(`balapan${attempt}@baru.example`, PASSWORD)
    expect(status).toBe(won ? 200 : 422)
  }
})

it('says of each address why it was not invited', async () => {
  const { body } = await invite([
    'no address',
    'Baru1@x.example',
    'baru1@X.example',
    people.maker.email,
    people.admin.email,
  ])
  expect(body.results.map(({ email, errors }) => [email, errors[0]?.code ?? 'invited'])).toEqual([
    ['no address', 'INVALID_EMAIL'],
    ['baru1@x.example', 'invited'],
    [people.maker.email, 'U-ACC-US-2'],
    [people.admin.email, 'U-ACC-US-4'],
  ])
  await mail.letters(1)
  expect(codeOfFirst(await invite(['baru1@x.example']))).toBe('U-ACC-US-2')
})

it('keeps the owner role, other domains and those without the right out', async () => {
  expect((await invite(['o@x.example'], { role: 'Owner' })).body.code).toBe('U-ACC-US-6')
  const maker = await service.as(people.maker.email)
  expect((await invite(['o@x.example'], { who: maker })).body.code).toBe('G-20')
  await service.sql(`update controls set allowed_email_domains = '{arus.test}' where organization_id = $1`, [retail])
  expect(codeOfFirst(await invite(['o@x.example']))).toBe('U-ACC-US-11')
  await service.sql(`update controls set allowed_email_domains = '{}' where organization_id = $1`, [retail])
  // A role that approves requires a fresh factor, and this administrator has none.
  expect((await invite(['o@x.example'], { role: 'Approver' })).body.code).toBe('U-ACC-AU-43')
  expect((await invite(['o@x.example'], { role: 'Approver', code: codeOf() })).body.code).toBe('U-ACC-AU-43')
})

it('leaves former members to be restored, and limits how often somebody is written to', async () => {
  const { memberId, token } = await invited('pergi@baru.example')
  for (let letter = 0; letter < 4; letter++) expect((await resend(memberId)).body.results[0]?.ok).toBe(true)
  expect((await resend(memberId)).body.results[0]?.errors[0]?.code).toBe('U-ACC-US-17')
  const letters = await mail.letters(4)
  expect((await accept(token)).body.code).toBe('U-ACC-US-19')
  // They may arrive in another order than sent: only the newest works.
  const accepted: number[] = []
  for (const letter of letters) accepted.push((await accept(tokenIn(letter))).status)
  expect(accepted.filter(status => status === 200)).toHaveLength(1)
  expect((await resend(memberId)).body.results[0]?.errors[0]?.code).toBe('U-ACC-US-7')
  expect((await cancel(memberId)).body.results[0]?.errors[0]?.code).toBe('U-ACC-US-7')
  await service.sql(`update membership set status = 'REMOVED' where id = $1`, [memberId])
  expect(codeOfFirst(await invite(['pergi@baru.example']))).toBe('U-ACC-US-10')
})

it('stops at the maximum of members, however many are invited at once', async () => {
  const [count] = await service.sql<{ members: number }>(
    `select count(*)::int as members from membership m where organization_id = $1 and (status = 'ACTIVE' or status = 'INVITED' and exists (
       select from invitation i where i.membership_id = m.id and used_at is null and cancelled_at is null and expires_at > now()))`,
    [retail],
  )
  await service.sql(`update controls set member_limit = $2 where organization_id = $1`, [
    retail,
    (count?.members ?? 0) + 2,
  ])
  const answers = await Promise.all([1, 2, 3, 4, 5].map(number => invite([`batas${number}@baru.example`])))
  const outcomes = answers.map(answer => codeOfFirst(answer) ?? 'invited').toSorted()
  expect(outcomes).toEqual(['U-ACC-US-35', 'U-ACC-US-35', 'U-ACC-US-35', 'invited', 'invited'])
  // Existing members get that answer, however many members there are.
  const known = answers.findIndex(answer => codeOfFirst(answer) === undefined) + 1
  expect(codeOfFirst(await invite([`batas${known}@baru.example`]))).toBe('U-ACC-US-2')
  expect(codeOfFirst(await invite([people.viewer.email]))).toBe('U-ACC-US-2')
  await mail.letters(2)
  await service.sql(`update controls set member_limit = 50 where organization_id = $1`, [retail])
  // Rejected addresses have no account, and are deleted after a day.
  await service.sql(`update person set created_at = now() - interval '2 days'`)
  await tidyIdentity(service.database)
  const left = await service.sql(`select from person where email like 'batas%'`)
  expect(left).toHaveLength(2)
})
