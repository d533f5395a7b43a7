import {
  ArrowLeftRight,
  Building2,
  CircleCheck,
  House,
  Landmark,
  Link,
  List,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Send,
  Settings,
  Target,
  TriangleAlert,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { Permission } from '../permissions.generated.ts'

type Entry = {
  to: string
  message: string
  icon: LucideIcon
  /** Whoever has it sees the entry; of several any one. */
  permission?: Permission | readonly Permission[]
  /** Shows how many lines wait, or how many payments and bills for the viewer's decision. */
  counts?: 'unreconciled' | 'approvals'
}
type Group = { id: string; entries: readonly Entry[] }

/** The groups of product.md §2 with the screens that exist. */
const groups: readonly Group[] = [
  {
    id: 'monitor',
    entries: [
      { to: '/home', message: 'home', icon: House },
      { to: '/balances', message: 'balances', icon: Wallet, permission: 'TREASURY_BANK_ACCOUNTS_VIEW' },
      {
        to: '/statement-transactions',
        message: 'statements',
        icon: List,
        permission: 'TREASURY_STATEMENTS_VIEW',
      },
      { to: '/counterparties', message: 'counterparties', icon: Users, permission: 'TREASURY_COUNTERPARTIES_VIEW' },
    ],
  },
  {
    id: 'transact',
    entries: [
      {
        to: '/approvals',
        message: 'approvals',
        icon: CircleCheck,
        permission: ['TREASURY_PAYMENTS_VIEW', 'TREASURY_BILLS_VIEW'],
        counts: 'approvals',
      },
      { to: '/bills', message: 'bills', icon: ReceiptText, permission: 'TREASURY_BILLS_VIEW' },
      { to: '/payments', message: 'payments', icon: Send, permission: 'TREASURY_PAYMENTS_VIEW' },
      { to: '/transfers', message: 'transfers', icon: ArrowLeftRight, permission: 'TREASURY_PAYMENTS_VIEW' },
    ],
  },
  {
    id: 'reconciliation',
    entries: [
      {
        to: '/reconciliation',
        message: 'workspace',
        icon: Link,
        permission: 'TREASURY_RECONCILIATION_VIEW',
        counts: 'unreconciled',
      },
      { to: '/expected-transactions', message: 'expected', icon: Target, permission: 'TREASURY_EXPECTED_VIEW' },
    ],
  },
  {
    id: 'configure',
    entries: [
      { to: '/bank-accounts', message: 'bankAccounts', icon: Landmark, permission: 'TREASURY_BANK_ACCOUNTS_VIEW' },
      {
        to: '/bank-accounts/internal-accounts',
        message: 'internalAccounts',
        icon: Building2,
        permission: 'TREASURY_BANK_ACCOUNTS_VIEW',
      },
      {
        to: '/exceptions',
        message: 'exceptions',
        icon: TriangleAlert,
        permission: 'TREASURY_EXCEPTIONS_VIEW',
      },
    ],
  },
  {
    id: 'settings',
    entries: [{ to: '/management', message: 'management', icon: UserCog, permission: 'ACCOUNT_MEMBERS_MANAGE' }],
  },
]

/** Beneath the groups. */
const foot: readonly Entry[] = [
  { to: '/log', message: 'log', icon: ScrollText, permission: 'ACCOUNT_ACTIVITY_VIEW' },
  { to: '/settings', message: 'settings', icon: Settings },
]

export type MenuEntry = Entry & { label: string }
export type MenuGroup = { id: string; label: string; entries: readonly MenuEntry[] }

/** The menu in words, with the entry of the page that is shown: by the path's first segment. */
export function useMenu(): {
  groups: readonly MenuGroup[]
  foot: readonly MenuEntry[]
  current: MenuEntry | undefined
} {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  return useMemo(() => {
    const named = (entry: Entry): MenuEntry => ({ ...entry, label: formatMessage({ id: `menu.${entry.message}` }) })
    const namedGroups = groups.map(({ id, entries }) => ({
      id,
      label: formatMessage({ id: `menu.group.${id}` }),
      entries: entries.map(named),
    }))
    const namedFoot = foot.map(named)
    const all = [...namedGroups.flatMap(group => group.entries), ...namedFoot]
    return { groups: namedGroups, foot: namedFoot, current: currentEntry(all, pathname) }
  }, [formatMessage, pathname])
}

/** The entry whose segments the path begins with; of several the longest. */
export function currentEntry<E extends { to: string }>(entries: readonly E[], pathname: string): E | undefined {
  const fitting = entries.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return fitting.sort((a, b) => b.to.length - a.to.length)[0]
}
