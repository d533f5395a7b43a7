// What the manifests of features can't know of their screens: one file a feature in tests/e2e/features. tests/web/features.test.ts holds them
// against the manifests.
import type { Client } from '../../../tools/demo/client.ts'

/** How a record is found, or made, in the demo. */
export type RecordTools = {
  /** The demo's maker in the retail company. */
  client: Client
  /** The first record of a list of the organization, as GraphQL asks for it. */
  firstOf: (list: string) => Promise<{ id: string; uuid: string }>
  newId: () => string
  dayAgo: (days: number) => string
  /** A change that takes a fresh second factor, which is not what this is about. */
  sql: (service: 'account' | 'treasury', text: string, values: unknown[]) => Promise<void>
}

export type FeatureScreens = {
  /** Addresses that are looked at with axe: in both languages, both themes and three widths. */
  axe: readonly string[]
  /** What a viewer sees at an address, in the demo. */
  viewer?: readonly (readonly [address: string, shown: string | RegExp])[]
  /** Forms that tell a viewer who could change that. */
  closed?: readonly string[]
  /** What an organization on its first day sees, and the first step that only members who may take it are offered. */
  empty?: readonly (readonly [address: string, shown: string, firstStep: string])[]
  /** For pages that show one record, the uuid of one, by the path of its list. */
  records?: readonly (readonly [list: string, recordOf: (tools: RecordTools) => Promise<string>])[]
}

const found = import.meta.glob<{ screens: FeatureScreens }>('../features/*.ts', { eager: true })

/** By the feature's folder. */
export const featureScreens: ReadonlyMap<string, FeatureScreens> = new Map(
  Object.entries(found).map(([file, { screens }]) => [file.replace(/^.*\/|\.ts$/g, ''), screens]),
)

/** One kind of them, of all features. */
export const screensOf = <Kind extends keyof FeatureScreens>(kind: Kind): NonNullable<FeatureScreens[Kind]>[number][] =>
  [...featureScreens.values()].flatMap(screens => [...(screens[kind] ?? [])])
