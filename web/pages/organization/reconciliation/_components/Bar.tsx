import { ChevronDown, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { Kbd } from '../../../../ui/keyboard/Kbd.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { DateEditor, useDateFilterText } from '../../../../ui/list/filterEditors.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { Popover } from '../../../../ui/overlay/Popover.tsx'
import { type Address, type Tab, dateParameters, withParameters } from '../_lib/address.ts'

/** An account in the picker. */
export type Account = {
  readonly id: string
  readonly alias: string
  readonly accountNumber: string
  readonly currency: string
  readonly unreconciledCount: number
  readonly lastStatementOn: string | null | undefined
}

type BarProps = {
  address: Address
  search: URLSearchParams
  accounts: readonly Account[]
  counts: { readonly unreconciled: number; readonly reconciled: number }
  onAddress: (changes: Readonly<Record<string, string | null>>) => void
}

/** Tabs with counts on the left; account, period and search on the right. */
export function Bar({ address, search, accounts, counts, onAddress }: BarProps) {
  const account = accounts.find(({ id }) => id === address.account)
  const formats = useFormats()
  const asOf = account?.lastStatementOn ?? null
  return (
    <div className="bar">
      <TabLinks address={address} search={search} counts={counts} />
      <div className="bar-find">
        {asOf === null ? null : (
          <span className="asof">
            <FormattedMessage id="reconciliation.asOf" values={{ date: formats.date(asOf) }} />
          </span>
        )}
        <AccountPicker accounts={accounts} account={account} onAddress={onAddress} />
        <Period address={address} onAddress={onAddress} />
        <SearchLines address={address} onAddress={onAddress} />
      </div>
    </div>
  )
}

function TabLinks({ address, search, counts }: Pick<BarProps, 'address' | 'search' | 'counts'>) {
  const intl = useIntl()
  const formats = useFormats()
  const tabs: readonly Tab[] = ['unreconciled', 'reconciled']
  return (
    <nav className="tabs" aria-label={intl.formatMessage({ id: 'reconciliation.title' })}>
      {tabs.map(tab => (
        <Link
          key={tab}
          to={{ search: withParameters(search, { tab, match: null, kind: null }).toString() }}
          aria-current={tab === address.tab ? 'page' : undefined}
        >
          <FormattedMessage id={`reconciliation.tab.${tab}`} />
          <em>{formats.count(counts[tab])}</em>
        </Link>
      ))}
    </nav>
  )
}

type AccountPickerProps = Pick<BarProps, 'accounts' | 'onAddress'> & { account: Account | undefined }

function AccountPicker({ accounts, account, onAddress }: AccountPickerProps) {
  const intl = useIntl()
  const formats = useFormats()
  const name = intl.formatMessage({ id: 'reconciliation.account' })
  const all = intl.formatMessage({ id: 'reconciliation.account.all' })
  const item = ({ id, alias, accountNumber, currency, unreconciledCount }: Account) => ({
    id,
    label: (
      <span className="row">
        <span className="grow trunc">
          {alias}{' '}
          <span className="muted">
            ··{accountNumber.slice(-4)} {currency}
          </span>
        </span>
        <span className="muted tab-num">{formats.count(unreconciledCount)}</span>
      </span>
    ),
    checked: id === account?.id,
    onSelect: () => onAddress({ account: id }),
  })
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="chip">
          <span className="sr">{name}: </span>
          <b className="trunc">
            {account === undefined ? all : `${account.alias} ··${account.accountNumber.slice(-4)}`}
          </b>
          {account?.currency}
          <ChevronDown className="i" aria-hidden />
        </button>
      }
      items={[
        { id: 'all', label: all, checked: account === undefined, onSelect: () => onAddress({ account: null }) },
        { id: 'line', separator: true },
        ...accounts.map(item),
      ]}
    />
  )
}

function Period({ address, onAddress }: Pick<BarProps, 'address' | 'onAddress'>) {
  const intl = useIntl()
  const textOf = useDateFilterText()
  const label = intl.formatMessage({ id: 'reconciliation.period' })
  const text = textOf(address.date)
  return (
    <span className="period">
      <Popover
        label={label}
        align="end"
        trigger={
          <button type="button" className="chip">
            {label}
            {text === null ? null : (
              <>
                : <b>{text}</b>
              </>
            )}
            <ChevronDown className="i" aria-hidden />
          </button>
        }
      >
        {close => <DateEditor value={address.date} onChange={date => onAddress(dateParameters(date))} close={close} />}
      </Popover>
      {text === null ? null : (
        <button
          type="button"
          className="chip-clear"
          aria-label={intl.formatMessage({ id: 'list.removeFilter' }, { filter: label })}
          onClick={() => onAddress(dateParameters(null))}
        >
          <X className="i" aria-hidden />
        </button>
      )}
    </span>
  )
}

/** Debounces typing before querying the list. */
const SETTLE = 250

function SearchLines({ address, onAddress }: Pick<BarProps, 'address' | 'onAddress'>) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(address.search ?? '')
  const sent = useRef(address.search ?? '')

  // Follows the address when it changes otherwise (clear, back).
  useEffect(() => {
    const stands = address.search ?? ''
    if (stands === sent.current) return
    sent.current = stands
    setText(stands)
  }, [address.search])
  useEffect(() => {
    if (text.trim() === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = text.trim()
      onAddress({ q: text.trim() || null })
    }, SETTLE)
    return () => clearTimeout(timer)
  }, [text, onAddress])

  useShortcuts([
    { keys: '/', label: intl.formatMessage({ id: 'reconciliation.keys.search' }), run: () => input.current?.focus() },
  ])
  const label = address.tab === 'reconciled' ? 'reconciliation.search.history' : 'reconciliation.search.label'
  return (
    <div className="input sm" role="search">
      <Search className="i" aria-hidden />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={intl.formatMessage({ id: 'reconciliation.search' })}
        aria-label={intl.formatMessage({ id: label })}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          if (text === '') input.current?.blur()
          else setText('')
        }}
      />
      <Kbd>/</Kbd>
    </div>
  )
}
