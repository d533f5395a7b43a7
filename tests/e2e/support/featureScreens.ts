// What the features' manifests can't tell about their screens: one file per feature in tests/e2e/features. tests/web/features.test.ts
// checks them against the manifests.
import type { Client } from '../../../tools/demo/client.ts'

/** How a record is found, or created, in the demo. */
export type RecordTools = {
  /** The demo's maker in the retail company. */
  client: Client
  /** The first record of a GraphQL list of the organization. */
  firstOf: (list: string) => Promise<{ id: string; uuid: string }>
  newId: () => string
  dayAgo: (days: number) => string
  /** Direct changes, for actions that would need a fresh second factor, which is not tested here. */
  sql: (service: 'account' | 'treasury', text: string, values: unknown[]) => Promise<void>
}

export type FeatureScreens = {
  /** Addresses to check with axe: in both languages, both themes and three widths. */
  axe: readonly string[]
  /** What a viewer sees at an address, in the demo. */
  viewer?: readonly (readonly [address: string, shown: string | RegExp])[]
  /** Forms that tell a viewer who could change the record. */
  closed?: readonly string[]
  /** What a new organization shows, and the first step that only members with the permission see. */
  empty?: readonly (readonly [address: string, shown: string, firstStep: string])[]
  /** For pages of one record, the uuid of one, by the path of its list. */
  records?: readonly (readonly [list: string, recordOf: (tools: RecordTools) => Promise<string>])[]
}

const found = import.meta.glob<{ screens: FeatureScreens }>('../features/*.ts', { eager: true })

/** By the feature's folder. */
export const featureScreens: ReadonlyMap<string, FeatureScreens> = new Map(
  Object.entries(found).map(([file, { screens }]) => [file.replace(/^.*\/|\.ts$/g, ''), screens]),
)

/** One kind of entry, of all features. */
export const screensOf = <Kind extends keyof FeatureScreens>(kind: Kind): NonNullable<FeatureScreens[Kind]>[number][] =>
  [...featureScreens.values()].flatMap(screens => [...(screens[kind] ?? [])])
