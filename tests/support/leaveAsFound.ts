// Files share a process, one after the other: each must leave it unchanged.
import { afterAll, expect, vi } from 'vitest'
import { endFile } from './fileEnd.ts'

// A file that failed to load ran no hook. What it left open, or why that can't be closed, does not concern this file.
await endFile().catch(error => console.error('Left open by a file before this one:', error))

const environment = { ...process.env }

// A file's first hook runs last.
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
