import 'graphiql/setup-workers/vite'
import { GraphiQL } from 'graphiql'
import { StrictMode, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import './playground.css'
import { openFetcher } from './fetcher.ts'
import { readOrganizations, type NamedOrganization } from './organizations.ts'

const WELCOME = `# Arus API
#
# Signed in to Arus in this browser? Then operations run as you, in the organization chosen above.
# As a program: add { "authorization": "Bearer <API token>" } under Headers.

query Overview {
  organization {
    name
    defaultCurrency
    bankAccounts(first: 5) {
      edges { node { alias bank { name } balance { ledger { amount currency } } } }
    }
  }
}
`

function Playground() {
  const [organizations, setOrganizations] = useState<readonly NamedOrganization[]>([])
  const [chosen, choose] = useState<string>()
  const organizationId = useRef<string>(undefined)
  const fetcher = useMemo(() => openFetcher(() => organizationId.current), [])

  useEffect(() => {
    void readOrganizations().then(found => {
      setOrganizations(found)
      choose(found[0]?.uuid)
    })
  }, [])
  useEffect(() => {
    organizationId.current = chosen
  }, [chosen])

  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={WELCOME}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <label className="playground-organization">
          <span>Organization</span>
          <select value={chosen ?? ''} onChange={event => choose(event.target.value || undefined)}>
            {organizations.length === 0 && <option value="">not signed in</option>}
            {organizations.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </GraphiQL.Logo>
    </GraphiQL>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  )
}
