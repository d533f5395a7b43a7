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

type Entry = {
  to: string
  message: string
  icon: LucideIcon
  /** Whoever has it sees the entry; of several any one. */
  permission?: string | readonly string[]
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
      { to: '/balances', message: 'balances', icon: Wallet, permission: 'treasury.bankAccounts.view' },
      {
        to: '/statement-transactions',
        message: 'statements',
        icon: List,
        permission: 'treasury.statements.view',
      },
      { to: '/counterparties', message: 'counterparties', icon: Users, permission: 'treasury.counterparties.view' },
    ],
  },
  {
    id: 'transact',
    entries: [
      {
        to: '/approvals',
        message: 'approvals',
        icon: CircleCheck,
        permission: ['treasury.payments.view', 'treasury.bills.view'],
        counts: 'approvals',
      },
      { to: '/bills', message: 'bills', icon: ReceiptText, permission: 'treasury.bills.view' },
      { to: '/payments', message: 'payments', icon: Send, permission: 'treasury.payments.view' },
      { to: '/transfers', message: 'transfers', icon: ArrowLeftRight, permission: 'treasury.payments.view' },
    ],
  },
  {
    id: 'reconciliation',
    entries: [
      {
        to: '/reconciliation',
        message: 'workspace',
        icon: Link,
        permission: 'treasury.reconciliation.view',
        counts: 'unreconciled',
      },
      { to: '/expected-transactions', message: 'expected', icon: Target, permission: 'treasury.expected.view' },
    ],
  },
  {
    id: 'configure',
    entries: [
      { to: '/bank-accounts', message: 'bankAccounts', icon: Landmark, permission: 'treasury.bankAccounts.view' },
      {
        to: '/bank-accounts/internal-accounts',
        message: 'internalAccounts',
        icon: Building2,
        permission: 'treasury.bankAccounts.view',
      },
      {
        to: '/exceptions',
        message: 'exceptions',
        icon: TriangleAlert,
        permission: 'treasury.exceptions.view',
      },
    ],
  },
  {
    id: 'settings',
    entries: [{ to: '/management', message: 'management', icon: UserCog, permission: 'account.members.manage' }],
  },
]

/** Beneath the groups. */
const foot: readonly Entry[] = [
  { to: '/log', message: 'log', icon: ScrollText, permission: 'account.activity.view' },
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
