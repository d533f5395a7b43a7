// `npm run bench -- signIn [seconds] [rate]`: what access costs. Sign-ins at a steady rate; known against unknown emails, which must take the
// same time; the price of a session at each request; and how soon a thousand sockets are closed when their people lose their places.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionCookie } from '../bff/auth/sessionCookie.ts'
import { openTokenExchange } from '../bff/auth/tokenExchange.ts'
import { encodeId } from '../bff/graph/globalId.ts'
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD, DEMO_PEOPLE } from '../services/account/demo.ts'
import { digestOf, randomSecret } from '../services/account/callers/secrets.ts'
import { withAdmin } from '../services/kit/database/provision.ts'
import { newId } from '../services/kit/ids.ts'
import { openSocket, type SocketClient } from '../tests/bff/support/socketClient.ts'
import { quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

export const packages = ['@node-rs/argon2', 'fastify', 'graphql-ws', 'ws']
const ORGANIZATION = DEMO_ORGANIZATIONS.retail.id
const PORT = 4200
const URL = `http://localhost:${PORT}`
const EMAILS = scaled(500, 10)
const PEOPLE_WITH_SOCKETS = scaled(200, 2)
const SOCKETS_EACH = 5
const SETTLING_MS = scaled(10_000, 0)

type Session = { personId: string; email: string; membershipId: string; session: string }

export async function run([seconds = scaled('20', '1'), rate = '20']: string[]): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'arus-bench-sign-in-'))
  const arus = start(directory)
  try {
    await opened(arus)
    const people = await addPeople(directory)
    // The start is still at work: jobs, statistics of the database.
    await sleep(SETTLING_MS)
    await measureSignIns(people, Number(seconds), Number(rate))
    await measureEmails(people)
    await measureExchange()
    await measureRevocation(people.slice(0, PEOPLE_WITH_SOCKETS))
  } finally {
    const gone = once(arus, 'exit')
    arus.kill('SIGTERM')
    await gone
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureSignIns(people: readonly Session[], seconds: number, rate: number): Promise<void> {
  const times: Promise<{ ms: number }>[] = []
  const began = performance.now()
  for (let n = 0; n < seconds * rate; n++) {
    await sleep(Math.max(0, began + (n * 1_000) / rate - performance.now()))
    times.push(timed(people[n % people.length]?.email ?? '', DEMO_PASSWORD, true))
  }
  const taken = await Promise.all(times)
  printTable(
    ['sign-ins', 'p50 ms', 'p99 ms', 'slowest ms'],
    [[String(taken.length), ...[0.5, 0.99, 1].map(share => quantile(taken, share).toFixed(1))]],
    `Email and password at ${rate} a second for ${seconds} seconds, through BFF and account service`,
  )
}

/** Each email is tried once, the two kinds in turn and each first as often, so that both meet the same machine. */
async function measureEmails(people: readonly Session[]): Promise<void> {
  const known: { ms: number }[] = []
  const unknown: { ms: number }[] = []
  for (const [n, { email }] of people.entries()) {
    const tryKnown = async () => known.push(await timed(email, 'Wrong1234!', false))
    const tryUnknown = async () => unknown.push(await timed(`nobody-${n}@bench.test`, 'Wrong1234!', false))
    for (const attempt of n % 2 === 0 ? [tryKnown, tryUnknown] : [tryUnknown, tryKnown]) await attempt()
  }
  const row = (name: string, times: readonly { ms: number }[]) => [
    name,
    String(times.length),
    ...[0.5, 0.9, 0.99].map(share => quantile(times, share).toFixed(2)),
  ]
  printTable(
    ['email', 'attempts', 'p50 ms', 'p90 ms', 'p99 ms'],
    [row('known', known), row('unknown', unknown)],
    'Wrong passwords',
  )
  const p = mannWhitney(known, unknown)
  printLine(
    `Mann-Whitney: p = ${p.toFixed(3)}, ${p < 0.05 ? 'a difference that can be told' : 'no difference that could be told'}.`,
  )
}

/** What a request pays for its session while the answer of the account service is kept: the cookie is read, the grant is found. */
async function measureExchange(): Promise<void> {
  const exchange = openTokenExchange(async () => ({
    token: 'x'.repeat(600),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    personId: newId(),
    organizationId: ORGANIZATION,
    sessionFamilyId: newId(),
    permissions: [],
    tags: ['session:1'],
    renewAt: null,
  }))
  const { read } = sessionCookie({ https: true })
  const header = `theme=dark; language=id; __Host-arus=${randomSecret()}`
  const once = async () => {
    const id = read(header)
    if (id === undefined) throw new Error('no session in the cookie')
    return exchange.get({ kind: 'session', id }, ORGANIZATION, 'treasury')
  }
  const rounds = scaled(500_000, 1_000)
  for (let n = 0; n < rounds; n++) await once()
  const before = process.cpuUsage()
  for (let n = 0; n < rounds; n++) await once()
  const { user, system } = process.cpuUsage(before)
  printLine(`A session that is known costs a request ${((user + system) / rounds).toFixed(2)} µs of CPU.`)
}

async function measureRevocation(people: readonly Session[]): Promise<void> {
  const sockets: SocketClient[] = []
  for (const { session } of people) {
    const opening = Array.from({ length: SOCKETS_EACH }, () =>
      openSocket({ url: URL }, { session, organizationId: ORGANIZATION }),
    )
    sockets.push(...(await Promise.all(opening)))
  }
  const cookie = await cookieOf(DEMO_PEOPLE.owner.email)
  const [one, ...others] = people
  if (!one) throw new Error('there are no people')
  const first = await revoke(cookie, [one], sockets.slice(0, SOCKETS_EACH))
  const rest = await revoke(cookie, others, sockets.slice(SOCKETS_EACH))
  printTable(
    ['removed', 'sockets closed', 'answered after ms', 'first closed ms', 'last closed ms'],
    [
      ['one person', ...first],
      [`${others.length} people in one request`, ...rest],
    ],
    `${sockets.length} sockets of ${people.length} people are open; times from the request`,
  )
}

async function revoke(cookie: string, people: readonly Session[], sockets: readonly SocketClient[]): Promise<string[]> {
  const members = people.map(({ membershipId }) => ({
    id: encodeId('Membership', ORGANIZATION, membershipId),
    version: 1,
  }))
  const began = performance.now()
  const since = () => performance.now() - began
  const closed = sockets.map(socket => socket.closed.then(since))
  const answer = await ask('mutation($input: EndMembersInput!) { removeMembers(input: $input) { __typename } }', {
    variables: { input: { members } },
    cookie,
  })
  const answered = since()
  if (!answer.data?.removeMembers) throw new Error(`nobody was removed: ${JSON.stringify(answer)}`)
  const times = await Promise.all(closed)
  return [String(times.length), ...[answered, Math.min(...times), Math.max(...times)].map(ms => ms.toFixed(0))]
}

type Answer = { data?: Record<string, { viewer?: object | null } | null> | null; setCookie: string | null }

async function ask(query: string, { variables, cookie }: { variables: object; cookie?: string }): Promise<Answer> {
  const answer = await fetch(`${URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie, 'x-organization-id': ORGANIZATION }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const body: Omit<Answer, 'setCookie'> = await answer.json()
  return { ...body, setCookie: answer.headers.get('set-cookie') }
}

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { uuid } } }'
const signIn = (email: string, password: string) => ask(SIGN_IN, { variables: { input: { email, password } } })

async function timed(email: string, password: string, expected: boolean): Promise<{ ms: number }> {
  const began = performance.now()
  const { data } = await signIn(email, password)
  const ms = performance.now() - began
  const isIn = Boolean(data?.signIn?.viewer)
  if (isIn !== expected) throw new Error(`${email} was ${isIn ? '' : 'not '}let in`)
  return { ms }
}

async function cookieOf(email: string): Promise<string> {
  const { setCookie } = await signIn(email, DEMO_PASSWORD)
  if (setCookie === null) throw new Error(`${email} was not let in`)
  return setCookie.split(';', 1)[0] ?? ''
}

/** How likely such ranks are when both came from one distribution; two-sided, by the normal approximation. */
function mannWhitney(one: readonly { ms: number }[], other: readonly { ms: number }[]): number {
  const all = [...one.map(({ ms }) => ({ ms, own: true })), ...other.map(({ ms }) => ({ ms, own: false }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { own }, index) => (own ? sum + index + 1 : sum), 0)
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** Abramowitz and Stegun 26.2.17: right to seven digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const weights = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = weights.reduceRight((sum, weight) => (sum + weight) * t, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

function start(directory: string): ChildProcess {
  const generous = '1000000'
  return spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: directory,
      // Everybody here comes from one address, and wrong on purpose.
      SIGN_IN_ATTEMPTS: generous,
      SIGN_IN_ATTEMPTS_PER_ADDRESS: generous,
      SIGN_IN_ATTEMPTS_PER_PAIR: generous,
      POINTS_PER_MINUTE: '2000000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** It says where it is open when the demo's records are there too. */
function opened(arus: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  arus.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk)
    if (output.includes('open http')) resolve()
  })
  arus.once('exit', code => reject(new Error(`Arus ended with ${code}\n${output.slice(-2_000)}`)))
  return promise
}

/** People with the maker's role and password, each with a session as if they had signed in. */
async function addPeople(directory: string): Promise<Session[]> {
  const people = Array.from({ length: EMAILS }, (_, n) => ({
    personId: newId(),
    email: `known-${n}@bench.test`,
    membershipId: newId(),
    family: newId(),
    session: randomSecret(),
  }))
  const postgres = join(directory, 'postgres')
  const secret = readFileSync(join(postgres, 'secret'), 'utf8')
  const [, , , port = ''] = readFileSync(join(postgres, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const columns = [
    people.map(({ personId }) => personId),
    people.map(({ email }) => email),
    people.map(({ membershipId }) => membershipId),
    people.map(({ family }) => family),
    people.map(({ session }) => digestOf(session)),
  ]
  await withAdmin(`postgres://postgres:${secret}@127.0.0.1:${port}/account`, async admin => {
    const given = `unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bytea[]) as t(person, email, member, family, digest)`
    const insert = (text: string, more: unknown[] = []) => admin.query(text, [...columns, ...more])
    await insert(`with t as (select * from ${given}),
      people as (insert into person (id, email, full_name) select person, email, email from t returning id),
      families as (insert into session_family (id, person_id, remember, factors, expires_at)
        select family, person, false, '{PASSWORD}', now() + interval '1 day' from t returning id)
      select count(*) from people, families`)
    await insert(`insert into session (id_hash, family_id) select digest, family from ${given}`)
    await insert(
      `insert into password (person_id, hash) select person, (select hash from password where person_id = $6) from ${given}`,
      [DEMO_PEOPLE.maker.id],
    )
    await insert(
      `insert into membership (organization_id, id, person_id, role_id, status, joined_at)
       select m.organization_id, t.member, t.person, m.role_id, 'ACTIVE', now()
       from ${given}, membership m where m.organization_id = $6 and m.person_id = $7`,
      [ORGANIZATION, DEMO_PEOPLE.maker.id],
    )
    await admin.query('analyze')
  })
  return people
}
