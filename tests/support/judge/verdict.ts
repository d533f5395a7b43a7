// The verdict on a run: every failure counts. Independent of vitest, so that it can be tested.
import type { Proofs } from '../../security/threats.ts'
import { MAX_SECOND_TRIES } from '../tries.ts'

/** A completed test: its file relative to the root, the titles of its groups and its own, its number of retries. */
export type Ran = {
  file: string
  titles: readonly string[]
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  secondTries: number
  /** The error of its first try, shortened: the message of a screen's test contains the whole screen. */
  died?: string | undefined
  /** What the users of a failed journey saw. */
  screens?: string | undefined
}

export type Run = {
  tests: readonly Ran[]
  /** Files that failed without a failed test. */
  brokenFiles: readonly string[]
  /** Rejections and exceptions that no test caught. */
  errors: number
  interrupted: boolean
}

export type Verdict = { passed: number; failed: number; lines: readonly string[] }

/** Threats are judged when all tests ran; without a table they are not. */
export function judge(run: Run, threats: Readonly<Record<string, Proofs>> | undefined): Verdict {
  const { tests, brokenFiles, errors, interrupted } = run
  const retried = tests.filter(test => test.secondTries > 0)
  const beyond = Math.max(0, retried.length - MAX_SECOND_TRIES)
  const unproved = threats ? unprovedThreats(tests, threats) : []
  const failedTests = tests.filter(({ state }) => state === 'failed')
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failedTests.length + brokenFiles.length + errors + beyond + unproved.length + Number(interrupted),
    lines: [
      ...brokenFiles.map(file => `broke down: ${file}`),
      ...retried.map(test => `second try: ${nameOf(test)} (${test.state}): ${failureOf(test)}`),
      // Retried tests are listed already.
      ...failedTests
        .filter(({ secondTries }) => secondTries === 0)
        .map(test => `failed: ${nameOf(test)}: ${failureOf(test)}`),
      ...(beyond > 0
        ? [`${retried.length} tests needed a second try; at most ${MAX_SECOND_TRIES} of a run may: the run is red`]
        : []),
      ...unproved,
      ...(threats && unproved.length === 0 ? [`every threat of tests/security/threats.ts is proved`] : []),
    ],
  }
}

const MAX_MESSAGE_LENGTH = 300

/** The first lines of a message, as one short line. */
const beginning = (message = 'no message') =>
  message.split('\n', 4).join(' ').replaceAll(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH)

/** The error, and what was on the screens, indented. */
const failureOf = ({ died, screens }: Ran) =>
  [beginning(died), ...(screens ? screens.split('\n').map(line => `  ${line}`) : [])].join('\n')

const nameOf = ({ file, titles }: Pick<Ran, 'file' | 'titles'>) => `${file}, ${titles.join(' > ')}`

const THREAT = /^T\d+: /

/** Missing proofs: named tests that did not run, and tests named after a threat that did not pass. */
export function unprovedThreats(tests: readonly Ran[], threats: Readonly<Record<string, Proofs>>): string[] {
  const missing = Object.entries(threats).flatMap(([threat, proofs]) =>
    Object.entries(proofs).flatMap(([file, names]) =>
      names
        .filter(name => !tests.some(test => test.file === file && test.titles.some(title => title.startsWith(name))))
        .map(name => `${threat} is not proved: no test of ${file} that ran begins with “${name}”`),
    ),
  )
  const notPassed = tests
    .filter(({ titles, state }) => state !== 'passed' && titles.some(title => THREAT.test(title)))
    .map(test => `${threatOf(test)} is not proved: ${nameOf(test)}: ${test.state}`)
  return [...missing, ...notPassed]
}

const threatOf = ({ titles }: Ran) => THREAT.exec(titles.find(title => THREAT.test(title)) ?? '')?.[0].slice(0, -2)
