import 'graphiql/setup-workers/vite'
import { GraphiQL } from 'graphiql'
import { StrictMode, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import './playground.css'
import { EXAMPLES, HEADERS } from './examples.ts'
import { openFetcher } from './fetcher.ts'
import { readOrganizations, type NamedOrganization } from './organizations.ts'

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
      defaultTabs={EXAMPLES}
      defaultHeaders={HEADERS}
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
