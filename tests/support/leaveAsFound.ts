// Files share a process, one after the other: each leaves it as it found it.
import { afterAll, expect, vi } from 'vitest'
import { endFile } from './fileEnd.ts'

const environment = { ...process.env }

// The first hook of a file is the last to run.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await endFile()
  expectEnvironmentAsFound()
})

function expectEnvironmentAsFound(): void {
  expect(process.env).toEqual(environment)
}
