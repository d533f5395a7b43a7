// The manifests of features: complete with respect to the product's lists, consistent with each other, and lightweight.
import { readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createFlows, type FeatureManifest } from '../../web/feature.ts'
import { features } from '../../web/features.ts'
import { messagesIn } from '../../web/tools/catalogs.ts'
import { featureScreens } from '../e2e/support/featureScreens.ts'

const named = features.map(feature => [feature.name, feature] as const)
const pathOf = (address: string) => address.replace(/\?.*$/, '')
const camel = (segment: string) => segment.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const firstRoutes = import.meta.glob<RouteObject[]>('../../web/pages/organization/*/firstRoutes.tsx', {
  eager: true,
  import: 'routes',
})

/** A feature's screens: those in the frame, or those loaded later. */
async function screensAt({ name, routes }: FeatureManifest): Promise<RouteObject[]> {
  const first = firstRoutes[`../../web/pages/organization/${name}/firstRoutes.tsx`]
  expect(first !== undefined && routes !== undefined, `${name} has routes twice`).toBe(false)
  return first ?? (await routes?.())?.routes ?? []
}

describe('what product.md names', () => {
  test('each flow that creates a record is declared once, and kept as a draft under its name', () => {
    const declared = features.flatMap(({ creates = [] }) => creates.map(({ flow }) => flow))
    expect(new Set(declared).size).toBe(declared.length)
    expect(declared.toSorted()).toEqual([...createFlows].toSorted())
    expect(createFlows).toEqual([
      'create-sales-order',
      'create-invoice',
      'create-payment',
      'create-counterparties',
      'create-expected-transaction',
      'create-reconciliation',
      'create-internal-account',
      'create-transfer',
      'create-bill',
      'create-deposit',
    ])
  })
})

describe.each(named)('%s', (_, feature) => {
  const { name, paths = [], menu = [], creates = [] } = feature

  test('has screens at the addresses that it names, and at no other', async () => {
    const screens = await screensAt(feature)
    expect([...new Set(screens.map(({ path = '' }) => path.split('/')[0]))].toSorted()).toEqual([...paths].toSorted())
    for (const { to } of [...menu, ...creates]) expect(matchRoutes(screens, pathOf(to)), to).not.toBeNull()
  })

  test('brings no page, no JSX and no CSS into the first load', () => {
    const source = readFileSync(`web/pages/organization/${name}/feature.ts`, 'utf8')
    const imported = [...source.matchAll(/^import (.*) from '(.+)'$/gm)].map(([, what, from]) => [what, from])
    for (const [what = '', from = ''] of imported)
      expect(what.startsWith('type ') || from === 'lucide-react', from).toBe(true)
  })

  test('has words in both languages, for whoever speaks them', async () => {
    const wanted = [
      ...menu.map(entry => ['organization', `menu.${entry.name}`]),
      ...paths
        .filter(path => menu.some(({ to }) => to === `/${path}`))
        .map(path => ['public', `logout.page.${camel(path)}`]),
      ...(feature.records ?? []).map(type => ['log', `log.type.${type}`]),
      ...(feature.actions ?? []).map(action => ['log', `log.action.${action}`]),
      ...(feature.webhooks ?? []).flatMap(event => [
        ['settings', `webhooks.event.${event}`],
        ['log', `log.value.${event}`],
      ]),
    ]
    for (const language of ['en', 'id'] as const)
      for (const [group = '', id] of wanted)
        expect(
          (await messagesIn('web', language, group)).some(message => message.id === id),
          `${id} of ${group}`,
        ).toBe(true)
  })

  test('is looked at by journeys: with axe, as a viewer, and with nothing in it', () => {
    const screens = featureScreens.get(name)
    const listed = (addresses: readonly string[] = []) => addresses.map(pathOf)
    const covers = (addresses: readonly string[], to: string) =>
      addresses.some(address => address === to || address.startsWith(`${to}/`))
    const forms = creates.filter(({ to }) => !menu.some(entry => entry.to === to))
    const lists = menu.filter(entry => creates.some(({ to }) => to === entry.to || to.startsWith(`${entry.to}/`)))
    for (const { to } of [...menu, ...creates]) expect(covers(listed(screens?.axe), to), `axe: ${to}`).toBe(true)
    for (const { to } of menu)
      expect(covers(listed(screens?.viewer?.map(([at]) => at)), to), `viewer: ${to}`).toBe(true)
    for (const { to } of forms) expect(listed(screens?.closed), 'closed').toContain(to)
    for (const { to } of lists) expect(listed(screens?.empty?.map(([at]) => at)), 'empty').toContain(to)
  })
})

test('every draft of a new record is named by the flow that it is of', () => {
  const drafts = new Set(features.flatMap(({ name }) => draftsIn(name).map(draft => `${name}: ${draft}`)))
  const flows = features.flatMap(({ name, creates = [] }) => creates.map(({ flow }) => `${name}: ${flow}`))
  // Customers, products, roles, purchase orders, received payments and statement lines have no flow in product.md, and reconciling has no
  // form.
  expect([...drafts].filter(draft => !flows.includes(draft)).toSorted()).toEqual([
    'customers: create-customer',
    'management: create-role',
    'products: create-product',
    'purchaseOrders: create-purchase-order',
    'receivedPayments: create-received-payment',
    'statementTransactions: create-statement-transaction',
    'withholdingSlips: create-withholding-slip',
  ])
})

/** The drafts that a feature's forms use. */
function draftsIn(name: string): string[] {
  const sources = import.meta.glob<string>('../../web/pages/organization/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  return Object.entries(sources)
    .filter(([file]) => file.includes(`/organization/${name}/`))
    .flatMap(([, source]) => source.split('\n').filter(line => /\bdraft[:=]/.test(line)))
    .flatMap(line => [...line.matchAll(/['"](create-[a-z-]+)['"]/g)].map(([, draft = '']) => draft))
}
