// What a CI run guarantees: tests of money, tenancy, access or races have one try, and every failure is reported.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasOneTry, ONE_TRY, SECOND_TRY } from '../support/tries.ts'

const files = globSync(['tests/**/*.test.{ts,tsx}', 'web/**/*.test.{ts,tsx}'], { exclude: ['**/node_modules/**'] })

/** A file's topic, by its path. */
const TOPICS =
  /tenancy|access|auth|permission|payment|approv|bill|reconcil|match|import|race|fault|security|signIn|session|token|factor|invitation|canary|campaign|invariant|twoTabs|firstRun|e2e\/(?:connections|empty)|kit\//i
/** A proof of a threat, whatever its file is called. */
const PROOF = /['"`]T\d+: /

describe('the lists of tries', () => {
  it('know every file', () => {
    const unknown = files.filter(path => ![...ONE_TRY, ...SECOND_TRY].some(start => path.startsWith(start)))
    expect(unknown).toEqual([])
    const idle = ONE_TRY.filter(start => !files.some(path => path.startsWith(start)))
    expect(idle).toEqual([])
  })

  it('give one try to all that is about money, tenancy, access or a race', () => {
    const lenient = files.filter(path => TOPICS.test(path) || PROOF.test(readFileSync(path, 'utf8')))
    expect(lenient.filter(path => !hasOneTry(path))).toEqual([])
  })
})

/** A run of planted tests as CI runs all of them. */
async function runPlanted(names: readonly string[], env: Record<string, string | undefined> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'planted-'))
  const report = join(directory, 'report.json')
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/tools/planted/vitest.config.ts',
      '--reporter=default',
      '--reporter=./tests/support/judge/reporter.ts',
      ...names,
    ],
    { env: { ...process.env, CI: 'true', WHOLE_RUN: '0', TEST_REPORT: report, NO_COLOR: '1', ...env } },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  const counts: unknown = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(directory, { recursive: true })
  return { code, counts, output }
}

describe('a run in CI', { timeout: 60_000 }, () => {
  it('is red after a proof that failed only the first time', async () => {
    const { code, counts, output } = await runPlanted(['tenancy'])
    expect({ code, counts }, output).toEqual({ code: 1, counts: { passed: 0, failed: 1 } })
    expect(output).not.toContain('second try')
  })

  it('stands three second tries, and names each', async () => {
    const { code, counts, output } = await runPlanted(['screens'])
    expect({ code, counts }, output).toEqual({ code: 0, counts: { passed: 3, failed: 0 } })
    for (const at of [0, 1, 2])
      expect(output).toContain(`second try: tests/web/screens.planted.ts, screen ${at} comes the second time (passed)`)
  })

  it('is red with a fourth one', async () => {
    const { code, counts, output } = await runPlanted(['screens', 'oneMore'])
    expect({ code, counts }, output).toEqual({ code: 1, counts: { passed: 4, failed: 1 } })
    expect(output).toContain('4 tests needed a second try; at most 3 of a run may')
  })

  it('is red after what failed twice, what broke down, and what nobody caught', async () => {
    const { code, counts, output } = await runPlanted(['hopeless', 'broken', 'unheard'])
    expect({ code, counts }, output).toEqual({ code: 1, counts: { passed: 1, failed: 3 } })
    expect(output).toContain('broke down: tests/web/broken.planted.ts')
  })

  it('of all tests is red when a threat is not proved', async () => {
    const { code, output } = await runPlanted(['tenancy'], { WHOLE_RUN: '1' })
    expect(code).toBe(1)
    expect(output).toContain(
      'T1 is not proved: tests/kit/tenancy.planted.ts, T1: an organization sees nothing of another: failed',
    )
    expect(output).toMatch(
      /T16 is not proved: no test of tests\/faults\/paymentCampaign\.test\.ts that ran begins with/,
    )
  })

  it('elsewhere nothing is tried again', async () => {
    const { code, counts } = await runPlanted(['screens'], { CI: undefined })
    expect({ code, counts }).toEqual({ code: 1, counts: { passed: 0, failed: 3 } })
  })
})
