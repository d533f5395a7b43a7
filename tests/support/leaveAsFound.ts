// Files share a process, one after the other: each leaves it as it found it.
import { afterAll, expect, vi } from 'vitest'
import { endFile } from './fileEnd.ts'

// A file that broke down while it was read ran no hook. What it left open is no matter of this one, and neither is why it can't be closed.
await endFile().catch(error => console.error('Left open by a file before this one:', error))

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
